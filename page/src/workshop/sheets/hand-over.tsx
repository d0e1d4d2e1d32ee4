// The changes out of the browser: as a patch, as a zip, into the real folder, or to whoever keeps the repository.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Sheet } from '../../dialogs/sheet.tsx';
import { download } from '../../download.ts';
import { Fault } from '../../fault.tsx';
import { Icon } from '../../icons.tsx';
import { ask } from '../ask.ts';
import { newDraft } from '../draft.ts';
import { canOpenFolders, openFolder, saveInto } from '../folder.ts';
import type { SheetProps } from '../model.ts';
import { count } from '../numbers.ts';
import { Propose } from './propose.tsx';

export function HandOver({ service, bench, close }: SheetProps) {
  const { touched, checked } = bench;
  const [fault, setFault] = useState<string | null>(null);
  const errors = checked?.problems.filter(({ severity }) => severity === 'error').length ?? 0;
  const none = touched.length === 0;
  const day = new Date().toISOString().slice(0, 10);
  const attempt = async (deed: () => Promise<void>): Promise<void> => {
    try {
      setFault(null);
      await deed();
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setFault((error as Error).message);
    }
  };
  const savePatch = async () => download(`obrador-${day}.patch`, await ask('patch'), 'text/x-patch');
  const saveZip = async () => download(`obrador-${day}.zip`, await ask('zip'), 'application/zip');
  const openOther = async () => {
    bench.replace(newDraft(await openFolder()));
    bench.say('Carpeta abierta: lo que cambies se compara con ella.');
    close();
  };
  const saveThere = async () => {
    await saveInto(bench.draft.files, touched);
    bench.replace({ ...bench.draft, base: bench.draft.files });
    bench.say(`Guardado en la carpeta: ${count(touched.length, 'fichero', 'ficheros')}.`);
    close();
  };
  return (
    <Sheet title="Llevarme los cambios" close={close}>
      {none ? (
        <p>Todavía no has cambiado nada. El zip lleva las definiciones como están.</p>
      ) : (
        <>
          <p>
            Has cambiado {count(touched.length, 'fichero', 'ficheros')}
            {errors > 0 ? `, con ${count(errors, 'error', 'errores')} por arreglar` : ', sin errores'}.
          </p>
          <ul class="touched">
            {touched.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl class="ways">
        <Way
          deed={() => attempt(savePatch)}
          disabled={none}
          about="Para quien lleva el repositorio: se pone con «git apply»."
        >
          <Icon name="file" /> Parche
        </Way>
        <Way deed={() => attempt(saveZip)} about="Todas las definiciones, con sus carpetas.">
          <Icon name="file" /> Zip
        </Way>
        {service.repository !== null && !none && <Propose repository={service.repository} bench={bench} />}
        {canOpenFolders && (
          <>
            <Way
              deed={() => attempt(openOther)}
              about={`La de verdad, con «crafts» y «larder» dentro. ${none ? '' : 'Este borrador se deja: llévatelo antes.'}`}
            >
              Abrir carpeta
            </Way>
            <Way
              deed={() => attempt(saveThere)}
              disabled={none}
              about="Con «npm run dev» en marcha se sirve al momento."
            >
              Guardar en la carpeta
            </Way>
          </>
        )}
      </dl>
      <Fault told={fault} />
      <p class="about">Nada de esto cambia el servicio: los cambios los pone quien lo lleva.</p>
    </Sheet>
  );
}

interface WayProps {
  deed: () => void;
  disabled?: boolean;
  about: string;
  children: ComponentChildren;
}

const Way = ({ deed, disabled, about, children }: WayProps) => (
  <div>
    <dt>
      <button type="button" class="quiet" disabled={disabled} onClick={deed}>
        {children}
      </button>
    </dt>
    <dd>{about}</dd>
  </div>
);

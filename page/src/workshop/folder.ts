// The real folder, where the browser can open it (File System Access): its definitions are read, and what changed is
// written back into it. Asked for by its owner each time; nothing else in it is looked at.
import type { Files } from './steps.ts';

interface Picker {
  showDirectoryPicker(options: { mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
}

export const canOpenFolders = 'showDirectoryPicker' in globalThis;

let folder: FileSystemDirectoryHandle | null = null;

const pick = (): Promise<FileSystemDirectoryHandle> =>
  (globalThis as unknown as Picker).showDirectoryPicker({ mode: 'readwrite' });

export async function openFolder(): Promise<Files> {
  const opened = await pick();
  const files = new Map<string, string>();
  for (const name of ['crafts', 'larder']) {
    const inside = await opened.getDirectoryHandle(name).catch(() => null);
    if (!inside)
      throw new Error(`En «${opened.name}» no hay carpeta «${name}»: abre la que tiene dentro «crafts» y «larder».`);
    await read(inside, name, files);
  }
  folder = opened;
  return files;
}

async function read(from: FileSystemDirectoryHandle, path: string, files: Map<string, string>): Promise<void> {
  for await (const entry of from.values()) {
    if (entry.name.startsWith('.')) continue;
    const inside = `${path}/${entry.name}`;
    if (entry.kind === 'directory') await read(entry as FileSystemDirectoryHandle, inside, files);
    else if (entry.name.endsWith('.json'))
      files.set(inside, await (await (entry as FileSystemFileHandle).getFile()).text());
  }
}

/** Writes these paths into the folder that is open, or into one that is chosen now. */
export async function saveInto(files: Files, paths: readonly string[]): Promise<void> {
  folder ??= await pick();
  for (const path of paths) {
    const steps = path.split('/');
    const name = steps.pop()!;
    let inside = folder;
    for (const step of steps) inside = await inside.getDirectoryHandle(step, { create: true });
    const text = files.get(path);
    if (text === undefined) {
      await inside.removeEntry(name);
      continue;
    }
    const stream = await (await inside.getFileHandle(name, { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }
}

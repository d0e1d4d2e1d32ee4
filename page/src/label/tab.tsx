// The tab of the label. What it is made of is fetched when it is first opened.
import { useEffect, useState } from 'preact/hooks';
import type { Craft } from '../../../engine/craft.ts';
import type { Actions } from '../model.ts';
import type { Recipe } from '../recipe.ts';

type Panel = typeof import('./panel.tsx');

let fetched: Promise<Panel> | null = null;

interface Props {
  craft: Craft;
  recipe: Recipe;
  actions: Actions;
}

export function LabelTab(props: Props) {
  const [panel, setPanel] = useState<Panel | null>(null);
  useEffect(() => {
    fetched ??= import('./panel.tsx');
    void fetched.then(setPanel, () => {
      fetched = null;
    });
  }, []);
  return (
    <div class="panel" id="panel" role="tabpanel" aria-labelledby="tab-label">
      {panel ? <panel.LabelPanel {...props} /> : <p class="about">Preparando la etiqueta…</p>}
    </div>
  );
}

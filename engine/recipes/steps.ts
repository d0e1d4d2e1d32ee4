// The steps of a recipe, one by line as they are typed, without the numbers or dashes that people put before them.
//   «1. Pesar\n- Cocer» → Pesar, Cocer
export const stepsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((step) => step.replace(/^\s*(?:\d+[.)]|[-•*])\s*/, '').trim())
    .filter((step) => step !== '');

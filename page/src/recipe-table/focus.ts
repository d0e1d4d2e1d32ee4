// Moves the focus at once, so that no letter typed meanwhile goes astray; and again, once what was changed has been drawn,
// where the field was not there yet or lost it on the way.
export const focusOn = (id: string): void => {
  const focus = (): void => {
    const field = document.getElementById(id);
    if (!field || document.activeElement === field) return;
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
  };
  focus();
  requestAnimationFrame(focus);
};

// Moves the focus once what was changed has been drawn.
export const focusOn = (id: string): void => {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  });
};

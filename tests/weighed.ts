// A recipe by its names and grams, as it is sent: { Azúcar: 60 } → [{ name: 'Azúcar', grams: 60 }]
export const weighed = (recipe: Readonly<Record<string, number>>): { name: string; grams: number }[] =>
  Object.entries(recipe).map(([name, grams]) => ({ name, grams }));

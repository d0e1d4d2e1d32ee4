// How much a request may bring: ingredients of a recipe, letters of a name or of a quantity, grams.
export const requestLimits = { ingredients: 200, name: 120, grams: 1e9, quantity: 200 } as const;

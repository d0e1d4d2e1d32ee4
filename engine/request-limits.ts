// How much a request may bring: ingredients of a recipe, letters of a name or of a quantity, grams, ingredients or groups
// that are named in one list.
export const requestLimits = { ingredients: 200, name: 120, grams: 1e9, quantity: 200, named: 40 } as const;

// The numbers of a book that are a matter of taste.

/** How many times what a recipe carries of something that has to be spent is tried, most first: past half as much again it is
 *  another recipe, and under a tenth it is not worth writing it anew. */
export const stockSteps = [1.5, 1.25, 1.1] as const;

/** Euros per kilo under which nobody weighs another recipe: the cent in which prices are told. */
export const thrift = 0.01;

/** Of what a recipe went up, the least that another recipe has to win back: for less than a fifth nobody changes what is sold. */
export const worthwhile = 0.2;

/** More batches than this of one recipe are a slip: grams where batches are asked. */
export const mostBatches = 10_000;

/** An order that is not understood, and why, in Spanish. */
export class Usage extends Error {}

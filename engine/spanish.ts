// Labels and names inside a Spanish sentence.

/** «Tal cosa» reads «tal cosa» inside a sentence, but «SIGLAS» and «E 471» stay. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

/** A symbol keeps its letters: «pH». */
export const capital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

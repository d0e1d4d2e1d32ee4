// What correcting takes for likely, in nats: two ways that differ by one are one nearly three times as likely as the other.
// The cheapest way that the evaluator confirms is what is done. There is no other threshold of taste in the room.

/**
 * How far a line is from what a good recipe has of it: square of the logarithm of how many times too much, over twice the square
 * of `spread`. A third more or less is another hand; twice is not. It never says more than `most`: beyond, a slip is a slip.
 * What one hand puts and another leaves out says less (`absent`), and one of a kind in the place of another is a little strange (`kin`).
 */
export const usual = { spread: 0.3, most: 3, absent: 2, kin: 0.7 };

/** A recipe whose lines are on the mean as far as this from the likest good one is another recipe: nothing is learnt from it. */
export const strange = 1.5;

/** Any line weighed wrong, before asking how: the bowl was on the scale, somebody came in. */
export const slip = 1.5;

/**
 * How slips happen, beyond that: put twice or by halves, a comma that moved, three for one, half as much again; forgotten. Each
 * is a bell of this breadth, as a logarithm. Anything else is a number read badly (`other`), and what is nearly right
 * already (`slight`, within a quarter) was not weighed wrong at all.
 */
export const slips = {
  factors: [
    [2, 0.3],
    [10, 0.3],
    [3, 0.8],
    [1.5, 1.2],
  ],
  breadth: 0.15,
  forgotten: 0.6,
  other: 1.8,
  slight: 3,
} as const;

/** Too much is seen more often than too little, for what is short makes all the rest look too much; by the part of the batch that has to come in. */
export const more = { any: 0.5, batch: 1.5 };

/** A lever of the craft, and each place further down its list, and each figure further down the craft's order. */
export const lever = { any: 1.2, place: 0.15, rank: 0.1 };

/** Every line more that has to be weighed again. */
export const line = 0.6;

/** The whole batch taken out, and as much of something else put in. */
export const batch = 6;

/** A batch that shrinks or grows past a fifth, for each fifth more: that is another recipe. */
export const size = { free: 0.2, each: 1 };

/** Less of what makes the recipe than its maker wrote, beyond what the trade lets give way. */
export const character = 1;

/** A thing that is not there comes in; a second of a kind that is there already. */
export const newcomer = { any: 0.4, kin: 1.5 };

/** Leaving a rest of what does not belong, less than this part of what there was. */
export const rest = { part: 0.25, price: 1 };

/** A dose put right by itself. */
export const dose = 1.2;

/** Standing at the very end of a range instead of where a weighing error leaves it in. */
export const comfort = 0.7;

/** What one line alone costs at most before two or more are looked at beside it. */
export const plain = 3;

/** What is dearer than this to believe is no correction but another recipe: it is left out, and said. */
export const most = 16;

/** Error of the scale on every line that a corrected recipe bears, and so many deviations of what that does to a figure; but no more than this part of its range. */
export const weighing = { error: 0.02, deviations: 2, most: 0.3 };

/** Part of its range by which a figure that is put right comes in, where it can: nobody means to stand at the very end. */
export const inside = 0.2;

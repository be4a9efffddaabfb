/** Left, top, right and bottom, in points from the top left of the page. */
export type Box = readonly [number, number, number, number];

/** A run of letters without a gap, and where it stands. */
export type Word = { text: string; box: Box; turn?: Turn };

/** Quarter turns clockwise from upright. */
export type Turn = 0 | 1 | 2 | 3;

/** One page (from 1) with its words in the order in which they were drawn. */
export type WordPage = { page: number; width: number; height: number; words: Word[] };

/** The pages of a document; `fixedPitch` pages come from plain text, where every letter is one wide and every line one high. */
export type WordPages = { pages: WordPage[]; fixedPitch: boolean };

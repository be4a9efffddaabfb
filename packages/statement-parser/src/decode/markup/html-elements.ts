import { findAttribute } from "./scan-markup.ts";

const listNames = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Elements that stand in the middle of a line of text. */
export const INLINE = listNames(
  "a abbr b bdi bdo big cite code em font i img input ins label mark nobr q s small span strong sub sup time tt u var wbr",
);

/** Elements that hold nothing, and end without a tag. */
export const VOID = listNames("area base br col embed hr img input link meta param source track wbr");

const BLOCKS = listNames(
  "html head body main header footer nav aside section article hgroup search div p h1 h2 h3 h4 h5 h6 ul ol menu li dl dt dd " +
    "table caption colgroup thead tbody tfoot tr th td form fieldset legend button output textarea datalist option optgroup " +
    "details summary dialog figure figcaption blockquote pre address center picture video audio canvas map slot data del kbd samp " +
    "dfn ruby rt rp meter progress marquee",
);

/** Whether an element is one of a page: those that pages name themselves have a hyphen. */
export const isOfPage = (name: string): boolean =>
  INLINE.has(name) || VOID.has(name) || BLOCKS.has(name) || name.includes("-");

/** A figure goes on in the next element, as with its cents in smaller letters. */
const GOES_ON = /^[\d.,'\s\u00a0€$£¥%+-]*$/;

const FIGURE_BEGUN = /[\d.,'€$£¥%+\u2212-]\s*$/;
/** Behind a number a sign, or that of a currency, begins the next figure. */
const SIGNED = /\d\s*\n\s*(?:[-+\u2212]|\p{Sc})\s?\p{Sc}?\s?\d/u;

/** Whether the text of an element is more of the figure that ends the text before it. */
export const goesOn = (before: string, text: string): boolean =>
  GOES_ON.test(text) && FIGURE_BEGUN.test(before) && !SIGNED.test(`${before}\n${text}`);

const LETTER = /\p{L}$/u;
const FIGURE = /^[-+\u2212(]?\s?(?:\p{Sc}\s?)?[-+\u2212]?\d/u;

/** Whether the text of an element is a figure right behind a word: `Closing balance<b>+1 082.20</b>`. */
export const followsWord = (before: string, text: string): boolean =>
  LETTER.test(before) && FIGURE.test(text);

/** Whether an element of such attributes is seen. */
export const isShown = (attributes: string): boolean =>
  !/\shidden(?=[\s=/]|$)/i.test(attributes) &&
  !/display\s*:\s*none/i.test(findAttribute(attributes, "style") ?? "");

/** Signs that are not seen: turning signs, zero-width ones, fillers, marks that only guide drawing. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800]/gu;
/** Scripts that write with joiners. */
const JOINING =
  "[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}]";
/** Of the unseen, what writing needs: joiners within such scripts and within an emoji, what chooses how an emoji looks, and its flags. */
const NEEDED = new RegExp(
  [
    `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
    "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})",
    "(?<=[\\p{Emoji}\\p{Script=Han}])[\\ufe0e\\ufe0f\\u{e0100}-\\u{e01ef}]",
    "(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]",
    "(?<=\\p{Script=Mongolian})[\\u180b-\\u180f]",
  ].join("|"),
  "gu",
);

/** A name as it is seen: without signs that turn the writing direction, and without those of no width that no script and no emoji needs. */
export const cleanName = (name: string): string => {
  const kept = new Set([...name.matchAll(NEEDED)].map(({ index }) => index));
  return name.replaceAll(UNSEEN, (sign, index: number) => (kept.has(index) ? sign : ""));
};

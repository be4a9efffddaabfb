import { memo } from "react";
import styles from "./page-words.module.css";

type Box = readonly [left: number, top: number, right: number, bottom: number];

type PageWordsProps = {
  readonly width: number;
  readonly height: number;
  readonly words: readonly { readonly text: string; readonly box: Box }[];
  /** The part of the page that is shown; all of it when none is named. */
  readonly crop?: Box | undefined;
};

/** How much of the height of a word's box its letters take. */
const LETTERS = 0.82;
/** Where in the height of its box a word's base line lies. */
const BASE_LINE = 0.78;

const PageWordsContent = ({ width, height, words, crop }: PageWordsProps) => {
  const [left, top, right, bottom] = crop ?? [0, 0, width, height];
  const shown = words.filter(({ box }) => box[1] < bottom && box[3] > top);
  return (
    <svg
      className={styles["words"]}
      viewBox={[left, top, right - left, bottom - top].join(" ")}
      aria-hidden="true"
    >
      {shown.map(({ text, box }, index) => {
        const size = (box[3] - box[1]) * LETTERS;
        return (
          <text
            // the same word may stand twice
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={box[0]}
            y={box[1] + (box[3] - box[1]) * BASE_LINE}
            fontSize={size}
            textLength={Math.max(0.1, box[2] - box[0])}
            lengthAdjust="spacingAndGlyphs"
          >
            {text}
          </text>
        );
      })}
    </svg>
  );
};

/** A printed page drawn from its words, each at its place; coordinates in points from the top left of the page. */
export const PageWords = memo(PageWordsContent);

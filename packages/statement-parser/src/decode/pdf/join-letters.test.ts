import { describe, expect, it } from "vitest";
import type { Letter } from "./collect-letters.ts";
import { joinLetters } from "./join-letters.ts";

const SIZE = 8;
const WIDTH = 4;

/** Letters of a text, each at the place that it has among letters of one width. */
const draw = (text: string): Letter[] =>
  text.split("").flatMap((plain, at) =>
    plain === "_"
      ? []
      : [
          {
            text: plain,
            plain,
            blank: plain === " ",
            x0: at * WIDTH,
            x1: (at + 1) * WIDTH,
            base: 100,
            size: SIZE,
            turn: 0,
          } satisfies Letter,
        ],
  );

const textsOf = (...runs: string[]): string[] =>
  joinLetters(runs.flatMap(draw))
    .toSorted((a, b) => a.box[0] - b.box[0])
    .map(({ text }) => text);

describe("letters that are drawn behind all others of their line", () => {
  it("are parts of the words in which they stand", () => {
    expect(textsOf("T_ng c_ng", "_ổ", "______ộ")).toEqual(["Tổng", "cộng"]);
  });

  it("join no words and no figures that a blank or a column parts", () => {
    expect(textsOf("Số 12", "______ổ", "_____3")).toEqual(["Số", "12", "3", "ổ"]);
  });
});

describe("words of letters that are read from the right", () => {
  it("keep the order of their figures", () => {
    expect(textsOf("2024-ويام-01")).toEqual(["01-مايو-2024"]);
    expect(textsOf("01-2025-ربوتكأ")).toEqual(["01-أكتوبر-2025"]);
    expect(textsOf("باسح")).toEqual(["حساب"]);
  });
});

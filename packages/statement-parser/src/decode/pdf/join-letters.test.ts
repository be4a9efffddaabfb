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

  it("are drawn from the left or from the right, narrow letters among them", () => {
    const right = 200;
    const drawBack = (text: string): Letter[] => {
      let x1 = right;
      return text.split("").map((plain) => {
        const width = /[וי]/.test(plain) ? WIDTH / 2 : WIDTH;
        const letter = {
          text: plain,
          plain,
          blank: plain === " ",
          x0: x1 - width,
          x1,
          base: 100,
          size: SIZE,
        };
        x1 -= width;
        return { ...letter, turn: 0 } satisfies Letter;
      });
    };
    const texts = joinLetters(drawBack("יתרה לוי רחל"))
      .toSorted((a, b) => b.box[0] - a.box[0])
      .map(({ text }) => text);
    expect(texts).toEqual(["יתרה", "לוי", "רחל"]);
  });

  it("go on from the left behind a blank that was drawn at their right", () => {
    const blank: Letter = {
      text: " ",
      plain: " ",
      blank: true,
      x0: 24,
      x1: 28,
      base: 100,
      size: SIZE,
      turn: 0,
    };
    expect(joinLetters([blank, ...draw("החיתפ")]).map(({ text }) => text)).toEqual(["פתיחה"]);
  });
});

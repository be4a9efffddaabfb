import { describe, expect, it } from "vitest";
import { isPhrase, listPlaces, says } from "./find-phrases.ts";
import { toPlainWords } from "./plain-words.ts";
import { expandPhrase } from "./phrase-notation.ts";

describe("the words of all languages", () => {
  it("are found whole, whatever their case, accents and signs", () => {
    expect(says(toPlainWords("PAIEMENT reçu, merci!"), "thanks")).toBe(true);
    expect(says(toPlainWords("Prepayment"), "payment")).toBe(false);
    expect(says(toPlainWords("Opłaty: 3"), "cost")).toBe(true);
    expect(says("", "payment")).toBe(false);
  });

  it("go on in any way behind an asterisk, and stand anywhere in scripts without spaces", () => {
    expect(says(toPlainWords("Ödemeleriniz"), "payment")).toBe(true);
    expect(says("本期还款总额", "payment")).toBe(true);
    expect(says("agradecimiento", "thanks")).toBe(false);
  });

  it("have places, of which the longest from one letter is kept", () => {
    const plain = toPlainWords("Your outstanding principal balance");
    expect(listPlaces(plain, "owed").map(({ from, to }) => plain.slice(from, to))).toEqual([
      "outstanding principal balance",
      "principal balance",
    ]);
    expect(isPhrase("outstanding principal balance", "owed")).toBe(true);
    expect(isPhrase(plain, "owed")).toBe(false);
  });

  it("stand on lines of a document apart from one another", () => {
    expect(says("terms\nfees\nof 3", "cost")).toBe(true);
    expect(says("fee\ns", "purchase")).toBe(false);
  });
});

describe("the notation of a phrase", () => {
  const textsOf = (entry: string): string[] => expandPhrase(entry).map(({ text }) => text);

  it("has endings and words that may be missing", () => {
    expect(textsOf("payment(s)")).toEqual(["payments", "payment"]);
    expect(textsOf("capital restant (dû)")).toEqual(["capital restant du", "capital restant"]);
    expect(textsOf("kredit* abrechnung")).toEqual(["kredit* abrechnung"]);
  });

  it("says where a phrase may stand", () => {
    expect(expandPhrase("=in")).toEqual([
      { text: "in", inside: false, open: false, first: true, last: true },
    ]);
    expect(expandPhrase("^*betrag*")).toEqual([
      { text: "betrag", inside: true, open: true, first: true, last: false },
    ]);
    expect(expandPhrase("时间$")).toEqual([
      { text: "时间", inside: true, open: true, first: false, last: true },
    ]);
    expect(expandPhrase("残高")).toEqual([
      { text: "残高", inside: true, open: true, first: false, last: false },
    ]);
  });

  it("is refused without letters", () => {
    expect(() => expandPhrase("=")).toThrow("a phrase without letters");
  });
});

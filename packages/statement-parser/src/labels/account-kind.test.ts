import { describe, expect, it } from "vitest";
import { toPlainWords } from "../words/plain-words.ts";
import { findAccountKind } from "./account-kind.ts";

describe("the kind of account", () => {
  it.each([
    ["Karta kredytowa 1234", "credit_card"],
    ["信用卡账单", "credit_card"],
    ["Credit limit EUR 2000", "credit_card"],
    ["Due date, credit limit", "credit_card"],
    ["Mortgage account 4711", "loan"],
    ["Darlehen, Darlehenszins", "loan"],
    ["Rachunek oszczędnościowy", "savings"],
    ["Livret A", "savings"],
    ["Lönekonto", "current"],
    ["Kontoauszug 3", null],
    ["Credit limits change in May", null],
  ])("is told by its words: %s", (text, kind) => {
    expect(findAccountKind(toPlainWords(text))).toBe(kind);
  });
});

import { expect, test } from "vitest";
import { Problem } from "../../../platform/problem.ts";
import { refuseWeakPassword } from "./check-password.ts";

const ASHA = { name: "Asha Raghavan", email: "asha.r@example.test" };

const findReason = (password: string): string | null => {
  try {
    refuseWeakPassword(password, ASHA);
    return null;
  } catch (error) {
    return error instanceof Problem ? (error.fields?.["password"]?.message ?? "") : String(error);
  }
};

test.each([
  "qwertyuiop",
  "asdfghjkl;",
  "1qaz2wsx3edc",
  "zaq12wsxcde3",
  "QwErTyUiOp12",
  "!QAZ2wsx#EDC",
  "poiuytrewq",
  "qwertzuiop",
  "yxcvbnm,.-",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn1234",
  "йцукенгшщзхъ",
  "ячсмитьбю.",
  "фівапролджє",
  "ασδφγηξκλ",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "12341234123",
  "xyxyxyxyxy",
  "ototototot",
  "abcdefghijkl",
  "9876543210",
  "aaaabbbbcccc",
  "qwerty123456",
  "1234567890qwerty",
  "fghjfghjfghj",
])("%s is refused as a walk, a run or a repeat", (password) => {
  expect(findReason(password)).toMatch(/keyboard|common/);
});

test.each(["asharaghavan", "Asha Raghavan 1", "raghavan12345", "xx asha.r@example.test", "Asha1987Asha"])(
  "%s is refused as the person's own",
  (password) => {
    expect(findReason(password)).toMatch(/name|e-mail/);
  },
);

test.each(["Password123!", "P@ssw0rd2026", "iloveyou12345"])("%s is refused as common", (password) => {
  expect(findReason(password)).toContain("most common");
});

test.each([
  "quiet harbour 42 lanterns",
  "werewolves dance",
  "tweed & poppies",
  "long enough for Asha 7",
  "a quiet harbour 42",
  "seven lamps on the pier",
  "k7#mWq2!vRz9",
  "correct horse 99 staples",
  "straßenfeger im wind",
  "Xx7-otter-otter",
])("%s is good", (password) => {
  expect(findReason(password)).toBeNull();
});

import { expect, test } from "vitest";
import { findPasswordHint } from "./find-password-hint.ts";

test.each([
  [
    "Dear customer,\n\nyour statement is attached. The PDF is protected: its password is the first four letters of\nyour name and the day and month of your birth (DDMM). Regards",
    "The PDF is protected: its password is the first four letters of your name and the day and month of your birth (DDMM).",
  ],
  [
    "Ihr Auszug liegt bei. Das Passwort der Datei ist Ihr Geburtsdatum (TTMMJJJJ).",
    "Das Passwort der Datei ist Ihr Geburtsdatum (TTMMJJJJ).",
  ],
  [
    "Bonjour. Votre relevé s'ouvre avec votre mot de passe habituel.",
    "Votre relevé s'ouvre avec votre mot de passe habituel.",
  ],
  ["明細を添付します。パスワードは生年月日8桁です。", "パスワードは生年月日8桁です。"],
  [
    "Never tell anybody your password. Open the file with the password we posted to you.",
    "Open the file with the password we posted to you.",
  ],
  ["Your password is at https://evil.example/pay?a=1 for you.", "Your password is at … for you."],
])("the sentence that tells the password of a file is found in %s", (text, hint) => {
  expect(findPasswordHint(text)).toBe(hint);
});

test("nothing is said where no password is spoken of, and little of what is long", () => {
  expect(findPasswordHint("Please find your statement attached.")).toBeNull();
  expect(findPasswordHint(`The password ${"of the file ".repeat(200)}`)?.length).toBeLessThanOrEqual(300);
});

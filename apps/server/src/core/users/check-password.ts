import { invalidInput } from "../../platform/problem.ts";
import { isMostlyGuessable } from "./guessable-parts.ts";

/** The most common passwords of published leaks that are long enough to be accepted here, without digits and signs. */
const COMMON = new Set(
  `password passwordpassword passwort motdepasse contrasena qwertyuiop qwertyuiopasdfghjkl asdfghjkl zxcvbnm qwertyqwerty
  qazwsxedc qazwsxedcrfv iloveyou iloveyouforever letmein welcome welcomewelcome administrator superman princess
  abcdefghij abcdefghijkl football baseball sunshine changeme trustno mypassword secretpassword newpassword testtest
  thisismypassword correcthorsebatterystaple passw password passwd qwerty azerty azertyuiop dragon monkey master
  michael jennifer jordan starwars whatever computer internet samsung google facebook instagram liverpool chelsea
  arsenal barcelona manchester pakistan bangladesh krishna jesuschrist passbook passbookpassbook`.split(
    /\s+/,
  ),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

const keepLetters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, "");

/** The letters of a password, as they are and with signs that stand for letters read as such. */
const isCommon = (plain: string): boolean =>
  [plain, plain.replace(/\d+$/, "").replaceAll(/[@430$51]/g, (sign) => LOOKALIKES[sign] ?? sign)]
    .map(keepLetters)
    .some((letters) => letters.length > 3 && COMMON.has(letters));

const SHORTEST_OWN_WORD = 3;

const toOwnWords = ({ name, email }: Own): string[] =>
  `${name} ${email.split("@")[0] ?? ""}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_OWN_WORD);

/** Who chooses a password: what they are called, and their address. */
type Own = { readonly name: string; readonly email: string };

/** Refuses a new password that is easily guessed: common, made of the person's own name or address, or of keys in a row. */
export const refuseWeakPassword = (password: string, own: Own): void => {
  const plain = password.normalize("NFKC").toLowerCase();
  const email = own.email.toLowerCase();
  const [mailbox = ""] = email.split("@");
  if (plain.includes(email) || (mailbox.length > 3 && plain.includes(mailbox)))
    throw invalidInput({ password: "Choose a password that does not contain your e-mail address." });
  if (isCommon(plain))
    throw invalidInput({ password: "This password is among the most common ones. Choose another." });
  if (isMostlyGuessable(plain, []))
    throw invalidInput({
      password:
        "Walks on the keyboard and repeats are guessed first. Choose another, such as a few words together.",
    });
  if (isMostlyGuessable(plain, toOwnWords(own)))
    throw invalidInput({ password: "Choose a password that is more than your name or e-mail address." });
};

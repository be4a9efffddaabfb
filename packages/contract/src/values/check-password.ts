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

/** True where the letters of a password, as they are or with signs that stand for letters read as such, are a common one. */
const isCommon = (plain: string): boolean =>
  [plain, plain.replace(/\d+$/, "").replaceAll(/[@430$51]/g, (sign) => LOOKALIKES[sign] ?? sign)]
    .map(keepLetters)
    .some((letters) => letters.length > 3 && COMMON.has(letters));

const SHORTEST_OWN_WORD = 3;

const toOwnWords = ({ name, email }: PasswordOwner): string[] =>
  `${name} ${email.split("@")[0] ?? ""}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_OWN_WORD);

/** Who chooses a password: what they are called, and their address. */
export type PasswordOwner = { readonly name: string; readonly email: string };

/** Why a new password is refused though it is long enough. */
export type PasswordFault = "address" | "common" | "keys" | "own_words";

/** What makes a password one of the first that are guessed: common, made of the person's own name or address, or of keys in a row. */
export const findPasswordFault = (password: string, own: PasswordOwner): PasswordFault | null => {
  const plain = password.normalize("NFKC").toLowerCase();
  const email = own.email.toLowerCase();
  const [mailbox = ""] = email.split("@");
  if ((email !== "" && plain.includes(email)) || (mailbox.length > 3 && plain.includes(mailbox)))
    return "address";
  if (isCommon(plain)) return "common";
  if (isMostlyGuessable(plain, [])) return "keys";
  return isMostlyGuessable(plain, toOwnWords(own)) ? "own_words" : null;
};

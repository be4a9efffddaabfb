import { invalidInput } from "../../platform/problem.ts";

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

const isRun = (text: string): boolean => {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size <= 1 && Math.abs([...steps][0] ?? 0) <= 1;
};

const isCommon = (password: string): boolean => {
  const plain = password.toLowerCase().normalize("NFKC");
  const letters = plain.replaceAll(/[^\p{L}]/gu, "");
  const distinct = new Set(plain).size;
  return (
    distinct < 5 || isRun(plain) || plain === "1234567890" || (letters.length > 3 && COMMON.has(letters))
  );
};

/** Refuses a new password that is easily guessed: among the most common, or made of the address. */
export const refuseWeakPassword = (password: string, email: string): void => {
  const plain = password.toLowerCase();
  const [mailbox = ""] = email.toLowerCase().split("@");
  if (plain.includes(email.toLowerCase()) || (mailbox.length > 3 && plain.includes(mailbox)))
    throw invalidInput({ password: "Choose a password that does not contain your e-mail address." });
  if (isCommon(password))
    throw invalidInput({ password: "This password is among the most common ones. Choose another." });
};

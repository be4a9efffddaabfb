/** What passwords are made of; each may be missing. */
export type PasswordParts = {
  readonly name: string | null;
  readonly birth_date: string | null;
  readonly last_4_digits: string | null;
};

const FIRST_LETTERS = 4;

/** The first letters of a name and of its last word, as they are written in passwords: in capitals, small, and as a name. */
const listLetters = (name: string): string[] => {
  const words = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const starts = [words.join(""), words[0] ?? "", words.at(-1) ?? ""].map((word) =>
    word.slice(0, FIRST_LETTERS),
  );
  return starts
    .filter((start) => start !== "")
    .flatMap((start) => [
      start.toUpperCase(),
      start.toLowerCase(),
      `${start.slice(0, 1).toUpperCase()}${start.slice(1).toLowerCase()}`,
    ]);
};

type Days = { readonly whole: readonly string[]; readonly short: readonly string[] };

/** A day of birth as banks write it: whole, and as the day and month or the year that go with a name. */
const listDays = (birth_date: string): Days => {
  const [year = "", month = "", day = ""] = birth_date.split("-");
  const years = year.slice(2);
  return {
    whole: [
      `${day}${month}${year}`,
      `${day}${month}${years}`,
      `${year}${month}${day}`,
      `${month}${day}${year}`,
      `${years}${month}${day}`,
      `${day}-${month}-${year}`,
      `${day}/${month}/${year}`,
      `${day}.${month}.${year}`,
      birth_date,
    ],
    short: [`${day}${month}`, `${month}${day}`, year],
  };
};

/** Passwords that banks commonly make of a name, a day of birth and the last digits of a number, the most common first. */
export const makePasswords = ({ name, birth_date, last_4_digits }: PasswordParts): string[] => {
  const letters = name === null ? [] : listLetters(name);
  const { whole, short } = birth_date === null ? { whole: [], short: [] } : listDays(birth_date);
  const digits = last_4_digits === null ? [] : [last_4_digits];
  const pair = (heads: readonly string[], tails: readonly string[]): string[] =>
    heads.flatMap((head) => tails.map((tail) => `${head}${tail}`));
  return [
    ...new Set([
      ...whole,
      ...pair(letters, short),
      ...digits,
      ...pair(letters, digits),
      ...pair(short, digits),
      ...pair(digits, short),
      ...pair(whole.slice(0, 2), digits),
      ...pair(letters, whole.slice(0, 2)),
    ]),
  ];
};

const SMALL_WORDS = new Set(["of", "de", "da", "do", "di", "la", "le", "the", "and", "del", "of", "y", "e"]);

const LONGEST_ACRONYM = 4;

/** The letters that stand for a name: its acronym, the initials of its first two words, or the start of a single one. */
const readInitials = (name: string): string => {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  const [first = "?", second] = words;
  const isAcronym = first === first.toUpperCase() && first.length > 1;
  if (first.length <= (isAcronym ? LONGEST_ACRONYM : 3) && (isAcronym || second === undefined)) return first;
  if (second === undefined) return Array.from(first).slice(0, 2).join("");
  return `${Array.from(first)[0] ?? ""}${Array.from(second)[0] ?? ""}`;
};

/** Letters that may stand for a bank, the best first: its initials, then these with one more letter of its name, then any of its letters in their order. */
export const listMarks = (name: string): string[] => {
  const initials = readInitials(name).toUpperCase();
  const [first = "", second = ""] = Array.from(initials);
  const letters = Array.from(name.toUpperCase()).filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const behind = letters.slice(1);
  const others = behind.flatMap((letter, at) => [
    `${first}${letter}`,
    ...behind.slice(at + 1).map((next) => `${first}${letter}${next}`),
  ]);
  return [...new Set([initials, ...letters.map((letter) => `${first}${second}${letter}`), ...others])];
};

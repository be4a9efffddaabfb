const SMALL_WORDS = new Set(["of", "de", "da", "do", "di", "la", "le", "the", "and", "del", "of", "y", "e"]);

/** Up to two letters that stand for a name: the initials of its first two words, or the start of a single one. */
const readInitials = (name: string): string => {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  const [first = "?", second] = words;
  if (second === undefined || (first === first.toUpperCase() && first.length <= 3 && first.length > 1)) {
    return Array.from(first)
      .slice(0, first.length <= 3 ? 3 : 2)
      .join("");
  }
  return `${Array.from(first)[0] ?? ""}${Array.from(second)[0] ?? ""}`;
};

/** Letters that may stand for a bank, the best first: its initials, then these with one more letter of its name. */
export const listMarks = (name: string): string[] => {
  const initials = readInitials(name).toUpperCase();
  const [first = "", second = ""] = Array.from(initials);
  const others = Array.from(name.toUpperCase()).filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return [...new Set([initials, ...others.map((letter) => `${first}${second}${letter}`)])];
};

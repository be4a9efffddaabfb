/** Services by which people pay people and put a memo behind the name ("Zelle payment to JO DOE for "rent"; Conf# t0x9"). */
const BETWEEN_PEOPLE = /^\s*zelle\b/i;

/** A confirmation that stands ahead of the name ("Zelle Transfer Conf# t0x9; JO DOE"). */
const CONFIRMED_AHEAD =
  /^\s*zelle(?: \w+){0,3} conf(?:irmation)?(?:\s*#|\.| no\b| number\b)[:\s]*[\w-]+\s*[;,]\s*(?=\p{L})/iu;

/** A quoted memo, one that a confirmation ends, or the confirmation alone. */
const BEHIND_NAME =
  /\s+for\s+["“].*$|\s+for\s[^;]*;\s*conf(?:irmation)?\b.*$|[\s;,]+conf(?:irmation)?(?:\s*#|\.| no\b| number\b).*$/iu;

/** True when the text may hold a memo that {@link cutMemo} takes off. */
const mayHaveMemo = (text: string): boolean => BETWEEN_PEOPLE.test(text);

/** A payment between people without its memo and confirmation, so that what was paid names no one. */
export const cutMemo = (text: string): string => {
  if (!mayHaveMemo(text)) return text;
  const named = text.replace(CONFIRMED_AHEAD, "Zelle ");
  const at = named.search(BEHIND_NAME);
  return at > 0 ? named.slice(0, at) : named;
};

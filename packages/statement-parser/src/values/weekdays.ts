/** Languages of statements whose weekdays the locale data of Unicode have. */
const LANGUAGES =
  "en de fr es pt it nl sv nb da fi is et lv lt pl cs sk sl hr bs sr sr-Latn mk sq hu ro bg ru uk be el tr az kk ky uz tg mn ka hy he ar fa ur hi bn mr ne ta te si th lo km my vi id ms fil sw af am so zu ha yo mt ga cy ca eu gl ja ko zh";

/** A week. */
const DAYS = [
  "2024-01-01",
  "2024-01-02",
  "2024-01-03",
  "2024-01-04",
  "2024-01-05",
  "2024-01-06",
  "2024-01-07",
];

const LEAST = 3;

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();

/** What a name may be cut to. */
const listStarts = (name: string): string[] =>
  Array.from({ length: Math.max(1, name.length - LEAST + 1) }, (_, at) => name.slice(0, at + LEAST));

let known: ReadonlySet<string> | null = null;

/** The names of weekdays in all languages and what these may be cut to, made when first asked for. */
const getNames = (): ReadonlySet<string> => {
  known ??= new Set(
    LANGUAGES.split(" ").flatMap((language) => {
      const names = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
      return DAYS.flatMap((day) => listStarts(fold(names.format(new Date(day)))));
    }),
  );
  return known;
};

/** Shorter words are marks of weekdays in so many ways that each may be one. */
const SHORT = 4;

/** Whether a word may be a weekday before its date, in whole or cut. */
export const isWeekday = (word: string): boolean => {
  const [first = ""] = word.split("-");
  const name = fold(first);
  return name.length <= SHORT || getNames().has(name);
};

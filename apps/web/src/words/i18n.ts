import { i18n, type Messages } from "@lingui/core";
import {
  chooseLanguage,
  directionOf,
  findLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
} from "@passbook/contract/languages";
import type { Language } from "@passbook/contract/languages";
import { isolatePlaces } from "./isolate-places.ts";
import { placeNumbers } from "./place-numbers.ts";

const YEAR_S = 31_536_000;

// kept apart from what a session leaves, and sent along, so that the server knows whose words the first screen needs
const readCookie = (): string[] =>
  document.cookie.split("; ").flatMap((pair) => {
    const [name, value = ""] = pair.split("=");
    return name === LANGUAGE_COOKIE ? [value] : [];
  });

/** The language that was chosen here last, else the first of the browser's that the app has. */
export const guessLanguage = (): Language => chooseLanguage([...readCookie(), ...navigator.languages]);

/** The language of the words on the screen; the first before any are there. */
export const getLanguage = (): Language => findLanguage(i18n.locale) ?? LANGUAGES[0];

/** The texts of a language as its readers need them. */
export const toReader = (language: Language, messages: Messages): Messages =>
  placeNumbers(directionOf(language) === "rtl" ? isolatePlaces(messages) : messages);

/** The language that is wanted by now: what is loaded for another comes too late. */
let wanted: Language | null = null;

/** The language of which every text is here. */
let whole: Language | null = null;

/**
 * Loads and activates the texts of a language; a production bundle has no words until this is done. The first are those that the screens
 * for signing in say, a tenth of all.
 */
export const loadCatalog = async (language: Language, part: "first" | "all" = "all"): Promise<void> => {
  wanted = language;
  const { messages } = await (part === "first"
    ? import(`../locales/${language}.po?first`)
    : import(`../locales/${language}.po`));
  if (wanted !== language) return;
  if (part === "all") whole = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  i18n.loadAndActivate({ locale: language, messages: toReader(language, messages) });
};

/** Whether every text is here in the language of the screen. */
export const hasAllWords = (): boolean => whole === i18n.locale;

/** Shows everything in a language from now on, also when the app is opened again. */
export const switchLanguage = async (language: Language): Promise<void> => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${String(YEAR_S)}; samesite=lax`;
  if (language !== wanted) await loadCatalog(language);
};

export { i18n };

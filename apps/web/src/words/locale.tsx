import type { ReactNode } from "react";
import { createContext, use, useEffect, useMemo, useRef, useState } from "react";
import { useLingui } from "@lingui/react";
import type { Language } from "@passbook/contract/languages";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { guessCurrency } from "./guess-preferences.ts";
import { getLanguage, i18n } from "./i18n.ts";
import { setNumberLocale } from "./write-numbers.ts";

/** In which language this person reads, how numbers and dates are written for them, and which day it is. */
export type LocaleSettings = {
  readonly language: Language;
  /** Of numbers and dates: BCP 47, such as en-IN. */
  readonly locale: string;
  /** IANA zone, such as Asia/Kolkata. */
  readonly time_zone: string;
  /** First day of the week, 0 = Sunday. */
  readonly week_start: number;
  readonly home_currency: CurrencyCode;
  readonly today: IsoDate;
};

type Preferences = Omit<LocaleSettings, "today" | "language">;

/** The calendar date of an instant in a zone. */
export const dateIn = (time_zone: string, instant: Date): IsoDate =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: time_zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);

/** What the browser knows before a user is known. */
const browserPreferences = (): Preferences => {
  const locale = typeof navigator === "undefined" ? "en" : navigator.language;
  return {
    locale,
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    week_start: 1,
    home_currency: guessCurrency(locale) ?? "USD",
  };
};

/** Finding the zone of the browser takes long; whoever is signed in has told everything already. */
const toPreferences = (told: {
  readonly [K in keyof Preferences]: Preferences[K] | undefined;
}): Preferences => {
  const { locale, time_zone, week_start, home_currency } = told;
  if (
    locale !== undefined &&
    time_zone !== undefined &&
    week_start !== undefined &&
    home_currency !== undefined
  )
    return { locale, time_zone, week_start, home_currency };
  const browser = browserPreferences();
  return {
    locale: locale ?? browser.locale,
    time_zone: time_zone ?? browser.time_zone,
    week_start: week_start ?? browser.week_start,
    home_currency: home_currency ?? browser.home_currency,
  };
};

const LocaleContext = createContext<LocaleSettings | null>(null);

const useToday = (time_zone: string): IsoDate => {
  const [today, setToday] = useState(() => dateIn(time_zone, new Date()));
  useEffect(() => {
    const look = () => {
      setToday(dateIn(time_zone, new Date()));
    };
    look();
    const timer = setInterval(look, 60_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [time_zone]);
  return today;
};

/** Numbers in texts are written in the locale before anything below says one; what is said already is said again for another. */
const useNumbersIn = (locale: string): void => {
  setNumberLocale(locale);
  const said = useRef(locale);
  useEffect(() => {
    if (said.current === locale) return;
    said.current = locale;
    i18n.activate(i18n.locale);
  }, [locale]);
};

type LocaleProviderProps = {
  /** The signed-in user's preferences; the browser's stand in for what is missing. */
  readonly user?: Partial<Preferences> | null | undefined;
  /** A fixed day, for the gallery and for screenshots. */
  readonly today?: IsoDate | undefined;
  readonly children: ReactNode;
};

export const LocaleProvider = ({ user, today, children }: LocaleProviderProps) => {
  const { locale, time_zone, week_start, home_currency } = user ?? {};
  const preferences = useMemo(
    () => toPreferences({ locale, time_zone, week_start, home_currency }),
    [locale, time_zone, week_start, home_currency],
  );
  useNumbersIn(preferences.locale);
  const now = useToday(preferences.time_zone);
  // draws again when other words are here
  useLingui();
  const language = getLanguage();
  const value = useMemo(
    () => ({ ...preferences, language, today: today ?? now }),
    [preferences, language, today, now],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
};

/** The reader's language, locale, zone, week start, home currency and today. */
export const useLocale = (): LocaleSettings => {
  const known = use(LocaleContext);
  if (known === null) throw new Error("useLocale needs a LocaleProvider above it.");
  return known;
};

const DAY_MS = 86_400_000;

/** The ISO date `days` after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const MONTHS: Readonly<Record<string, string>> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
  pl: "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
  tr: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
  sv: "januari februari mars april maj juni juli augusti september oktober november december",
  fi: "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
  cs: "ledna února března dubna května června července srpna září října listopadu prosince",
  id: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember",
  da: "januar februar marts april maj juni juli august september oktober november december",
};
const SHORT: Readonly<Record<string, string>> = {
  fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
  de: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
};
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const nameOfMonth = (index: number, language: string, short: boolean): string => {
  const long = (MONTHS[language] ?? MONTHS["en"] ?? "").split(" ")[index] ?? "";
  if (!short) return long;
  return SHORT[language]?.split(" ")[index] ?? long.slice(0, 3);
};

/** Writes an ISO date by a pattern of YYYY, YY, MMMM, MMM, MM, M, DD, D and WWW (weekday, English). */
export const writeDay = (day: string, pattern: string, language = "en"): string => {
  const [year = "", month = "", date = ""] = day.split("-");
  const index = Number(month) - 1;
  const values: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: nameOfMonth(index, language, false),
    MMM: nameOfMonth(index, language, true),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
    WWWW: WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "",
    WWW: (WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "").slice(0, 3),
  };
  return pattern.replaceAll(/Y{4}|Y{2}|M{1,4}|D{1,2}|W{3,4}/g, (sign) => values[sign] ?? sign);
};

/** The months of the calendar of Ethiopia, its first in September; the thirteenth has five days or six. */
const MONTHS =
  "መስከረም ጥቅምት ኅዳር|ህዳር ታኅሣሥ|ታህሳስ|ታኅሳስ|ታህሣሥ ጥር የካቲት መጋቢት ሚያዝያ|ሚያዚያ ግንቦት ሰኔ ሐምሌ|ሀምሌ ነሐሴ|ነሀሴ ጳጉሜን|ጳጉሜ".split(" ");
const ENGLISH = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const ETHIOPIC = /\p{Script=Ethiopic}/u;

const NAMES = MONTHS.join("|");
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[\s/-]*(${NAMES})[\s/፣,-]*(\d{4})(?=$|[\s,(])`);
const MONTH_FIRST = new RegExp(String.raw`^(${NAMES})\s*(\d{1,2})[\s፣,]*(\d{4})(?=$|[\s,(])`);

const DAY = 86_400_000;
/** Its first day in days before 1970. */
const EPOCH = -716_367;
const LONG = 30;

/** The moment of a day, or null where there is no such day. */
const toTime = (year: number, month: number, day: number): number | null => {
  const days = month === MONTHS.length ? (year % 4 === 3 ? 6 : 5) : LONG;
  if (day < 1 || day > days) return null;
  return (EPOCH + 365 * (year - 1) + Math.floor(year / 4) + LONG * (month - 1) + day - 1) * DAY;
};

/** A date with a month of Ethiopia as it is written elsewhere: `18 ግንቦት 2017` → `26 May 2025`. */
export const spellEthiopianDate = (text: string): string => {
  if (!ETHIOPIC.test(text)) return text;
  const dayFirst = DAY_FIRST.exec(text);
  const monthFirst = dayFirst === null ? MONTH_FIRST.exec(text) : null;
  const [whole = "", day = "", name = "", year = ""] = dayFirst ?? [
    monthFirst?.[0],
    monthFirst?.[2],
    monthFirst?.[1],
    monthFirst?.[3],
  ];
  const month = MONTHS.findIndex((names) => names.split("|").includes(name)) + 1;
  const time = month === 0 ? null : toTime(Number(year), month, Number(day));
  if (time === null) return text;
  const date = new Date(time);
  const spelt = `${date.getUTCDate()} ${ENGLISH[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`;
  return spelt + text.slice(whole.length);
};

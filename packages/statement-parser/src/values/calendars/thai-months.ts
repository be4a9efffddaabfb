/** Thai months, January first, in short and in full; the points of the short ones may be left out. */
const SHORT = "ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค".split(" ");
const FULL = "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม".split(
  " ",
);
const ENGLISH = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const THAI = /[\u0e01-\u0e2e]/;
const BUDDHIST_CENTURY = "25";

const PATTERNS = ENGLISH.map((name, at) => {
  const short = (SHORT[at] ?? "").replace(".", String.raw`\.?`);
  return [name, new RegExp(String.raw`(?<=^|[\d\s/-])(?:${FULL[at]}|${short}\.?)(?=$|[\d\s/-])`)] as const;
});

/**
 * A date with a Thai month written as it is read elsewhere: `01 ม.ค. 69` → `01 Jan 2569`. A year of two digits beside
 * such a month is one of the Buddha's.
 */
export const spellThaiMonth = (text: string): string => {
  if (!THAI.test(text)) return text;
  const found = PATTERNS.find(([, pattern]) => pattern.test(text));
  if (found === undefined) return text;
  return text
    .replace(found[1], found[0])
    .replace(/^(\d{1,2}\s?\p{L}{3}\s?)(\d{2})(?=$|[\s,])/u, `$1${BUDDHIST_CENTURY}$2`);
};

/** Letters and words that only one country writes. */
const WRITTEN: readonly (readonly [currency: string, letters: RegExp])[] = [
  ["JPY", /[\u3041-\u3096\u30a1-\u30fa]|残高|取引|引出|預入|支払|日付|口座/],
  ["KRW", /\p{Script=Hangul}/u],
  ["THB", /\p{Script=Thai}/u],
  ["LAK", /\p{Script=Lao}/u],
  ["KHR", /\p{Script=Khmer}/u],
  ["MMK", /\p{Script=Myanmar}/u],
  ["GEL", /\p{Script=Georgian}/u],
  ["AMD", /\p{Script=Armenian}/u],
  ["ILS", /\p{Script=Hebrew}/u],
  ["BDT", /\p{Script=Bengali}/u],
  ["LKR", /\p{Script=Sinhala}/u],
  ["ISK", /[ðþ]|upphæð|upphaed/],
  ["HUF", /[őű]/],
  ["VND", /[ơưạảấầẩậắặẻẽếềểễệỉịọỏốồổỗộớờởợụủứừửữựỳỷỹ]|ngay giao dich|so tien/],
  ["DKK", /beløb|indbetal|udbetal|bevægelse/],
  ["NOK", /beløp|innbetal|utbetal|innskudd|bokført/],
  ["SEK", /belopp|insättning|uttag|bokföring/],
  ["RON", /[țș]|extras de cont/],
  ["TWD", /新[臺台]|民國/],
  // The names of both sides in Chile, also one word under the other.
  ["CLP", /\bcartola\b|\bcheques\b(?:[^\n]*\n[^\n]*| )\by otros\b(?:[^\n]*\n[^\n]*| )\bcargos\b/],
  // The state and the number of an American address.
  [
    "USD",
    /\b(?:a[klrz]|c[aot]|dc|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]) \d{5}\b/,
  ],
];

/** The currency of the one country in which a text is written so; null where it could be several, or any. */
export const findCurrencyOfLetters = (text: string, among: readonly string[] | null): string | null => {
  const lower = text.toLowerCase().normalize("NFC");
  const found = WRITTEN.flatMap(([currency, letters]) =>
    (among === null || among.includes(currency)) && letters.test(lower) ? currency : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};

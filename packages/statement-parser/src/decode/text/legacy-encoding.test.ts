import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { decodeLoosely } from "./text-decoder.ts";

/** Every sign of an encoding and its bytes, found by decoding them all. */
const tableOf = (encoding: string, wide: boolean): Map<string, number[]> => {
  const table = new Map<string, number[]>();
  const upper = Array.from({ length: 128 }, (_, at) => at + 128);
  const all = wide ? upper.flatMap((one) => upper.map((other) => [one, other])) : upper.map((one) => [one]);
  for (const bytes of all) {
    const text = decodeLoosely(new Uint8Array(bytes), encoding);
    if (text.length === 1 && text !== "\ufffd" && !table.has(text)) table.set(text, bytes);
  }
  return table;
};

const encode = (text: string, encoding: string, wide: boolean): Uint8Array => {
  const table = tableOf(encoding, wide);
  return new Uint8Array(
    Array.from(text).flatMap((char) =>
      char < "\u0080" ? [char.charCodeAt(0)] : (table.get(char) ?? [0x3f]),
    ),
  );
};

const RUSSIAN = ["Дата;Описание;Сумма", "01.03.2026;Покупка в аптеке;-5,00", "02.03.2026;Зарплата;900,00"];
const BULGARIAN = ["Дата;Основание;Сума", "01.03.2026;Такса обслужване;-5,00", "02.03.2026;Заплата;900,00"];
const GREEK = ["Ημερομηνία;Περιγραφή;Ποσό", "01.03.2026;Αγορά;-5,00", "02.03.2026;Μισθοδοσία;900,00"];
const GERMAN = [
  "Buchungstag;Empfänger;Betrag",
  "01.03.2026;Bäckerei Grün;-5,00",
  "02.03.2026;Süßwaren;-9,00",
];
const POLISH = ["Data;Tytuł;Kwota", "01.03.2026;Płatność kartą;-5,00", "02.03.2026;Wypłata Łódź;-90,00"];
const SPANISH = ["Fecha;Descripción;Importe", "01.03.2026;Nómina;900,00", "02.03.2026;Panadería Muñoz;-9,00"];
const KOREAN = [
  "No,거래일자,적요,출금액,입금액,잔액",
  "1,2026.03.01,체크카드 약국 새봄,162425,0,4590275",
  "2,2026.03.02,이체 박민수,460169,0,4130106",
  "3,2026.03.03,정기이체 한옥빌라관리 월세,1357400,0,2772706",
];

test.each([
  ["Russian", RUSSIAN, "windows-1251"],
  ["Russian", RUSSIAN, "koi8-r"],
  ["Russian", RUSSIAN, "ibm866"],
  ["Bulgarian", BULGARIAN, "windows-1251"],
  ["Greek", GREEK, "windows-1253"],
  ["German", GERMAN, "windows-1252"],
  ["German", GERMAN, "ibm850"],
  ["Spanish", SPANISH, "ibm850"],
  ["Polish", POLISH, "windows-1250"],
  ["Polish", POLISH, "ibm852"],
  ["Korean", KOREAN, "euc-kr"],
])("%s words show themselves, small or in capitals (%#)", (_, lines, encoding) => {
  for (const text of [lines.join("\n"), lines.join("\n").toUpperCase()]) {
    const decoded = decodeText(encode(text, encoding, encoding === "euc-kr"), null);
    expect(decoded.ok && decoded.value.text).toBe(text);
  }
});

test("spaces that do not break are no letters", () => {
  const bytes = encode("Date:\u00a018/07/2024\nAmount:\u00a0-46.92\u00a0GBP\n", "windows-1252", false);
  const decoded = decodeText(bytes, null);
  expect(decoded.ok && decoded.value.text).toBe("Date:\u00a018/07/2024\nAmount:\u00a0-46.92\u00a0GBP\n");
});

import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile, ParseHints } from "../../index.ts";

const read = (text: string, hints: Partial<ParseHints> = {}): ParsedFile => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20", ...hints });
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.format).toBe("text");
  return parsed.value;
};

const daysOf = ({ statements }: ParsedFile): string[] =>
  statements.flatMap(({ transactions }) => transactions.map((row) => row.booked_on));

const verdictOf = ({ statements }: ParsedFile): string | undefined => statements[0]?.proof.verdict;

const draw = (head: string, days: readonly string[]): string => {
  const [first = "", second = "", third = ""] = days;
  return `
Harbour Mutual
Account statement                     ${head}
                          Opening balance                     500.00
Date         Details                         Amount          Balance
${first.padEnd(13)}Groceries                       -20.00           480.00
${second.padEnd(13)}Water bill                      -45.50           434.50
${third.padEnd(13)}Interest                          1.25           435.75
                          Closing balance                     435.75
`;
};

const expectDecided = (file: ParsedFile, days: readonly string[]): void => {
  expect(file.questions).toEqual([]);
  expect(daysOf(file)).toEqual(days);
  expect(verdictOf(file)).toBe("proved");
};

const expectAsked = (file: ParsedFile, choices: readonly string[]): void => {
  expect(
    file.questions.map(({ code, choices: offered }) => [code, offered.map(({ value }) => value)]),
  ).toEqual([["date_order", choices]]);
  expect(verdictOf(file)).not.toBe("proved");
};

describe("dates on pages that can be read both ways", () => {
  it("asks where nothing decides, and takes the answer", () => {
    const text = draw("", ["03/04/2026", "05/06/2026", "07/08/2026"]);
    expectAsked(read(text), ["dmy", "mdy"]);
    expectDecided(read(text, { date_order: "dmy" }), ["2026-04-03", "2026-06-05", "2026-08-07"]);
    expectDecided(read(text, { date_order: "mdy" }), ["2026-03-04", "2026-05-06", "2026-07-08"]);
  });

  it("asks where the printed period can be read both ways too", () => {
    const text = draw("01/05/2026 to 12/05/2026", ["02/05/2026", "04/05/2026", "11/05/2026"]);
    expectAsked(read(text), ["dmy", "mdy"]);
  });

  it("asks for days without a year too", () => {
    expectAsked(read(draw("Year 2026", ["03/04", "05/06", "07/08"])), ["dmy", "mdy"]);
  });

  it("does not take the order in which days stand around the rows for evidence", () => {
    const text = `${draw("Printed 04/06/2026", ["03/04/2026", "05/06/2026", "07/08/2026"])}
Valid from 03/07/2026   next statement 05/02/2026`;
    expectAsked(read(text), ["dmy", "mdy"]);
  });

  it("does not take the caller's currency for the document's", () => {
    const text = draw("", ["03/04/2026", "05/06/2026", "07/08/2026"]);
    expectAsked(read(text, { country: "US", currency: "USD" }), ["dmy", "mdy"]);
  });

  it("takes a day after the twelfth, wherever it stands", () => {
    expectDecided(read(draw("", ["03/04/2026", "05/04/2026", "13/04/2026"])), [
      "2026-04-03",
      "2026-04-05",
      "2026-04-13",
    ]);
    expectDecided(read(draw("", ["04/03/2026", "04/05/2026", "04/13/2026"])), [
      "2026-04-03",
      "2026-04-05",
      "2026-04-13",
    ]);
    expectDecided(read(draw("until 30/04/2026", ["03/04/2026", "05/04/2026", "08/04/2026"])), [
      "2026-04-03",
      "2026-04-05",
      "2026-04-08",
    ]);
  });

  it("takes the printed period that is spelt out", () => {
    const head = "1 May 2026 to 31 May 2026";
    const days = ["2026-05-03", "2026-05-04", "2026-05-09"];
    expectDecided(read(draw(head, ["03/05/2026", "04/05/2026", "09/05/2026"])), days);
    expectDecided(read(draw(head, ["05/03/2026", "05/04/2026", "05/09/2026"])), days);
    expectDecided(read(draw(head, ["05/03", "05/04", "05/09"])), days);
  });

  it("takes the order of the rows", () => {
    expectDecided(read(draw("", ["10/04/2026", "11/04/2026", "02/05/2026"])), [
      "2026-04-10",
      "2026-04-11",
      "2026-05-02",
    ]);
  });

  it("takes the country with the document's consent", () => {
    const text = draw("USD", ["03/04/2026", "05/06/2026", "07/08/2026"]);
    expectAsked(read(text), ["dmy", "mdy"]);
    expectDecided(read(text, { country: "US" }), ["2026-03-04", "2026-05-06", "2026-07-08"]);
  });

  it("takes what the document says of its country", () => {
    const days = ["03/04/2026", "05/06/2026", "07/08/2026"];
    expectDecided(read(draw("Sort code 20-00-00  GBP", days)), ["2026-04-03", "2026-06-05", "2026-08-07"]);
    expectDecided(read(draw("Member FDIC  USD", days)), ["2026-03-04", "2026-05-06", "2026-07-08"]);
  });

  it("takes the language", () => {
    const file = read(`
CAJA DEL RIO                Extracto de cuenta corriente
Fecha        Concepto                        Importe           Saldo
             Saldo anterior                                   500.00
03/04/2026   Compra mercado                  -20.00           480.00
05/06/2026   Recibo agua                     -45.50           434.50
             Saldo final                                      434.50
`);
    expectDecided(file, ["2026-04-03", "2026-06-05"]);
  });

  it("reads years of two digits in front", () => {
    const days = ["2026-03-05", "2026-03-08", "2026-03-11"];
    expectDecided(read(draw("", ["26-03-05", "26-03-08", "26-03-11"])), days);
    expectDecided(read(draw("", ["26/03/05", "26/03/08", "26/03/11"])), days);
    expectDecided(read(draw("", ["2026-03-05", "2026-03-08", "2026-03-11"])), days);
  });

  it("reads days without a year month first where whole days begin with the year", () => {
    expectDecided(read(draw("2026-03-31", ["03/05", "03/08", "03/11"])), [
      "2026-03-05",
      "2026-03-08",
      "2026-03-11",
    ]);
  });

  it("reads right-to-left pages whose days stand on the right", () => {
    const file = read(`
بنك الواحة                                   كشف حساب
الرصيد             المبلغ            البيان             التاريخ
500.00                               الرصيد الافتتاحي
480.00             -20.00            بقالة              03/04/2026
434.50             -45.50            ماء                05/06/2026
434.50                               الرصيد الختامي
`);
    expectDecided(file, ["2026-04-03", "2026-06-05"]);
  });

  it("takes the year from the month that the document names, not from the clock", () => {
    expectDecided(read(draw("April 2024", ["03 Apr", "05 Apr", "08 Apr"])), [
      "2024-04-03",
      "2024-04-05",
      "2024-04-08",
    ]);
  });

  it("proves nothing where no year is printed", () => {
    expect(verdictOf(read(draw("", ["03 Apr", "05 Apr", "08 Apr"])))).not.toBe("proved");
  });

  it("gives no row a day that is not printed with it", () => {
    const file = read(`
Harbour Mutual            Account statement       1 April 2026 to 30 April 2026
Date         Details                         Amount          Balance
             Opening balance                                  500.00
             Groceries                       -20.00           480.00
05/04/2026   Water bill                      -45.50           434.50
             Closing balance                                  434.50
`);
    expect(daysOf(file)).toEqual(["2026-04-05"]);
    expect(verdictOf(file)).not.toBe("proved");
  });

  it("takes the first date in reading order for the day of booking where no name tells", () => {
    const file = read(`
بنك الواحة                                   كشف حساب        01/04/2026 - 30/04/2026
الرصيد             المبلغ            البيان      تاريخ القيمة     التاريخ
500.00                               الرصيد الافتتاحي
480.00             -20.00            بقالة       04/04/2026   03/04/2026
434.50             -45.50            ماء         07/04/2026   05/04/2026
434.50                               الرصيد الختامي
`);
    expectDecided(file, ["2026-04-03", "2026-04-05"]);
  });

  it("takes a day of booking that is printed once for several rows, not their value days", () => {
    const file = read(`
Banca del Porto     Estratto conto   dal 01/04/2026 al 30/04/2026     EUR
Data         Valuta       Descrizione                     Dare          Avere        Saldo
                          Saldo iniziale                                              500,00
03/04/2026   01/04/2026   Bolletta                        45,50                     454,50
             04/04/2026   Gas                              4,50                     450,00
             05/04/2026   Affitto                         50,00                     400,00
                          Saldo finale                                              400,00
`);
    expectDecided(file, ["2026-04-03", "2026-04-03", "2026-04-03"]);
    expect(file.statements[0]?.transactions.map((row) => row.value_on)).toEqual([
      "2026-04-01",
      "2026-04-04",
      "2026-04-05",
    ]);
  });

  it("does not give the day of a balance to the row beneath it", () => {
    const file = read(`
Harbour Mutual            Account statement       1 April 2026 to 30 April 2026     GBP
Date         Details                         Amount          Balance
30/04/2026   Balance                                          455.50
             Interest                          1.00           455.50
05/04/2026   Water bill                      -45.50           454.50
01/04/2026   Opening balance                                  500.00
`);
    expect(daysOf(file)).not.toContain("2026-04-30");
    expect(verdictOf(file)).not.toBe("proved");
  });

  it("places days without a year by the period that holds them, not by any two dates", () => {
    const file = read(`
Harbour Mutual            Account statement               GBP
Rates valid 01/01/2025 to 31/12/2025
Statement date 14/01/2026
Opening balance  500.00
Date         Details                         Amount          Balance
28/12        Card shop                       -45.50           454.50
31/12        Standing order                   -4.50           450.00
09/01        Card shop                        -5.50           444.50
Closing balance  444.50
`);
    expectDecided(file, ["2025-12-28", "2025-12-31", "2026-01-09"]);
  });

  it("reads short years of the Buddha where the document counts them", () => {
    const file = read(`
ธนาคารท่าเรือ   รายการเดินบัญชี   01/04/2569 - 30/04/2569
วันที่          รายการ              ถอน           ฝาก        ยอดคงเหลือ
            ยอดยกมา                                          500.00
05/04/69    ค่าน้ำ              45.50                        454.50
08/04/69    เงินเดือน                         100.00         554.50
`);
    expectDecided(file, ["2026-04-05", "2026-04-08"]);
  });
});

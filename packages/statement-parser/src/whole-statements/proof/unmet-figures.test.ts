import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseBytes } from "../../parse-bytes.ts";

const hints = { today: "2026-11-20" } as const;

const proveTable = (...lines: readonly string[]): unknown => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), hints);
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict) : parsed.error.code;
};

const provePage = (lines: readonly PlacedLine[]): unknown => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, hints);
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict) : parsed.error.code;
};

describe("a figure around the rows of a table that they do not come to", () => {
  const table = (sum: string, balance = "130.00"): unknown =>
    proveTable(
      "Account;4410207788",
      "Currency;EUR",
      `Balance;${balance}`,
      "Opening balance;100.00",
      "",
      "Date;Text;Amount",
      "2026-03-02;Corner shop;-15.00",
      "2026-03-03;Kiosk;-5.00",
      "2026-03-05;Salary;50.00",
      `Purchases and fees;;${sum}`,
      "Closing balance;;130.00",
    );

  it("keeps them from being proved, whatever it is called", () => {
    expect(table("20.00")).toStrictEqual(["proved"]);
    expect(table("21.00")).toStrictEqual(["partly"]);
    expect(table("20.00", "131.00")).toStrictEqual(["partly"]);
  });

  it("is that of the other side beside a total that is the sum of one, whatever it is called", () => {
    const rows = ["Date;Text;Amount", "2026-03-02;Corner shop;-15.00", "2026-03-03;Kiosk;-5.00"];
    const totals = (...lines: readonly string[]): unknown =>
      proveTable(
        "Currency;EUR",
        "Opening balance;100.00",
        ...rows,
        "2026-03-05;Salary;50.00",
        ...lines,
        "Closing balance;;130.00",
      );
    const salary = "Total salaries and refunds;;50.00";
    expect(totals("Total shopping and fees;;20.00", salary)).toStrictEqual(["proved"]);
    expect(totals("Total shopping and fees;;21.00", salary)).toStrictEqual(["partly"]);
    expect(totals("Total fees;;12.00", "Total debits;;20.00", salary)).toStrictEqual(["proved"]);
    expect(totals("Total shopping;;15.00", "Total groceries;;12.00")).toStrictEqual(["proved"]);
  });

  it("may be of a movement that failed, of another currency, or the number of an account", () => {
    const rows = ["2026-03-02;Corner shop;-15.00;Booked", "2026-03-05;Salary;50.00;Booked"];
    const around = (...more: readonly string[]): unknown =>
      proveTable(
        "Account;4410207788",
        "Currency;EUR",
        "Opening balance;100.00",
        ...more,
        "",
        "Date;Text;Amount;Status",
        ...rows,
        "2026-03-06;Kiosk;-7.00;Failed",
        "Closing balance;;135.00;",
      );
    expect(around()).toStrictEqual(["proved"]);
    expect(around("Branch;00547.18")).toStrictEqual(["proved"]);
    expect(around("Also shown;USD 12.50")).toStrictEqual(["proved"]);
  });
});

describe("figures of a page of which all others are balances and sums of its rows", () => {
  const head: readonly PlacedLine[] = [
    [20, [40, "Account statement 01 Apr 2026 to 30 Apr 2026"]],
    [40, [40, "Account 525-966635-196"], [300, "Currency EUR"]],
    [60, [40, "Date"], [120, "Details"], [400, ">Withdrawal"], [480, ">Deposit"], [560, ">Balance"]],
    [80, [40, "02 Apr 2026"], [120, "RENT"], [400, ">850.00"], [560, ">466.28"]],
    [95, [40, "10 Apr 2026"], [120, "SALARY"], [480, ">1,200.00"], [560, ">1,666.28"]],
    [110, [40, "15 Apr 2026"], [120, "SHOP"], [400, ">66.28"], [560, ">1,600.00"]],
  ];
  const line = (figures: string): unknown =>
    provePage([
      ...head,
      [160, [40, "Opening balance Total debits Total credits Closing balance"]],
      [175, [40, figures]],
    ]);

  it("on one line under names that are not parted", () => {
    expect(line("1,316.28 916.28 1,200.00 1,600.00")).toStrictEqual(["proved"]);
    expect(line("1,316.28 916.28 1,200.00 1,700.00")).not.toStrictEqual(["proved"]);
  });

  const deposits = (second: string): unknown =>
    provePage([
      [20, [40, "Sparbuch"], [300, "Kontoauszug"]],
      [40, [40, "Zeitraum 01.04.2026 - 30.04.2026"], [300, "AT18 7492 5612 5928 9507 EUR"]],
      [60, [40, "Datum"], [120, "Text"], [400, ">Betrag"], [560, ">Einlage"]],
      [75, [120, "Vortrag"], [560, ">500,00"]],
      [90, [40, "02.04.2026"], [120, "Überweisung"], [400, ">-50,00"], [560, ">450,00"]],
      [105, [40, "10.04.2026"], [120, "Überweisung"], [400, ">-20,00"], [560, `>${second}`]],
      [120, [40, "15.04.2026"], [120, "Zinsen"], [400, ">5,00"], [560, ">435,00"]],
      [135, [120, "Stand"], [560, ">435,00"]],
    ]);

  it("in a column that is not called one of balances", () => {
    expect(deposits("430,00")).toStrictEqual(["proved"]);
    expect(deposits("403,00")).not.toStrictEqual(["proved"]);
  });
});

it("a figure right over the rows in the column of balances is the one they begin with, whatever it is called", () => {
  const carried = (figure: string): unknown =>
    provePage([
      [20, [40, "Norðbanki"], [300, "Kontuyvirlit 01.04.2026 - 30.04.2026 DKK"]],
      [60, [40, "Dagur"], [120, "Tekstur"], [400, ">Upphædd"], [560, ">Saldo"]],
      [75, [120, "Flutt"], [560, `>${figure}`]],
      [90, [40, "02.04.2026"], [120, "Ómaksgjald"], [400, ">-50,00"], [560, ">450,00"]],
      [105, [40, "10.04.2026"], [120, "Keyp"], [400, ">-20,00"], [560, ">430,00"]],
      [120, [40, "15.04.2026"], [120, "Løn"], [400, ">5,00"], [560, ">435,00"]],
      [135, [120, "Nýggj saldo"], [560, ">435,00"]],
    ]);
  expect(carried("500,00")).toStrictEqual(["proved"]);
  expect(carried("502,00")).toStrictEqual(["partly"]);
});

describe("a loan among several accounts", () => {
  const account = (y: number, title: string, rows: readonly PlacedLine[]): PlacedLine[] => [
    [y, [40, title]],
    [y + 15, [40, "Date"], [120, "Description"], [480, ">Amount"], [560, ">Balance"]],
    ...rows,
  ];
  const read = (title: string): unknown => {
    const lines = [
      [20, [40, "Statement of account"], [300, "04/01/2026 - 04/30/2026"]] as PlacedLine,
      ...account(60, "SHARE SAVINGS S0001 1339 4137 USD", [
        [90, [120, "Opening balance"], [560, ">2,186.13"]],
        [105, [40, "04/02"], [120, "DEPOSIT"], [480, ">100.00"], [560, ">2,286.13"]],
        [120, [40, "04/09"], [120, "TRANSFER TO"], [480, ">-86.13"], [560, ">2,200.00"]],
        [135, [120, "Closing balance"], [560, ">2,200.00"]],
      ]),
      ...account(180, title, [
        [210, [120, "Opening balance"], [560, ">9,564.57"]],
        [225, [40, "04/05"], [120, "INSTALMENT"], [480, ">-241.87"], [560, ">9,322.70"]],
        [240, [40, "04/30"], [120, "INTEREST"], [480, ">51.75"], [560, ">9,374.45"]],
        [255, [120, "Closing balance"], [560, ">9,374.45"]],
      ]),
    ];
    const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, hints);
    return (parsed.ok ? parsed.value.statements : []).map(({ opening_balance, proof }) => [
      opening_balance,
      proof.verdict,
    ]);
  };

  it("is owed where its title says so", () => {
    expect(read("AUTO LOAN L0020 2417 7682 USD")).toStrictEqual([
      [218_613, "proved"],
      [-956_457, "proved"],
    ]);
  });
});

it("a first balance without decimals over a table disagrees with that of its first row", () => {
  const table = (first: string): unknown =>
    proveTable(
      "Moneda;CLP",
      `Saldo anterior;${first}`,
      "Saldo final;3.660.000",
      "Fecha;Descripción;Retiros;Depósitos;Saldo",
      ";Saldo anterior;;;3.684.575",
      "02/03/2026;ARRIENDO;55.982;;3.628.593",
      "13/03/2026;SUELDO;;31.407;3.660.000",
    );
  expect([table("3.684.575"), table("3.683.675")]).toStrictEqual([["proved"], ["partly"]]);
});

it("a balance in a box disagrees with the line of its name under the rows", () => {
  const bill = (last: string): unknown =>
    provePage([
      [20, [40, "Kredittkortfaktura"], [300, "01.07.2026 - 31.07.2026 NOK"]],
      [60, [40, "Skyldig beløp forrige faktura"], [250, "Skyldig saldo"], [400, "Forfall"]],
      [72, [40, "100,00-"], [250, last], [400, "21.08.2026"]],
      [100, [40, "Bokføringsdato"], [160, "Beskrivelse"], [500, ">Beløp"]],
      [112, [160, "Skyldig beløp forrige faktura"], [500, ">100,00-"]],
      [124, [40, "09.07.2026"], [160, "Retur KIWO"], [500, ">20,00"]],
      [136, [40, "12.07.2026"], [160, "Varekjøp KIWO"], [500, ">50,00-"]],
      [148, [160, "Skyldig saldo"], [500, ">130,00-"]],
    ]);
  expect([bill("130,00-"), bill("129,00-")]).toStrictEqual([["proved"], ["partly"]]);
});

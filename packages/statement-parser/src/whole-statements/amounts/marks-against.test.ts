import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseStatement } from "../../parse-statement.ts";

const encoder = new TextEncoder();

describe("a plus beside what makes the balances fall", () => {
  const ROWS = [
    ["2026-04-05", "48.01", "2636.96"],
    ["2026-04-07", "20.63", "2616.33"],
    ["2026-04-09", "13.91", "2602.42"],
    ["2026-04-14", "8.57", "2593.85"],
  ] as const;

  it.each([
    ["+", "partly"],
    ["-", "proved"],
  ])("is a doubt in a table: %s", async (sign, verdict) => {
    const rows = ROWS.map(([day, amount, balance]) => `${day},Fuel,${sign}${amount},+${balance},EUR`);
    const text = ["Date,Description,Amount,Balance after,Currency", ...rows].join("\n");
    const parsed = await parseStatement(encoder.encode(text), { today: "2026-11-20" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    const codes = statement?.proof.doubts.map(({ code }) => code) ?? [];
    expect(codes.includes("direction_unknown")).toBe(verdict === "partly");
  });

  it.each([
    ["+", ["mark_disagrees"]],
    ["\u2212", []],
  ])("is a doubt on pages: %s", (sign, doubts) => {
    const pages = placePages([
      [
        [20, [40, "Statement of account"], [300, "GBP"]],
        [35, [40, "Opening balance"], [200, "2,684.97"]],
        [47, [40, "Closing balance"], [200, "2,593.85"]],
        [70, [40, "Date"], [120, "Details"], [480, ">Amount"], [560, ">Balance"]],
        ...ROWS.map(
          ([day, amount, balance], at) =>
            [
              85 + at * 15,
              [40, day],
              [120, "Fuel"],
              [480, `>${sign}${amount}`],
              [560, `>${balance}`],
            ] as const,
        ),
      ],
    ]);
    const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
    expect(parsed.ok && parsed.value.statements[0]?.proof.doubts.map(({ code }) => code)).toEqual(doubts);
  });
});

describe("balances of one message in two currencies", () => {
  it("bind nothing", async () => {
    const text = (currency: string) =>
      `:20:A\r\n:25:50010412/98903354556\r\n:28C:1/1\r\n:60F:C261001EUR100,00\r\n:61:2610021002D10,00NMSCNONREF\r\n:86:Bakery\r\n:62F:C261031${currency}90,00\r\n-`;
    const read = async (currency: string) => {
      const parsed = await parseStatement(encoder.encode(text(currency)), { today: "2026-11-20" });
      const proof = parsed.ok ? parsed.value.statements[0]?.proof : undefined;
      return [proof?.verdict, proof?.doubts.map(({ code }) => code).includes("mixed_currencies")];
    };
    expect(await read("EUR")).toEqual(["proved", false]);
    expect(await read("USD")).toEqual(["unproved", true]);
  });
});

describe("a day that lies before the balance with which a table begins", () => {
  it("is a doubt", async () => {
    const text = (day: string) =>
      [
        "Description,,Summary Amt.",
        'Beginning balance as of 07/01/2026,,"500.00"',
        'Ending balance as of 07/31/2026,,"480.00"',
        "",
        '"Date","Description","Amount","Running Bal."',
        '"07/29/2026","Groceries","-10.00","480.00"',
        `"${day}","Fuel","-10.00","490.00"`,
      ].join("\n");
    const read = async (day: string) => {
      const parsed = await parseStatement(encoder.encode(text(day)), { today: "2026-11-20" });
      return parsed.ok ? parsed.value.statements[0]?.proof.doubts.map(({ code }) => code) : [];
    };
    expect(await read("07/03/2026")).not.toContain("period_elsewhere");
    expect(await read("04/27/2026")).toContain("period_elsewhere");
  });
});

describe("a saved page", () => {
  it("parts a figure from the label right before its element", async () => {
    const rows = ["+2,000.00", "-900.25"]
      .map((amount, at) => `<tr><td>0${at + 2}/03/2026</td><td>Row</td><td>${amount}</td></tr>`)
      .join("");
    const page = `<html><body><h1>Account statement</h1><p>01/03/2026 - 31/03/2026</p><div><div>Opening balance<b>+113,974.77 EUR</b></div><div>Closing balance<b>+115,074.52 EUR</b></div></div><table><tr><th>Date</th><th>Details</th><th>Amount</th></tr>${rows}</table></body></html>`;
    const parsed = await parseStatement(encoder.encode(page), { today: "2026-11-20" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual([11_397_477, 11_507_452]);
  });
});

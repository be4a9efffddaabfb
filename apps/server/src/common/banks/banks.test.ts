import { describe, expect, test } from "vitest";
import { findBank, findBanks, listBanks } from "./directory.ts";
import { listMarks } from "./list-marks.ts";
import { drawBankLogo } from "./draw-bank-logo.ts";
import { matchBankName } from "./match-bank-name.ts";

const BANKS = listBanks();

describe("the bank directory", () => {
  test("holds at least 400 banks with unique ids, a name, a country and a colour", () => {
    expect(BANKS.length).toBeGreaterThanOrEqual(400);
    expect(new Set(BANKS.map((bank) => bank.id)).size).toBe(BANKS.length);
    for (const bank of BANKS) {
      expect(bank.id).toMatch(/^[a-z]{2}-[a-z0-9-]+$/);
      expect(bank.name.length).toBeGreaterThan(1);
      expect(bank.country).toMatch(/^[A-Z]{2}$/);
      expect(bank.colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(bank.name).not.toMatch(/[()]|\.(?:com|co)\b/);
    }
  });

  test("knows the banks of the common countries", () => {
    const countries =
      "IN US GB DE FR ES IT NL BE AT CH PT IE PL CZ SE NO DK FI BR MX AR CL CO CA AU NZ SG HK MY ID TH PH JP KR CN AE SA ZA NG KE EG TR IL RO HU GR";
    const few = countries
      .split(" ")
      .filter((country) => BANKS.filter((bank) => bank.country === country).length < 5);
    expect(few).toEqual([]);
  });

  test("gives no two banks the same letters", () => {
    const marks = BANKS.map(({ letters }) => letters);
    expect(marks.filter((mark, at) => marks.indexOf(mark) !== at)).toEqual([]);
    for (const { letters } of BANKS) expect(letters.length).toBeLessThanOrEqual(4);
  });

  test("finds a bank by its id", () => {
    expect(findBank("in-hdfc-bank")).toMatchObject({ name: "HDFC Bank", country: "IN" });
    expect(findBank("xx-none")).toBeNull();
  });

  test("reads mail domains and other names apart from the name", () => {
    expect(findBank("es-caixabank")).toMatchObject({
      other_names: ["La Caixa"],
      mail_domains: ["caixabank.com"],
    });
  });
});

describe("searching", () => {
  test("goes by the start of words and ignores accents and case", () => {
    expect(findBanks("sociéte gen", null)[0]?.name).toBe("Société Générale");
    expect(findBanks("SOCIETE", "FR")[0]?.name).toBe("Société Générale");
    expect(findBanks("itau", "BR")[0]?.name).toBe("Itaú");
  });

  test("puts the banks of the country first", () => {
    expect(findBanks("santander", "GB")[0]?.name).toBe("Santander UK");
    expect(findBanks("ing", "NL")[0]?.name).toBe("ING");
  });

  test("lists the country's banks for an empty query, and none for nonsense", () => {
    expect(findBanks(" ", "IN").every((bank) => bank.country === "IN")).toBe(true);
    expect(findBanks("", null).length).toBe(BANKS.length);
    expect(findBanks("qqqq", null)).toEqual([]);
  });
});

describe("the bank of a printed name", () => {
  test.each([
    ["HDFC BANK LTD.", "in-hdfc-bank"],
    ["Barclays Bank UK PLC", "gb-barclays"],
    ["COMMERZBANK AG", "de-commerzbank"],
    ["Wells Fargo Bank, N.A.", "us-wells-fargo"],
    ["BANK OF AMERICA", "us-bank-of-america"],
    ["MCB BANK LIMITED", "pk-mcb-bank"],
    ["BANK ALFALAH LIMITED", "pk-bank-alfalah"],
    ["JPMorgan Chase Bank, National Association", "us-chase"],
    ["U.S. Bank National Association", "us-us-bank"],
    ["PNC Bank, National Association", "us-pnc-bank"],
    ["USAA Federal Savings Bank", "us-usaa"],
    ["Bank of Baroda", "in-bank-of-baroda"],
    ["N26 Bank GmbH", "de-n26"],
    ["STATE BANK OF INDIA", "in-state-bank-of-india"],
    ["Bank Millennium S.A.", "pl-bank-millennium"],
  ])("%s is %s", (printed, id) => {
    expect(matchBankName(printed)?.id).toBe(id);
  });

  test("is null for an unknown or empty name", () => {
    expect(matchBankName("Malabar Savings")).toBeNull();
    expect(matchBankName(" ")).toBeNull();
    expect(matchBankName("Bank")).toBeNull();
  });
});

describe("a drawn logo", () => {
  test("shows the initials on the bank's colour and names the bank", () => {
    const svg = drawBankLogo({ name: "Lån & Spar <Bank>", letters: "LS", colour: "#1e7444" });
    expect(svg).toContain(">LS</text>");
    expect(svg).toContain('aria-label="Lån &amp; Spar &lt;Bank&gt;"');
    expect([listMarks("Lån & Spar <Bank>")[0], listMarks("BBVA España")[0], listMarks("Monzo")[0]]).toEqual([
      "LS",
      "BBVA",
      "MO",
    ]);
  });
});

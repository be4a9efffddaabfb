import { describe, expect, test } from "vitest";
import { DESCRIPTORS } from "../../testing/descriptors.ts";
import { nameMerchant } from "./name-merchant.ts";
import { readVendor } from "./read-vendor.ts";

const nameOf = (description: string): string | null =>
  nameMerchant(readVendor({ description, counterparty: null }))?.name ?? null;

describe("the merchant of a vendor", () => {
  test.each([
    ["NETFLIX.COM", "Netflix"],
    ["UNPAID NETFLIX", "Netflix"],
    ["RETOURE ZALANDO", "Zalando"],
    ["TESCO STORES 2233", "Tesco"],
    ["TESCO EXTRA 2233", "Tesco"],
    ["TESCO PFS 4021", "Tesco"],
    ["CARREFOUR CITY", "Carrefour"],
    ["Online Bill Payment AT&T", "AT&T"],
    ["ATT WIRELESS", "AT&T"],
    ["AT&T WIRELESS 800-331-0500", "AT&T"],
    ["ATT MOBILITY EPAY", "AT&T"],
    ["AT T MOBILITY", "AT&T"],
    ["AT&T U-VERSE", "AT&T"],
    ["ATTIC STORAGE", "Attic Storage"],
    ["AMAZON AMAZON S", "Amazon"],
    ["AUTOMATIC WITHDRAWAL BRITISH GAS", "Automatic Withdrawal British Gas"],
    ["THE DESCRIPTION BAR", "The Description Bar"],
    ["DIVIDEND CAFE", "Dividend Cafe"],
    ["RENT", "Rent"],
    ["PAYPAL", "PayPal"],
    ["VENMO PAYMENT", "Venmo"],
    ["TRANSFER TO ASHA RAGHAVAN", "Asha Raghavan"],
    ["DIRECT DEBIT BRITISH GAS", "British Gas"],
  ])("of %s is %s", (description, name) => {
    expect(nameOf(description)).toBe(name);
  });

  test.each([
    "AMERICAN EXPRESS",
    "UBER *EATS",
    "AMAZON PRIME*AB12",
    "PANDA EXPRESS 123",
    "SQ *BLUE BOTTLE 94107",
  ])("of %s is its own", (description) => {
    const vendor = readVendor({ description, counterparty: null });
    expect(nameMerchant(vendor)).toEqual(vendor);
  });

  test.each([
    "INTEREST PAID",
    "ATM WITHDRAWAL 123",
    "CASH WITHDRAWAL GULBERG",
    "ATM CASH WITHDRAWAL FAISAL TOWN ATM-32",
    "ATM WITHDRAWAL WF 0123 MAIN ST",
    "GELDAUTOMAT HAUPTBAHNHOF",
    "DIVIDEND EARNED FOR PERIOD",
    "CCY CONVERSION FEE",
    "CHEQUE DEPOSIT",
    "CASH DEPOSIT",
    "REMISE DE CHEQUE 0001234",
    "AUTOMATIC WITHDRAWAL",
    "AUTOMATIC WITHDRAWAL, ELECTRIC",
    "IN LIEU OF FRX SHARE",
    "DESCRIPTION",
    "COMPANY NAME",
    "CHECK 1234",
    "MONTHLY MAINTENANCE FEE",
    "ONLINE TRANSFER TO SAV ...1956",
    "RETURNED PAYMENT",
    "CREDIT CARD PAYMENT",
    "PAYMENT RECEIVED - THANK YOU",
    "OWN ACCOUNT TRANSFER TO SAVINGS",
    "12/03",
    "",
    "TRANSFER TO",
    "Direct Debit",
    "PAYMENT TO 4471",
    "DIRECT DEBIT 000123",
    "STANDING ORDER",
    "BANK GIRO CREDIT",
    "PAYMENT SENT",
    "ONLINE BILL PAYMENT",
    "Online Banking Payment To",
    "SEPA-Überweisung",
    "PRLV SEPA",
    "Transferencia",
    "Overboeking",
    "NEFT",
  ])("there is none of %j, which names no one", (description) => {
    expect(nameOf(description)).toBeNull();
  });

  test("has a name that a person could have given, and leads to itself", () => {
    for (const { description, counterparty } of DESCRIPTORS) {
      const merchant = nameMerchant(readVendor({ description, counterparty }));
      if (merchant === null) continue;
      expect(merchant.name.length).toBeGreaterThan(0);
      expect(Array.from(merchant.name).length).toBeLessThanOrEqual(80);
      expect(nameMerchant(merchant)).toEqual(merchant);
    }
  });

  test("has a name of 80 signs at most, however much is printed", () => {
    const vendor = readVendor({ description: "", counterparty: "Gesellschaft für Wörter ".repeat(9) });
    expect(Array.from(nameMerchant(vendor)?.name ?? "")).toHaveLength(80);
  });
});

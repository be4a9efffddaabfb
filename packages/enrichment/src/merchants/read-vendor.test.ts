import fc from "fast-check";
import { describe, expect, test } from "vitest";
import BRANDS from "./brands/brands.json" with { type: "json" };
import { DESCRIPTORS } from "../../testing/descriptors.ts";
import { listListedBrands } from "../trades/regions.ts";
import { readVendor } from "./read-vendor.ts";

const read = (description: string, counterparty: string | null = null) =>
  readVendor({ description, counterparty });

const printed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "UPI",
        "NEFT-",
        "SQ *",
        "/NAME/",
        "//",
        "CARD",
        "12/03",
        "LONDON",
        "GB",
        "GmbH",
        "#12",
        "  ",
        ",",
        "*",
        "NAAM:",
        "DE",
      ),
      fc.constantFrom(...DESCRIPTORS.flatMap((descriptor) => descriptor.description.split(" "))),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(" "));

describe("what a scheme says ahead of a biller or a shop", () => {
  test.each([
    ["ELECTRICITY BILL LESCO LESCO 14123456", "Lesco"],
    ["GAS BILL SNGPL SNGPL", "Sngpl"],
    ["UTILITY BILL PAYMENT K-ELECTRIC", "K-Electric"],
    ["1LINK BILL PAYMENT PTCL PTCL", "Ptcl"],
    ["MOBILE TOPUP ZONGO ZONGO", "Zongo"],
    ["INTERNET BILL STORMFIBER", "Stormfiber"],
    ["LOCAL POS PURCHASE ZIGZAG CAFE", "Zigzag Cafe"],
    ["INTL POS PURCHASE ZIGZAG CAFE 4211", "Zigzag Cafe"],
    ["POS TXN ZIGZAG CAFE", "Zigzag Cafe"],
    ["POS SALE ZIGZAG CAFE", "Zigzag Cafe"],
  ])("%s is no part of the name", (printed_as, name) => {
    expect(read(printed_as).name).toBe(name);
  });

  test.each([
    ["POS PURCHASE CHOO CHOO", "Choo Choo"],
    ["ELECTRICITY BILL", "Electricity Bill"],
    ["LOCAL BAKERY", "Local Bakery"],
    ["CITY OF BOULDER WATER BILL", "City of Boulder Water"],
    ["POWER BILLIARDS", "Power Billiards"],
  ])("%s keeps what may be its name", (printed_as, name) => {
    expect(read(printed_as).name).toBe(name);
  });
});

describe("names that are short, or the law's", () => {
  test.each([
    ["ZELLE TO JOHN DOE", "John Doe"],
    ["ZELLE PAYMENT FROM ELLA MAE", "Ella Mae"],
    ["CARD PAYMENT CAFE JOE", "Cafe Joe"],
    ["CARD PAYMENT BAKERY COE", "Bakery Coe"],
  ])("%s keeps what only its folded letters make a country or a form", (description, name) => {
    expect(read(description).name).toBe(name);
  });

  test.each([
    ["WELLS FARGO BANK, N.A. MORTGAGE", "Wells Fargo"],
    ["CHASE BANK, N.A. PAYMENT", "Chase"],
    ["CITIBANK NA AUTOPAY", "Citi"],
    ["CITI CARD ONLINE PAYMENT", "Citi"],
    ["BANK OF AMERICA, N.A. PAYMENT", "Bank of America"],
    ["LARKSPUR BANK, N.A. LOAN", "Larkspur Bank Loan"],
  ])("%s is the bank as people say it", (description, name) => {
    expect(read(description).name).toBe(name);
  });
});

describe("the vendor of a printed description", () => {
  test.each([
    ["Q3XZ TRADING 88", "Q3xz Trading"],
    ["KARTE 4471 Q3XZ TRADING 88", "Q3xz Trading"],
    ["4YOU MARKET", "4You Market"],
    ["Q3XZ GMBH 88", "Q3xz"],
    ["H&M STORE 12", "H&M"],
    ["KARTE 4F33A291 MARKET", "Market"],
  ])("%j is not named by a word that many names end with: %s", (description, name) => {
    expect(read(description).name).toBe(name);
  });

  test.each(["NORTHGATE CAFE ~ Tran: 0012 POS", "NORTHGATE CAFE ~ Future Amount: 41.00 ~ Tran: ACH"])(
    "%j is named without what the bank's system added",
    (description) => {
      expect(readVendor({ description, counterparty: null }).name).toBe("Northgate Cafe");
    },
  );

  test.each([
    ["BP#1234567 TOWN", "BP"],
    ["NORDLICHT SP. ZOO WARSZAWA", "Nordlicht"],
    ["NORDLICHT SP. Z O.O. SP.K.", "Nordlicht"],
    ["NORDLICHT SPORT S.A. DE C.V.", "Nordlicht Sport"],
    ["UBER TECHNOLOGIES INC", "Uber"],
  ])("%j is named without the number of its shop and the form of its firm: %s", (description, name) => {
    expect(read(description).name).toBe(name);
  });

  test.each(DESCRIPTORS)("$country: $description names $name", ({ description, counterparty, name }) => {
    expect(read(description, counterparty).name).toBe(name);
  });

  test("is shown with at least 400 descriptors of at least 50 countries", () => {
    expect(DESCRIPTORS.length).toBeGreaterThanOrEqual(400);
    expect(new Set(DESCRIPTORS.map((descriptor) => descriptor.country)).size).toBeGreaterThanOrEqual(50);
  });

  test("is the counterparty where the bank prints one, unless that is only a payment service", () => {
    expect(read("POS 123", "Kaveri Fresh").name).toBe("Kaveri Fresh");
    expect(read("PAYPAL *HIKEGEAR", "PAYPAL").name).toBe("Hikegear");
    expect(read("Ref 12", "PAYPAL").name).toBe("PayPal");
  });

  test.each([
    ["Online Bill Payment AT&T", "AT&T"],
    ["Online Bill Payment AT&T 12345 CONF", "AT&T"],
    ["ONLINE BILL PAYMENT - COMCAST", "Comcast"],
    ["Online Bill Pay To PG&E", "PG&E"],
    ["Mobile Bill Pay Duke Energy", "Duke Energy"],
    ["E-Bill Payment Northgate Water", "Northgate Water"],
  ])("%s, paid by the bank's own bill service, is with %s", (description, name) => {
    expect(read(description).name).toBe(name);
  });

  test("stands for itself when the text names no one", () => {
    expect(read("  12/03  ").name).toBe("12/03");
    expect(read("").name).toBe("Unnamed");
  });
});

describe("the businesses of one brand", () => {
  test.each([
    ["COSTCO WHSE #0144", "COSTCO GAS #0144"],
    ["AMZN Mktp US*2X3AB1CD0", "Amazon Prime*RT5A82MK3"],
    ["AMZN Mktp US*2X3AB1CD0", "AMAZON WEB SERVICES AWS.AMAZON.CO"],
    ["UBER *TRIP", "UBER *EATS PENDING"],
    ["WALMART #2119", "WALMART PHARMACY 2119"],
    ["APPLE STORE", "APPLE MUSIC"],
    ["TESCO STORES 2234", "TESCO MOBILE LTD"],
    ["SAINSBURYS S/MKTS", "SAINSBURYS PETROL"],
    ["VIRGIN MEDIA PYMTS", "VIRGIN MOBILE"],
    ["OPTIMUM 123", "OPTIMUM EYE CLINIC"],
  ])("%s and %s are apart", (one, other) => {
    expect(read(one).key).not.toBe(read(other).key);
  });

  test.each([
    ["SQ *BLUE BOTTLE COFF 94107", "Blue Bottle"],
    ["BURGER KIN 1234", "Burger King"],
    ["HOME DEPO", "The Home Depot"],
    ["GOOGLE *YouTubePremium", "YouTube Premium"],
  ])("%s is called by its one name, cut or not", (printed_as, name) => {
    expect(read(printed_as).name).toBe(name);
  });
});

describe("a name that a bank styled", () => {
  test.each([
    ["POS Purchase Fisherman'S Deli", "Fisherman's Deli"],
    ["Adp Totalsource", "ADP Totalsource"],
    ["Pg&E Web Online", "PG&E"],
    ["O'REILLY 1234", "O'Reilly"],
    ["L'OREAL PARIS", "L'Oreal"],
    ["HUK-COBURG", "HUK-Coburg"],
    ["\uFB01ne goods", "Fine Goods"],
    ["\uFB01", "Fi"],
  ])("%s is shown as %s", (printed_as, name) => {
    expect(read(printed_as).name).toBe(name);
  });
});

describe("rows that are with the bank alone, and pay", () => {
  test.each([
    ["Int On Credit Balance", "Interest"],
    ["INT.PD:01-07-2024 TO 30-09-2024", "Interest"],
    ["INTEREST EARNED", "Interest"],
    ["CHECK 1234", "Check"],
    ["CHECK #1235", "Check"],
    ["DEPOSIT", "Deposit"],
    ["DEPOSIT 000123", "Deposit"],
    ["CASH WITHDRAWAL FEE 123", "Cash Withdrawal Fee"],
    ["CHECK CITY 123", "Check City"],
    ["GUSTO PAY 123", "Gusto"],
    ["GUSTO RESTAURANT", "Gusto Restaurant"],
    ["DIRECT DEP ACME INC PAYROLL", "Acme"],
    ["ADP PAYROLL ACME CORP DES:PAYROLL ID:1", "Acme"],
    ["GEHALT MUSTER GMBH", "Muster"],
  ])("%s is named %s", (printed_as, name) => {
    expect(read(printed_as).name).toBe(name);
  });
});

describe("the key of a vendor", () => {
  test.each([
    ["CAFÉ MÜLLER", "Cafe Mueller"],
    ["TESCO STORES 2234 LONDON GB", "CARD PAYMENT TO TESCO 991"],
    ["McDonald's F123", "MCDONALDS 44 BERLIN"],
    ["Trader Joe's #552", "TRADER JOES 12"],
    ["THE OLD FORGE", "Old Forge Ltd"],
  ])("is one for %s and %s", (one, other) => {
    expect(read(one).key).toBe(read(other).key);
  });

  test("differs for different vendors", () => {
    const names = DESCRIPTORS.map(
      ({ description, counterparty, name }) => [name, read(description, counterparty).key] as const,
    );
    const keys = new Map(names);
    expect(new Set(keys.values()).size).toBe(keys.size);
  });
});

describe("for any text", () => {
  test("a vendor has a name and a key, and reading the name again changes neither", () => {
    fc.assert(
      fc.property(fc.oneof(printed, fc.string({ unit: "binary" })), (description) => {
        const vendor = read(description);
        expect(vendor.name.length).toBeGreaterThan(0);
        expect(vendor.key.length).toBeGreaterThan(0);
        expect(read(vendor.name)).toEqual(vendor);
      }),
      { numRuns: 3000 },
    );
  });

  test.each(["TO TO Ç", "NEFT- BANK ATM DESIGNS"])("what is left of %j is read again alone", (text) => {
    expect(read(read(text).name)).toEqual(read(text));
  });

  test("every brand's name stands for itself", () => {
    const brands = BRANDS.brands.split("\n").filter((line) => !line.startsWith("#"));
    const names = brands.flatMap((line) => line.split("|")).map((spelling) => read(spelling));
    expect(names.filter((vendor) => read(vendor.name).key !== vendor.key)).toEqual([]);
  });

  test("every name of the lists stands for itself", () => {
    const vendors = listListedBrands().map((spelling) => read(spelling));
    expect(vendors.filter((vendor) => read(vendor.name).key !== vendor.key)).toEqual([]);
  });

  test.each(["A", "A ", "*", "1", "/NAME/", "A*", "UPI-", " , ", "DE ", "DEP *"])(
    "reading %j a hundred thousand times over ends quickly",
    (part) => {
      const text = part.repeat(100_000);
      const start = performance.now();
      read(text);
      // In time that grows with the square of the text it would be minutes.
      expect(performance.now() - start).toBeLessThan(20_000);
    },
  );
});

import { describe, expect, it } from "vitest";
import { tellCurrency } from "./tell-currency.ts";

const HINTS = { today: "2026-11-20" };
const PESOS = ["01/07 Arriendo 609.000", "07/07 Abono 38.760", "10/07 Abono 191.000"].map((row) => [row]);

const tell = (labels: readonly string[], rows: readonly (readonly string[])[] = []): string | null =>
  tellCurrency({ labels: labels.map((label) => [label]), rows, hints: HINTS }).currency;

describe("the currency of an account", () => {
  it("that several countries share is that of the country in which a printed site is", () => {
    expect(tell(["Moneda pesos", "Más información en www.banco.example.cl"], PESOS)).toBe("CLP");
    expect(tell(["Moneda pesos", "Más información en www.banco.example.co"], PESOS)).toBeNull();
  });

  it("is not named by a word in capitals behind another one", () => {
    expect(tell(["SECOND CUP 21.04", "Account balance 12.00 CAD"])).toBe("CAD");
    expect(tell(["SECOND CUP 21.04"])).toBeNull();
  });

  it("is not named by the letter of a Japanese era", () => {
    expect(tell(["普通預金 差引残高"], [["R7.11.03 振込 103,200"], ["R7.11.04 出金 40,000"]])).toBe("JPY");
  });

  it("is not told by letters, words or the country where accounts in others are as usual", () => {
    const khmer = "របាយការណ៍គណនី សមតុល្យ";
    const rows = [["01/07/2026 ទិញ 25.00"], ["02/07/2026 ទិញ 12.50"]];
    expect(tell([khmer], rows)).toBeNull();
    expect(tell([khmer, "រូបិយប័ណ្ណ KHR"], rows)).toBe("KHR");
    expect(tell(["Extracto", "www.banco.example.pe"], [["01/07 Pago 25.00"]])).toBeNull();
    expect(tell(["บัญชีออมทรัพย์"], [["01/07/2569 ซื้อ 25.00"]])).toBe("THB");
  });

  it("may be one of 2024", () => {
    expect(tell(["Currency: ZWG"])).toBe("ZWG");
  });

  it.each([
    ["Currency: British Pound", "GBP"],
    ["Currency Trinidad & Tobago Dollar", "TTD"],
    ["Moneda: peso mexicano", "MXN"],
    ["Devise : franc suisse", "CHF"],
    ["Währung Schwedische Krone", "SEK"],
    ["Valuta: Corona danese", "DKK"],
    ["Валюта: швейцарский франк", "CHF"],
    ["العملة: دولار كندي", "CAD"],
    ["通貨: スイス フラン", "CHF"],
    ["币种：瑞士法郎", "CHF"],
  ])("is told by its full name in any language, %s", (label, currency) => {
    expect(tell([label])).toBe(currency);
  });

  it.each([
    [["EXTRAIT DE COMPTE EN DINARS"], ["05/07/25 Virement 1 000,000", "06/07/25 Retrait 58,605"], "TND"],
    [["EXTRAIT DE COMPTE EN DINARS"], ["05/07/25 Virement 1 000,00", "06/07/25 Retrait 58,60"], null],
    [["ACCOUNT IN DINARS"], ["05/07/25 Transfer 1,000.000", "06/07/25 Cash 58.605"], null],
    [["Estado de cuenta corriente (cartola)"], ["03/04 Pago 850.000", "06/04 Compra 40.300"], "CLP"],
  ])(
    "is one of those that share a name where it alone has the printed decimals: %s %s",
    (labels, rows, currency) => {
      expect(
        tell(
          labels,
          rows.map((row) => [row]),
        ),
      ).toBe(currency);
    },
  );
});

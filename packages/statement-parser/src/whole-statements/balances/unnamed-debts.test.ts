import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

/** Bills of cards that nowhere call themselves one: turned about, their rows lie between the same balances. */
const BILLS: Readonly<Record<string, string>> = {
  "a French bill, its payments with a minus": `
Caisse du Rivage         Relevé de compte          Période: du 07/11/2025 au 07/12/2025     EUR
Solde précédent EUR 390,00 | Vos règlements 100,00 | Vos achats 275,75 | Nouveau solde EUR 565,75
Date achat    Nature                          Montant
07/11/25      NAVIGO                            60,00
09/11/25      LIBRAIRIE DU PORT                100,00
11/11/25      BISTROT                          115,75
02/12/25      PRELEVEMENT DE VOTRE REGLEMENT   100,00-
`,
  "an Italian bill in two sections": `
Cassa Marina      Estratto conto      Periodo: dal 19/03/2024 al 18/04/2024     EUR
Saldo precedente                  390,00
Pagamenti e accrediti             100,00
Nuove spese                       275,75
Nuovo saldo                       565,75
Data          Descrizione                    Importo
19/03/24      LIBRERIA                         60,00
24/03/24      PANIFICIO                       100,00
29/03/24      OSTERIA                         115,75
02/04/24      ESTRATTO CONTO                 -100,00
`,
  "a Turkish bill": `
Kıyı Bankası      Hesap Özeti      Dönem: 23.09.2024 - 23.10.2024     TRY
Önceki bakiye                     390,00
Yeni bakiye                       565,75
İşlem tarihi   Açıklama                        Tutar
26.09.2024     KAHVE EVİ                        60,00
01.10.2024     ECZANE                          100,00
05.10.2024     KİTAPÇI                         115,75
06.10.2024     ÖDEMENİZ                        100,00-
`,
};

const read = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

describe("a debt that nobody names", () => {
  it.each(Object.entries(BILLS))("is never proved the wrong way round: %s", (_, text) => {
    const statement = read(text);
    const { proof, transactions } = statement ?? { proof: null, transactions: [] };
    const shops = transactions.filter(({ description }) => /LIBR|ECZANE/.test(description));
    expect(shops.length).toBe(1);
    const isRight = shops.every(({ amount }) => amount < 0);
    const codes = proof?.doubts.map(({ code }) => code) ?? [];
    expect([proof?.verdict, codes.includes("direction_unknown")]).toEqual(
      isRight ? ["proved", false] : ["partly", true],
    );
  });

  it("is not taken for money in the account where nearly every row says otherwise", () => {
    const line = (kind: string): string => `
Lakeview ${kind}        Account statement        10/12/2025 - 11/10/2025     USD
Date             Activity                        Advances       Payments        Balance
                 Previous Balance                                                546.03
10/14/2025       ATM WITHDRAWAL MAIN ST            30.48                         576.51
10/22/2025       ATM WITHDRAWAL CITY              100.00                         676.51
10/25/2025       DIRECT DEPOSIT LUMO                            502.79           173.72
10/26/2025       PURCHASE CORNER BAKERY           277.99                         451.71
11/09/2025       MONTHLY MAINTENANCE FEE           13.72                         465.43
                 New Balance                                                     465.43
`;
    const unnamed = read(line("Flexible"));
    const isRight = (unnamed?.transactions[0]?.amount ?? 0) < 0;
    expect(isRight || unnamed?.proof.verdict !== "proved").toBe(true);
    expect(read(line("HELOC"))?.transactions.map(({ amount }) => amount)).toEqual([
      -3048, -10_000, 50_279, -27_799, -1372,
    ]);
  });

  it("is not taken for a card's because a card is named, where every row says otherwise", () => {
    const statement = read(`
Srebrna Karta Kredytowa       Wyciąg z rachunku       01.10.2024 - 30.10.2024     PLN
Data operacji    Opis operacji                            Kwota       Saldo po operacji
28.10.2024       PRZELEW PRZYCHODZACY WYNAGRODZENIE     6 783,37           14 610,19
27.10.2024       ZAKUP KSIEGARNIA                         -27,99            7 826,82
24.10.2024       ZAKUP PIEKARNIA                          -73,10            7 854,81
23.10.2024       PRZELEW WYCHODZACY ANNA                 -379,90            7 927,91
20.10.2024       ZAKUP APTEKA                             -53,72            8 307,81
`);
    const isTurned = (statement?.transactions[0]?.amount ?? 0) < 0;
    expect(isTurned && statement?.proof.verdict === "proved").toBe(false);
  });

  it("is asked for where only one of both sides has a name that is understood", () => {
    const statement = read(`
Lakeview Everyday        Statement        10/12/2025 - 11/10/2025     USD
Date             Activity                           Uptakes       Payments        Balance
                 Previous Balance                                                546.03
10/14/2025       ORCHARD LANE 14                   30.48                         576.51
10/22/2025       MAIN ST 2                        100.00                         676.51
10/25/2025       LUMO                                           502.79           173.72
10/26/2025       CORNER BAKERY                    277.99                         451.71
11/09/2025       MONTHLY MAINTENANCE FEE           13.72                         465.43
                 New Balance                                                     465.43
`);
    const isRight = (statement?.transactions[0]?.amount ?? 0) < 0;
    expect(isRight || statement?.proof.verdict !== "proved").toBe(true);
  });

  it("has no last balance over its first one, whatever both are called", () => {
    const statement = read(`
Kıyı Bankası      Hesap Özeti      Dönem: 23.09.2024 - 23.10.2024     TRY
Önceki dönem 565,75 + Ödemeler 275,75 - Harcamalar 100,00 = Önceki dönemden 390,00
İşlem tarihi   Açıklama                        Tutar
26.09.2024     KAHVE EVİ                       100,00
06.10.2024     GELEN                          +275,75
`);
    expect([statement?.opening_balance, statement?.closing_balance]).not.toEqual([39_000, 56_575]);
  });

  it("is told from money in the account by a sum that is named after its side", () => {
    const statement = read(`
Caisse du Rivage         Relevé de compte          Période: du 07/11/2025 au 07/12/2025     EUR
Solde précédent EUR 390,00 | Total crédits 900,00 | Total débits 175,75 | Nouveau solde EUR 1 114,25
Date          Nature                          Montant
07/11/25      NAVIGO                           -60,00
09/11/25      ENTREE                           900,00
11/11/25      BISTROT                         -115,75
`);
    expect(statement?.proof.verdict).toBe("proved");
  });
});

import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const only = (...lines: string[]): ParsedStatement => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement, ...others] = parsed.value.statements;
  if (statement === undefined || others.length > 0) throw new Error("not one statement");
  return statement;
};

describe("a balance beside a table", () => {
  const spanish = (balance: string): ParsedStatement =>
    only(
      `Saldo;${balance} EUR`,
      "Fecha del saldo;30/11/2025",
      "",
      "FECHA;CONCEPTO;IMPORTE EUR;SALDO",
      "30/11/2025;Intereses;1,30;5.727,09",
      "28/11/2025;Comisión;-2,50;5.725,79",
      "27/11/2025;Compra tarjeta;-8,46;5.728,29",
    );

  it("is the last one where the line below it names the last day", () => {
    expect(spanish("5.727,09").proof.verdict).toBe("proved");
    expect(spanish("5.736,17").proof.verdict).toBe("contradicted");
  });

  it("of the last booked day is the last, whatever is announced for later", () => {
    const read = only(
      '"Girokonto";"DE02120300000000202051"',
      '"Kontostand vom 31.03.2025:";"303,11 €"',
      '""',
      '"Buchungsdatum";"Status";"Verwendungszweck";"Betrag (€)"',
      '"01.04.25";"Vorgemerkt";"Karte";"-47,99"',
      '"31.03.25";"Gebucht";"Entgelt";"-3,40"',
      '"29.03.25";"Gebucht";"Geschenk";"-33,37"',
    );
    expect(read).toMatchObject({ opening_balance: null, closing_balance: 30311 });
  });
});

describe("balances in the columns of sides", () => {
  it("say nothing of their side where all stand in one of them", () => {
    const read = only(
      "Saldo iniziale al 01/04/2025;;100,00",
      "",
      "Data;Valuta;Addebiti (euro);Accrediti (euro);Descrizione",
      "02/04/25;02/04/25;39,94;;Spesa",
      "27/04/25;27/04/25;;20,00;Stipendio",
      "Saldo contabile finale al 30/04/2025;;80,06;;",
    );
    expect(read).toMatchObject({ closing_balance: 8006, proof: { verdict: "proved" } });
  });

  it("are an overdraft among the debits where the other one is not", () => {
    const read = only(
      "Ancien solde au 01/02/2025;;;25,00;",
      "",
      "Date;Valeur;Libellé;Débit €;Crédit €",
      "03/02/2025;03/02/2025;Marché;71,00;",
      "28/02/2025;28/02/2025;Salaire;;200,00",
      "Nouveau solde au 28/02/2025;;;;104,00",
    );
    expect(read).toMatchObject({ opening_balance: -2500, proof: { verdict: "proved" } });
  });

  it("are an overdraft among the debits behind a day", () => {
    const read = only(
      "Date;Libellé;Date valeur;Débit EUR;Crédit EUR",
      "01/06/2025;SOLDE DE DEPART;;17,00;",
      "03/06/2025;Retrait;03/06/2025;50,00;",
      "07/06/2025;Virement reçu;08/06/2025;;100,00",
      "30/06/2025;NOUVEAU SOLDE;;;33,00",
    );
    expect(read).toMatchObject({ opening_balance: -1700, proof: { verdict: "proved" } });
  });
});

describe("sums around a table", () => {
  it("hold or contradict under a name of several words", () => {
    const peruvian = (credits: string): string =>
      only(
        "Saldo inicial;S/ 100.00",
        "Fecha;Descripción;Cargo;Abono",
        "16/02/2025;Recibo;85.92;",
        "27/02/2025;Devolución;;40.08",
        `;TOTAL MOVIMIENTOS;85.92;${credits}`,
        "Saldo final;S/ 54.16",
      ).proof.verdict;
    expect(peruvian("40.08")).toBe("proved");
    expect(peruvian("120.08")).toBe("contradicted");
  });

  it("are those of debtor and creditor", () => {
    const romanian = (credits: string): string =>
      only(
        "Cont: RO30DMCV8527193643383096,,Moneda: RON,",
        "Data,Detalii tranzactie,Debit,Credit",
        '01 septembrie 2025,Cumparare,"45,64",',
        '03 septembrie 2025,Salariu,,"100,00"',
        "",
        'Rulaj debitor:,"45,64",,',
        `Rulaj creditor:,"${credits}",,`,
        'Sold initial:,"10,00",,',
        'Sold final:,"64,36",,',
      ).proof.verdict;
    expect(romanian("100,00")).toBe("proved");
    expect(romanian("115,00")).toBe("contradicted");
  });
});

describe("debts in tables", () => {
  it("of a card that marks only what is paid in have no mark", () => {
    const read = only(
      "Kredi Kartı Ekstresi 4021 **** **** 7094",
      "İşlem Tarihi;Açıklama;Tutar (TL)",
      "01/09/2025;PAZAR;917,35",
      "06/09/2025;MARKET;201,04",
      "14/09/2025;ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ;499,77 +",
      "Önceki Dönem Borcu;1.420,75 TL",
      "Dönem Borcu;2.039,37 TL",
    );
    expect(read).toMatchObject({ opening_balance: -142075, closing_balance: -203937 });
  });

  it("grow by what a column calls charges, whatever it adds in brackets", () => {
    const read = only(
      "Home loan account 417246547,,,,",
      "Balance outstanding at start,,,,1896.53 EUR",
      "Date,Details,Charges (added to loan),Payments received,Balance outstanding",
      "2025-01-01,Interest charged,58.60,,1955.13",
      "2025-01-03,Direct debit repayment - thank you,,780.00,1175.13",
      "2025-02-01,Interest charged,57.32,,1232.45",
      "Balance outstanding at end,,,,1232.45 EUR",
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual([-5860, 78000, -5732]);
    expect(read).toMatchObject({ closing_balance: -123245, proof: { verdict: "proved" } });
  });
});

it("a day and its balance over the rows need no word, as in exports of France", () => {
  const read = (head: string): unknown => {
    const lines = [head, "", "Date;Libelle;Montant", "27/02/2026;RETRAIT;-40,00", "01/02/2026;LOYER;-55,08"];
    const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
    return parsed.ok ? parsed.value.statements[0]?.closing_balance : parsed.error.code;
  };
  expect(read("Compte de cheques;Compte de cheques;****1234;28/02/2026;;4 436,61 €")).toBe(443_661);
  expect(read('="FR58 0863 6708 7581 3731 1948 083";01/02/2026;28/02/2026;2;28/02/2026;4436,61 EUR')).toBe(
    443_661,
  );
  // before its day it is something else
  expect(read("Compte de cheques;4 436,61 €;28/02/2026")).toBeNull();
});

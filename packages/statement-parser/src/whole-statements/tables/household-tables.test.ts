import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const readAll = (...lines: string[]): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

const only = (...lines: string[]): ParsedStatement => {
  const [statement, ...others] = readAll(...lines);
  if (statement === undefined || others.length > 0) throw new Error("not one statement");
  return statement;
};

const daysOf = ({ transactions }: ParsedStatement): string[] =>
  transactions.map(({ booked_on }) => booked_on);
const amountsOf = ({ transactions }: ParsedStatement): number[] => transactions.map(({ amount }) => amount);

describe("days that stand over rows of a table", () => {
  it("are those of the rows under them", () => {
    const read = only(
      "Extrato conta corrente;;",
      "Saldo anterior;;1500,00",
      "Lançamento;Documento;Valor (R$)",
      "01/03/2026;;",
      "Aluguel Batel;634287;-420,00",
      "08/03/2026;;",
      "Vivo Celular 06/03/2026 13:03;509232;-44,99",
      "Julia Prado;965240;-220,00",
      "12/03/2026;;",
      "Salario;580290;2781,82",
      "Saldo final;;3596,83",
    );
    expect(daysOf(read)).toEqual(["2026-03-01", "2026-03-08", "2026-03-08", "2026-03-12"]);
    expect(read).toMatchObject({ closing_balance: 359683, proof: { verdict: "proved" } });
    expect(read.transactions[0]?.description).toBe("Aluguel Batel");
  });

  it("are numbers under the name of their month", () => {
    const read = only(
      "Barley card,,,",
      "b/f,,274.40,",
      "day,what,spent,paid",
      "July 2025,,,",
      "29,Shell,35.38,",
      "August 2025,,,",
      "3,payment,,417.14",
      "9,Shell,58.14,",
      "15,Boots,121.77,",
    );
    expect(daysOf(read)).toEqual(["2025-07-29", "2025-08-03", "2025-08-09", "2025-08-15"]);
    expect(amountsOf(read)).toEqual([-3538, 41714, -5814, -12177]);
  });
});

describe("names over several lines", () => {
  it("are read together, whether or not the next line names money", () => {
    const read = only(
      "Дата;Дата;Описание;Сумма;Сумма в валюте",
      "проведения;обработки;операции;операции;счёта",
      "операции;;;;KZT",
      "01.01.2025;02.01.2025;Заработная плата;962 936,83 KZT;962936,83",
      "07.01.2025;08.01.2025;Покупка;20,17 GBP;-12863,68",
      "09.01.2025;09.01.2025;Покупка;-35 601,69 KZT;-35601,69",
    );
    expect(amountsOf(read)).toEqual([96293683, -1286368, -3560169]);
    expect(read.currency).toBe("KZT");
  });
});

describe("names of days over two lines", () => {
  it("tell the day of booking", () => {
    const read = only(
      "Fecha;Fecha;Descripción;Valor;Cuotas",
      "de compra;de aplicación;;;",
      "21/03/2026;22/03/2026;Su pago gracias;-$ 1.724.000,00;1/1",
      "22/03/2026;24/03/2026;Carulla;$ 322.422,18;1/1",
      "24/03/2026;27/03/2026;Carulla;$ 81.400,00;1/1",
    );
    expect(daysOf(read)).toEqual(["2026-03-22", "2026-03-24", "2026-03-27"]);
  });
});

describe("a line without names that sums up the rows under it", () => {
  it("states the balance of its day, or those of its first and its last", () => {
    const one = only(
      "Compte de chèques;Compte de chèques;****6287;31/01/2026;;2455,05",
      "20/01/2026;Divers;;Paiement carte;-6,94;",
      "15/01/2026;Salaire;;Virement;2535,89;",
      "14/01/2026;Divers;;Train;-7,72;",
    );
    expect(one).toMatchObject({ closing_balance: 245505, transactions: { length: 3 } });
    const both = only(
      "8754536706,2025/06/01,2025/06/30,672.46,541.74",
      "2025/06/26,27.00,To Priya,,5670479282,DEBIT",
      "2025/06/21,38.50,Deli,,3418051596,DEBIT",
      "2025/06/20,65.22,Insurance,,9178868379,DEBIT",
    );
    expect(both).toMatchObject({
      opening_balance: 67246,
      closing_balance: 54174,
      proof: { verdict: "proved" },
    });
  });
});

describe("letters behind a balance", () => {
  it("say on which side it stands where the amounts have letters or columns of their own", () => {
    const read = only(
      "Transaction Date;Description;Currency;Amount;D/C;Balance;D/C",
      "03/12/2025;Transfer;BHD;21.822;D;29.647;C",
      "16/12/2025;Withdrawal;BHD;75.000;D;45.353;D",
      "17/12/2025;Shop;BHD;1.560;D;46.913;D",
      "24/12/2025;Salary;BHD;652.787;C;605.874;C",
    );
    expect(read.transactions.map((row) => row.balance_after)).toEqual([29647, -45353, -46913, 605874]);
    expect(read.proof.verdict).toBe("proved");
  });
});

describe("a category of the bank", () => {
  it("makes no row a total", () => {
    const read = only(
      "Tarjeta de crédito;;;",
      "Categoría;Fecha;Descripción;Monto",
      "Compras;06/07/2026;Sodimac;9.620,10",
      "Compras;07/07/2026;Consorcio;16.700,20",
      "Total de Pagos;15/07/2026;Pago TEF;-571.140,00",
    );
    expect(amountsOf(read)).toEqual([-962010, -1670020, 57114000]);
  });
});

describe("currencies beside what was paid abroad", () => {
  it("are none of the account, whose own stands in the other rows or nowhere", () => {
    const rows = [
      "17.8.2026;20.8.2026;Krónan;ISK;;-1.465",
      "25.8.2026;26.8.2026;Bónus;GBP;5,85;-728",
      "27.8.2026;28.8.2026;Innborgun;ISK;;208.790",
    ];
    const head = "Dagsetning;Bókunardagur;Skýring;Mynt;Erlend upphæð;Upphæð";
    const home = only(head, ...rows);
    expect(home).toMatchObject({ currency: "ISK", transactions: { length: 3 } });
    expect(home.transactions[1]).toMatchObject({
      amount: -728,
      original: { amount: -585, currency: "GBP" },
    });
    const none = only(head, ...rows.map((row) => row.replace("ISK", "").replace("-1.465", "-1.465,10")));
    expect(none.currency).toBeNull();
  });
});

describe("a table of a card that does not say so", () => {
  const rows = (...more: string[]): ParsedStatement =>
    only(
      "data,lançamento,valor",
      "2025-05-24,Porto Seguro,130.87",
      "2025-06-04,PAGAMENTO EFETUADO,-70.29",
      "2025-06-04,Sanepar,248.14",
      ...more,
    );

  it("is known by its payments, which alone have a minus, and asks whether it is one", () => {
    const read = rows();
    expect(amountsOf(read)).toEqual([-13087, 7029, -24814]);
    expect(read.proof.verdict).not.toBe("proved");
    expect(read.questions?.[0]).toMatchObject({ code: "account_type" });
  });

  it("is none where something else has a minus, too", () => {
    expect(amountsOf(rows("2025-06-05,Padaria,-18.66"))).toEqual([13087, -7029, 24814, -1866]);
  });
});

describe("two tables side by side", () => {
  it("are two accounts, one after the other", () => {
    const [giro, savings, ...others] = readAll(
      "Girokonto;;;EUR;;Tagesgeldkonto;;;EUR",
      "Datum;Text;Kategorie;Betrag;;Datum;Text;Kategorie;Betrag",
      "2025-03-01;Anfangsbestand;;7262,54;;2025-03-01;Anfangsbestand;;676,69",
      "2025-03-01;Dauerauftrag;Sparen;-240,00;;2025-03-03;Miete;Wohnen;-61,00",
      "2025-03-05;Rossmann;Drogerie;-137,45;;2025-03-31;Lohn;Gehalt;3275,50",
      "2025-03-06;Miete;Wohnen;-630,00;;2025-03-31;Endbestand;;3891,19",
      "2025-03-31;Endbestand;;6255,09;;;;;",
    );
    expect(others).toEqual([]);
    expect(giro).toMatchObject({
      opening_balance: 726254,
      closing_balance: 625509,
      proof: { verdict: "proved" },
    });
    expect(savings).toMatchObject({
      opening_balance: 67669,
      closing_balance: 389119,
      proof: { verdict: "proved" },
    });
  });
});

describe("the balances of a card kept by hand", () => {
  it("are owed, whatever they are called", () => {
    const read = only(
      "Barley card,,,",
      "b/f,,274.40,",
      "date,what,spent,paid",
      "29/07/2025,Shell,35.38,",
      "03/08/2025,payment,,417.14",
      "15/08/2025,Boots,121.77,",
      "owed,,14.41,",
    );
    expect(read).toMatchObject({ opening_balance: -27440, closing_balance: -1441 });
  });

  it("may be a total of what was owed and the rows", () => {
    const read = only(
      "ใบแจ้งยอดบัตร,3670,",
      "วันที่,รายการ,จำนวนเงิน (บาท)",
      ",ยอดยกมา,4588.56",
      "4 ก.ย. 2568,7-ELEVEN,5992.84",
      "11 ก.ย. 2568,รับชำระ,-4588.56",
      "17 ก.ย. 2568,PTT STATION,659.01",
      ",ยอดรวม,6651.85",
    );
    expect(amountsOf(read)).toEqual([-599284, 458856, -65901]);
    expect(read).toMatchObject({
      opening_balance: -458856,
      closing_balance: -665185,
      proof: { verdict: "proved" },
    });
  });
});

describe("two letters of a column of directions", () => {
  it("are told by the one that is known", () => {
    const read = only(
      "Ngày,Diễn giải,Số tiền,Nợ/Có",
      '23-06-2026,SHOPEE,"324,000",N',
      '27-06-2026,GRAB,"201,000",N',
      '09-07-2026,Thanh toan du no,"5,501,000",C',
    );
    expect(amountsOf(read).map(Math.sign)).toEqual([-1, -1, 1]);
  });
});

describe("what is not booked", () => {
  it.each([
    "NON CONTABILIZZATO",
    "nicht gebucht",
    "not posted",
    "niet geboekt",
    "no contabilizado",
    "Autorizzato",
  ])("is announced: %s", (status) => {
    const read = only(
      "Date,Description,Status,Amount",
      `2026-06-01,Conad,${status},-159.94`,
      "2026-05-29,Eni,Booked,-97.10",
      "2026-05-28,Salary,Booked,997.10",
    );
    expect(read.transactions.map(({ pending }) => pending)).toEqual([true, false, false]);
  });

  it.each(["Annulleret", "Slettet"])("never happened: %s", (status) => {
    const read = only(
      "Date,Description,Status,Amount",
      `2026-06-01,Conad,${status},-159.94`,
      "2026-05-29,Eni,Booked,-97.10",
      "2026-05-28,Salary,Booked,997.10",
    );
    expect(amountsOf(read)).toEqual([-9710, 99_710]);
  });
});

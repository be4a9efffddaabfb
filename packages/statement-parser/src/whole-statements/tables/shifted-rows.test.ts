import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-12-01" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

describe("rows of a table", () => {
  it("that lack a cell are told, and nothing is proved without them", () => {
    const text =
      "Datum;Text;Betrag;Währung\n01.03.2026;Strom;-20,00;EUR\n02.03.2026;Wasser;-10,00;EUR\nLastschrift Gas;-30,00;EUR\n05.03.2026;Bahn;-5,00;EUR\n";
    const doubts = read(text)?.proof.doubts.map(({ code, place }) => [code, place]);
    expect(doubts).toContainEqual(["row_unread", { line: 4 }]);
  });

  it("have no amount in a column of zeros, be it named after one", () => {
    const text =
      'Fecha,Descripción,Divisa,Bruto,Comisión,Neto,Saldo,Importe de envío\n2/1/2026,Pago A,EUR,"49,37","-1,78","47,59","4.626,81","0,00"\n13/1/2026,Pago B,EUR,"28,82","-1,19","27,63","4.654,44","0,00"\n23/1/2026,Pago C,EUR,"35,78","-1,39","34,39","4.688,83","0,00"\n';
    expect(read(text)?.transactions.map(({ amount }) => amount)).toEqual([4759, 2763, 3439]);
  });

  it("may have the marks of a time between the parts of their days, and a code that was replaced", () => {
    const text = "Date,Memo,Amount,Currency\n2026:03:01,Interest,-7.80,RUR\n2026:03:07,Transfer,889.81,RUR\n";
    expect(read(text)?.transactions.map(({ booked_on, currency }) => [booked_on, currency])).toEqual([
      ["2026-03-01", "RUB"],
      ["2026-03-07", "RUB"],
    ]);
  });
});

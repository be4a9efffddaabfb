import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-12-01" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const message = (closing: string, rows = ""): string =>
  `:20:1\n:25:NL53ASNB0781269733\n:28C:3/1\n:60F:C260103EUR11290,34\n${rows}:62F:C260103EUR${closing}\n-\n`;

describe("a message of a day", () => {
  it("says that nothing moved where it lists no row", () => {
    expect(read(message("11290,34"))?.proof.verdict).toBe("proved");
  });

  it("is contradicted where its balances differ and it lists no row", () => {
    expect(read(message("11190,34"))?.proof.verdict).toBe("contradicted");
  });

  it("keeps the text of a row whose parts have other names", () => {
    const rows =
      ":61:2601030103D100,00NTRFNONREF\n:86:/OCMT/USD105,00/\nPAYMENT OF INVOICES 204011665\n/OGB/OTHER BANK\n";
    expect(read(message("11190,34", rows))?.transactions[0]?.description).toContain(
      "PAYMENT OF INVOICES 204011665",
    );
  });

  it("finds the parts of a row behind the number of the other account", () => {
    const rows =
      ":61:2601030103D100,00NTRFNONREF\n:86:NL44ABNA0548041814 tankkaart bv\n/TRTP/Incasso/CSID/NL36ZZZ340698640000/NAME/TANKKAART BV/MARF/M1/REMI/Factuur 7903792\n";
    expect(read(message("11190,34", rows))?.transactions[0]?.description).toBe(
      "TANKKAART BV Factuur 7903792",
    );
  });
});

it("a message of a month, dated by its last day, begins with its first row", () => {
  const text =
    ":20:1\n:25:11010100/2324817618\n:28C:1\n:60F:C260930EUR100,00\n:61:2609020902D20,00NONREF\n:86:999SEPA:Rent\n:61:2609300930D10,00NONREF\n:86:999SEPA:Tea\n:62F:C260930EUR70,00\n-\n";
  const statement = read(text);
  expect(statement?.period).toEqual({ from: "2026-09-02", to: "2026-09-30" });
  expect(statement?.transactions.map(({ description }) => description)).toEqual(["SEPA:Rent", "SEPA:Tea"]);
});

it("a code of a payment is no part of its words", () => {
  const csv =
    "Data,Valor,Identificador,Descrição\n01/04/2026,-523.19,89a4fec4-2afd-303f-e7f2-136523d25676,Compra no débito\n02/04/2026,-30.00,0c3e214a-e8f8-0215-bef1-594c873cab27,Transferência enviada\n";
  expect(read(csv)?.transactions.map(({ description }) => description)).toEqual([
    "Compra no débito",
    "Transferência enviada",
  ]);
});

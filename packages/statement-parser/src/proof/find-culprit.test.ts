import { describe, expect, it } from "vitest";
import { toRows } from "../../testing/write-statement.ts";
import type { Written } from "../../testing/write-statement.ts";
import type { PrintedFacts } from "../parsed-file.ts";
import { prove } from "./prove.ts";

const NOTHING = { opening: null, closing: null };
const proofOf = (written: readonly Written[], facts: Partial<PrintedFacts> = {}) =>
  prove(toRows(written), { ...NOTHING, ...facts }).proof;

describe("the culprit", () => {
  const rows: Written[] = [
    [1, -500, 9500],
    [2, -250, 9250],
    [3, 12_345, 21_595],
    [4, -1000, 20_595],
    [5, -95, 20_500],
  ];
  const put = (at: number, row: Written): Written[] => rows.with(at, row);
  const kindsOf = (written: readonly Written[], facts: Partial<PrintedFacts> = {}): string[] =>
    proofOf(written, facts).culprit?.repairs.map((repair) => repair.kind) ?? [];

  it("is the row whose amount does not fit, with what it should be", () => {
    const proof = proofOf(put(2, [3, 13_245, 21_595]));
    expect(proof.culprit).toMatchObject({ row: 3, gap: -900 });
    expect(proof.checks).toContainEqual({
      name: "running_balance",
      holds: false,
      rows: 3,
      expected: 21_595,
      found: 22_495,
    });
    expect(proof.culprit?.repairs[0]).toEqual({
      kind: "change_amount",
      changes: [{ op: "set", row: 3, amount: 12_345 }],
    });
  });

  it("is mended by the other sign, another decimal sign, or one row less", () => {
    expect(kindsOf(put(3, [4, 1000, 20_595]))[0]).toBe("flip_sign");
    expect(kindsOf(put(3, [4, -100_000, 20_595]))[0]).toBe("move_decimal_sign");
    expect(kindsOf(rows.toSpliced(3, 0, [4, -1000, 20_595]))[0]).toBe("drop_repeated");
    expect(kindsOf(rows.toSpliced(3, 0, [3, 11_595, 21_595, "Total"]))[0]).toBe("drop_total");
  });

  it("is the row after a missing one, which is put back between its neighbours", () => {
    for (const written of [rows.toSpliced(3, 1), rows.toReversed().toSpliced(1, 1)]) {
      const { culprit } = proofOf(written);
      const down = written[0]?.[0] === 1;
      expect(culprit).toMatchObject({ row: down ? 4 : 1, gap: -1000 });
      expect(culprit?.repairs).toContainEqual({
        kind: "add_missing_row",
        changes: [
          {
            op: "insert",
            after: down ? 3 : 1,
            booked_on: "2026-03-03",
            amount: -1000,
            description: "Missing row",
          },
        ],
      });
    }
  });

  it("is a row that swallowed the next one, or two rows that were one", () => {
    const swallowed: Written[] = rows.toSpliced(1, 2, [2, -250, 21_595, "Shop and Payroll 123.45"]);
    expect(proofOf(swallowed).culprit).toMatchObject({ row: 2, gap: 12_345 });
    expect(kindsOf(swallowed)).toContain("split_row");
    const cut: Written[] = [
      [1, -500, 500_000],
      [2, 100, null, "1"],
      [2, 23_456, 623_456, "234.56"],
      [3, -400, 623_056],
    ];
    expect(proofOf(cut).culprit).toMatchObject({ row: 3, gap: 99_900 });
    expect(kindsOf(cut)[0]).toBe("join_rows");
  });

  it("is a row of which the balance alone was misread, with the balance that the rows say", () => {
    const repairs = [{ kind: "change_balance", changes: [{ op: "set", row: 3, balance_after: 21_595 }] }];
    expect(proofOf(put(2, [3, 12_345, 21_955])).culprit).toEqual({ row: 3, gap: 360, repairs });
    expect(proofOf(put(2, [3, 12_345, 21_955]).toReversed()).culprit?.repairs).toMatchObject([
      { changes: [{ row: 3, balance_after: 21_595 }] },
    ]);
    const facts = { opening: 10_000, closing: 20_500 };
    expect(proofOf(put(4, [5, -95, 25_500]), facts).culprit?.repairs).toEqual([
      { kind: "change_balance", changes: [{ op: "set", row: 5, balance_after: 20_500 }] },
    ]);
  });

  it("has no balance to correct while another printed fact disagrees, or where nothing follows it", () => {
    const misread = put(2, [3, 12_345, 21_955]);
    expect(proofOf(misread, { credits: 12_346 }).culprit).toMatchObject({ row: 3, repairs: [] });
    expect(
      proofOf(misread.with(0, [1, -505, 9500]), { opening: 10_000 }).culprit?.repairs ?? [],
    ).not.toContainEqual(expect.objectContaining({ kind: "change_balance" }));
    expect(kindsOf(put(4, [5, -95, 25_500]))).not.toContain("change_balance");
  });

  it("is found by the gap alone where only a sum is printed and few rows fit", () => {
    const bare: Written[] = rows.map(([day, amount]) => [day, amount]);
    const facts = { opening: 10_000, closing: 20_500 };
    expect(proofOf(bare.with(3, [4, 1000]), facts).culprit).toEqual({
      row: 4,
      gap: -2000,
      repairs: [{ kind: "flip_sign", changes: [{ op: "set", row: 4, amount: -1000 }] }],
    });
    expect(proofOf([...bare, [5, -95]], facts).culprit).toMatchObject({
      row: 6,
      gap: 95,
      repairs: [{ kind: "drop_repeated" }],
    });
  });

  it("offers a row of exactly the gap between two balances where nothing else fits, behind the last row", () => {
    const bare: Written[] = rows.map(([day, amount]) => [day, amount]);
    const facts = { opening: 10_000, closing: 20_500 };
    const change = { op: "insert", booked_on: "2026-03-05", amount: 3, description: "Missing row" };
    const offer = (after: number) => [{ kind: "add_missing_row", changes: [{ ...change, after }] }];
    const wrong = bare.with(3, [4, -1003]);
    expect(proofOf(wrong, facts).culprit).toEqual({ row: 5, gap: 3, repairs: offer(5) });
    expect(proofOf(wrong.toReversed(), facts).culprit).toEqual({ row: 1, gap: 3, repairs: offer(0) });
  });

  it("is sought in the section whose total does not hold", () => {
    const bare: Written[] = rows.map(([day, amount]) => [day, amount]);
    const sections = [
      { name: "In", rows: [3], expected: 12_345 },
      { name: "Out", rows: [1, 2, 4, 5], expected: -1845 },
    ];
    expect(proofOf(bare.with(1, [2, 250]), { sections }).culprit).toMatchObject({
      row: 2,
      gap: -500,
      repairs: [{ kind: "flip_sign" }],
    });
  });

  it("is mended at once where all that is wrong are signs", () => {
    const flipped = rows.with(1, [2, 250, 9250]).with(3, [4, 1000, 20_595]);
    expect(proofOf(flipped).culprit?.repairs[0]?.changes).toEqual([
      { op: "set", row: 2, amount: -250 },
      { op: "set", row: 4, amount: -1000 },
    ]);
  });
});

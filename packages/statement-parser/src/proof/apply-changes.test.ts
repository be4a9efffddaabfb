import { describe, expect, it } from "vitest";
import { toRows, toStatement } from "../../testing/write-statement.ts";
import { applyChanges } from "./apply-changes.ts";
import { doubt } from "./doubts.ts";
import { prove } from "./prove.ts";

describe("corrections", () => {
  const broken = toStatement(
    toRows([
      [1, -500],
      [2, 250],
      [3, -700],
    ]),
    { opening: 2000, closing: 300 },
  );

  it("keep the numbers and places of rows and prove them anew with the same facts", () => {
    const corrected = applyChanges(broken, [
      { op: "remove", row: 2 },
      { op: "insert", after: 2, booked_on: "2026-03-02", amount: -400, description: "Shoes" },
      { op: "set", row: 4, amount: -500, description: "Boots" },
    ]);
    expect(corrected.proof.verdict).toBe("proved");
    expect(
      corrected.transactions.map(({ row, amount, description, source, added }) => [
        row,
        amount,
        description,
        source,
        added,
      ]),
    ).toEqual([
      [1, -500, "Shop", { line: 1 }, undefined],
      [4, -500, "Boots", { line: 1 }, true],
      [3, -700, "Shop", { line: 3 }, undefined],
    ]);
    expect([corrected.opening_balance, corrected.closing_balance]).toEqual([2000, 300]);
    expect(broken.transactions).toHaveLength(3);
  });

  it("name the culprit and its repairs by the numbers as read, those of added rows too", () => {
    const corrected = applyChanges(broken, [
      { op: "remove", row: 1 },
      { op: "insert", after: 0, booked_on: "2026-03-01", amount: 1250, description: "Refund" },
    ]);
    const [repair] = corrected.proof.culprit?.repairs ?? [];
    expect(corrected.proof.culprit).toMatchObject({ row: 4, gap: -2500 });
    expect(repair).toEqual({ kind: "flip_sign", changes: [{ op: "set", row: 4, amount: -1250 }] });
    expect(applyChanges(corrected, repair?.changes ?? []).proof.verdict).toBe("proved");
  });

  it("correct a misread balance, and the proof is made with it", () => {
    const misread = toStatement(
      toRows([
        [1, -500, 1500],
        [2, -250, 1520],
        [3, -700, 550],
      ]),
      { opening: 2000, closing: 550 },
    );
    const [repair] = misread.proof.culprit?.repairs ?? [];
    const corrected = applyChanges(misread, repair?.changes ?? []);
    expect(corrected.proof.verdict).toBe("proved");
    expect(corrected.transactions.map((row) => row.balance_after)).toEqual([1500, 1250, 550]);
  });

  it("leave a doubt that the reading had beside its facts, and make up for what was wrong with the rows", () => {
    const whole = toStatement(toRows([[1, -500]]), { opening: 2000, closing: 1500 });
    expect(applyChanges(whole, []).proof.verdict).toBe("proved");
    const { proof } = prove(whole.transactions, whole.facts, [doubt("days_open", { line: 1 })]);
    const renamed = applyChanges({ ...whole, proof }, [{ op: "set", row: 1, description: "Boots" }]);
    expect(renamed.proof).toMatchObject({
      verdict: "partly",
      doubts: [{ code: "days_open", place: { line: 1 } }],
    });
    expect(applyChanges(renamed, []).proof.verdict).toBe("partly");
  });

  it("change nothing where they name a row that is not there", () => {
    const same = applyChanges(broken, [
      { op: "remove", row: 9 },
      { op: "set", row: 0, amount: 5 },
    ]);
    expect(same.transactions.map((row) => row.amount)).toEqual([-500, 250, -700]);
  });
});

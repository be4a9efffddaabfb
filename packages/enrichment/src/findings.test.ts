import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ACCOUNTS, makeContext, makeRow } from "../testing/finder-rows.ts";
import { listFindings, openFindings, updateFindings } from "./findings.ts";
import type { FindingAnswers, FinderContext, RowEdit, FinderRow } from "./finding-types.ts";
import { type LayeredMap, listKeys, readLayered } from "./rows/layered-map.ts";
import type { RowIndex } from "./rows/row-index.ts";

const EURO = {
  id: "euro",
  account_type: "current",
  last_4_digits: "8812",
  bank_name: "Kiln Bank",
  label: null,
};
const accounts = [...ACCOUNTS, EURO];
const DAYS = 420;
const START = Date.parse("2025-09-01");
const toDate = (day: number): string => new Date(START + day * 86_400_000).toISOString().slice(0, 10);

const TEXTS = [
  "TRANSFER TO SAVINGS",
  "TRANSFER RECEIVED",
  "PAYMENT RECEIVED THANK YOU",
  "DIRECT DEBIT LANTERN CARD",
  "TRANSFER TO 8812",
  "LUMO STREAM",
  "REFUND LUMO STREAM",
  "LOOM CLOTHING",
  "REVERSAL LOOM CLOTHING",
  "UNPAID LUMO STREAM",
  "CHARGEBACK LOOM CLOTHING",
  "ATM WITHDRAWAL 42",
  "INT ON CREDIT BALANCE",
  "OVERDRAFT FEE",
  "FEE REBATE",
] as const;

const rowOf = fc
  .record({
    text: fc.constantFrom(...TEXTS),
    account: fc.constantFrom(...accounts),
    day: fc.integer({ min: 0, max: DAYS }),
    size: fc.constantFrom(999, 1_000, 1_170, 4_500, 20_000),
    isIn: fc.boolean(),
    merchant: fc.constantFrom(null, null, "one", "two"),
    kept: fc.constantFrom([], [], [], ["transfers" as const], ["series" as const, "refunds" as const]),
    status: fc.constantFrom("posted" as const, "posted" as const, "posted" as const, "pending" as const),
    reference: fc.constantFrom(null, null, "REF 778812"),
  })
  .map(({ text, account, day, size, isIn, merchant, kept, status, reference }) => ({
    bank_account_id: account.id,
    account_type: account.account_type,
    currency: account === EURO ? "EUR" : "GBP",
    booked_on: toDate(day),
    amount: isIn ? size : -size,
    description: text,
    merchant_id: merchant,
    excluded: kept,
    status,
    reference,
  }));

/** A row of every month or so, that series have something to find. */
const streamOf = fc
  .record({
    text: fc.constantFrom("LUMO STREAM", "LOOM CLOTHING", "TRANSFER TO SAVINGS"),
    first: fc.integer({ min: 0, max: 60 }),
    every: fc.constantFrom(7, 14, 28, 30),
    count: fc.integer({ min: 3, max: 12 }),
    size: fc.constantFrom(999, 4_500),
  })
  .map(({ text, first, every, count, size }) =>
    Array.from({ length: count }, (_, at) => ({
      description: text,
      booked_on: toDate(first + every * at),
      amount: -size,
    })),
  );

/** A year of small purchases, beside which large ones stand out. */
const everyday = Array.from({ length: 90 }, (_, at) =>
  makeRow({
    id: `everyday${String(at)}`,
    booked_on: toDate(at * 4 + 10),
    amount: -(300 + at * 7),
    description: "CORNER SHOP",
  }),
);

const editOf = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), row: rowOf }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("change" as const), at: fc.nat(), to: rowOf }),
  fc.record({ kind: fc.constant("move" as const), at: fc.nat(), days: fc.integer({ min: -3, max: 3 }) }),
  fc.record({
    kind: fc.constant("answer" as const),
    what: fc.constantFrom("confirmed", "rejected", "refund", "no_refund", "series", "merged", "dismissed"),
    at: fc.array(fc.nat(), { minLength: 2, maxLength: 4 }),
  }),
);
type Edit = typeof editOf extends fc.Arbitrary<infer T> ? T : never;

type State = { readonly rows: readonly FinderRow[]; readonly answers: FindingAnswers };

const give = (answers: FindingAnswers, what: string, ids: readonly string[]): FindingAnswers => {
  const { transfers, refunds, series } = answers;
  const [one = "", other = ""] = ids;
  const refund = { refund_id: one, purchase_id: other };
  switch (what) {
    case "confirmed":
      return { ...answers, transfers: { ...transfers, confirmed: [...transfers.confirmed, [one, other]] } };
    case "rejected":
      return { ...answers, transfers: { ...transfers, rejected: [...transfers.rejected, [one, other]] } };
    case "refund":
      return { ...answers, refunds: { ...refunds, confirmed: [...refunds.confirmed, refund] } };
    case "no_refund":
      return { ...answers, refunds: { ...refunds, rejected: [...refunds.rejected, refund] } };
    default: {
      const kind =
        what === "series" ? ("confirmed" as const) : what === "merged" ? what : ("dismissed" as const);
      return { ...answers, series: [...series, { kind, member_ids: ids }] };
    }
  }
};

let made = 0;
/** The state after an edit, and what the update is told of it. */
const applyEdit = (state: State, edit: Edit): { state: State; edits: RowEdit[] } => {
  const { rows, answers } = state;
  if (edit.kind === "add") {
    const after = makeRow({ id: `new${String((made += 1))}`, ...edit.row });
    return { state: { rows: [after, ...rows], answers }, edits: [{ before: null, after }] };
  }
  if (rows.length === 0) return { state, edits: [] };
  if (edit.kind === "answer") {
    const named = [...new Set(edit.at.map((at) => rows[at % rows.length]!))];
    if (named.length < 2) return { state, edits: [] };
    const given = give(
      answers,
      edit.what,
      named.map(({ id }) => id),
    );
    return { state: { rows, answers: given }, edits: named.map((row) => ({ before: row, after: row })) };
  }
  const before = rows[edit.at % rows.length]!;
  const rest = rows.filter((row) => row !== before);
  if (edit.kind === "remove") return { state: { rows: rest, answers }, edits: [{ before, after: null }] };
  const day = (Date.parse(before.booked_on) - START) / 86_400_000;
  const after =
    edit.kind === "move"
      ? { ...before, booked_on: toDate(day + edit.days) }
      : makeRow({ id: before.id, ...edit.to });
  return { state: { rows: [...rest, after], answers }, edits: [{ before, after }] };
};

const rate = (from: string, to: string): number | null =>
  from === "GBP" && to === "EUR" ? 1.17 : from === "EUR" && to === "GBP" ? 1 / 1.17 : null;
const contextOf = (answers: FindingAnswers): FinderContext =>
  makeContext({ accounts, answers, rate, today: "2026-10-01" });

/** What an index says, however its maps are layered. */
const toPlain = ({ byId, byGroup, bySize, byDay, ...others }: RowIndex): object => {
  const flatten = <K, V>(map: LayeredMap<K, V>): Map<K, V | undefined> =>
    new Map(listKeys(map).map((key) => [key, readLayered(map, key)]));
  return {
    ...others,
    byId: flatten(byId),
    byGroup: flatten(byGroup),
    bySize: flatten(bySize),
    byDay: flatten(byDay),
  };
};

describe("an update", () => {
  const NONE = makeContext().answers;
  const all = fc.record({
    rows: fc.array(rowOf, { maxLength: 50 }),
    streams: fc.array(streamOf, { maxLength: 3 }),
    batches: fc.array(fc.array(editOf, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
    beside: fc.constantFrom([], everyday),
  });

  test("gives what a search from scratch gives, after any edits and answers", () => {
    fc.assert(
      fc.property(all, ({ rows, streams, batches, beside }) => {
        const made = [...rows, ...streams.flat()].map((row, at) =>
          makeRow({ id: `row${String(at)}`, ...row }),
        );
        const given = [...made, ...beside];
        let state: State = { rows: given, answers: NONE };
        let found = openFindings(state.rows, contextOf(state.answers));
        for (const batch of batches) {
          const edits: RowEdit[] = [];
          for (const edit of batch) {
            const applied = applyEdit(state, edit);
            state = applied.state;
            edits.push(...applied.edits);
          }
          const context = contextOf(state.answers);
          const scratch = openFindings(state.rows, context);
          found = updateFindings(found, edits, context);
          expect(found.findings).toEqual(scratch.findings);
          expect(toPlain(found.index)).toEqual(toPlain(scratch.index));
          expect(found.spending).toEqual(scratch.spending);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("does not depend on the order of the rows", () => {
    fc.assert(
      fc.property(all, ({ rows, streams }) => {
        const given = [...rows, ...streams.flat()].map((row, at) =>
          makeRow({ id: `row${String(at)}`, ...row }),
        );
        const turned = given.toReversed();
        expect(listFindings(turned, contextOf(NONE))).toEqual(listFindings(given, contextOf(NONE)));
      }),
      { numRuns: 60 },
    );
  });

  test("on another day tells what is late by that day", () => {
    const rows = [1, 2, 3, 4].map((month) =>
      makeRow({
        id: String(month),
        booked_on: `2026-0${String(month)}-05`,
        amount: -999,
        description: "LUMO STREAM",
      }),
    );
    const found = openFindings(rows, makeContext({ today: "2026-04-20" }));
    expect(found.findings.series[0]?.state).toBe("active");
    const later = updateFindings(found, [], makeContext({ today: "2026-05-12" }));
    expect(later.findings.series[0]?.state).toBe("late");
  });
});

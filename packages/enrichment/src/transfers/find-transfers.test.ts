import { describe, expect, test } from "vitest";
import { ACCOUNTS, makeAnswered, makeContext, makeRow } from "../../testing/finder-rows.ts";
import type { FinderContext, FinderRow } from "../finding-types.ts";
import { findTransfers, makeJudgement } from "./find-transfers.ts";

const pairsOf = (rows: readonly FinderRow[], context: FinderContext = makeContext()) =>
  findTransfers(rows, context).pairs.map(({ out_id, in_id }) => `${out_id}→${in_id}`);

const out = (changes: Partial<FinderRow> = {}) =>
  makeRow({
    id: "out",
    amount: -45_000,
    booked_on: "2026-03-02",
    description: "TRANSFER TO SAVINGS",
    ...changes,
  });
const into = (changes: Partial<FinderRow> = {}) =>
  makeRow({
    id: "in",
    amount: 45_000,
    booked_on: "2026-03-02",
    description: "TRANSFER RECEIVED",
    bank_account_id: "savings",
    ...changes,
  });

describe("two rows of two own accounts are one movement", () => {
  test("when the amounts are opposite, the days near and the words say so", () => {
    expect(pairsOf([out(), into()])).toEqual(["out→in"]);
    expect(pairsOf([out(), into({ booked_on: "2026-03-07" })])).toEqual(["out→in"]);
    expect(pairsOf([out(), into({ booked_on: "2026-02-28" })])).toEqual(["out→in"]);
  });

  test("but not when a day too far, of another amount, on one account, pending or kept out", () => {
    expect(pairsOf([out(), into({ booked_on: "2026-03-08" })])).toEqual([]);
    expect(pairsOf([out(), into({ amount: 45_001 })])).toEqual([]);
    expect(pairsOf([out(), into({ bank_account_id: "current" })])).toEqual([]);
    expect(pairsOf([out({ status: "pending" }), into()])).toEqual([]);
    expect(pairsOf([out(), into({ excluded: ["transfers"] })])).toEqual([]);
  });

  test("and where the person filed one side elsewhere, the other moves no money by its words alone", () => {
    const filed = out({ excluded: ["transfers"] });
    const other = into({ description: "OWN ACCOUNT TRANSFER" });
    expect(findTransfers([filed, other], makeContext())).toMatchObject({
      pairs: [],
      singles: [],
      parted: ["in"],
    });
    const better = out({ id: "better" });
    expect(findTransfers([filed, better, other], makeContext())).toMatchObject({
      pairs: [{ out_id: "better", in_id: "in" }],
      parted: [],
    });
    const confirmed = makeAnswered({ transfers: { confirmed: [["out", "in"]], rejected: [] } });
    expect(findTransfers([filed, other], confirmed)).toMatchObject({ pairs: [], parted: ["in"] });
  });

  test("and a payment that is returned moves the other way round", () => {
    const card = { bank_account_id: "card", account_type: "credit_card" };
    const paid = [
      out({ amount: -50_000, description: "TIDEWATER CREDIT CRD AUTOPAY" }),
      into({ ...card, amount: 50_000, description: "AUTOPAY PAYMENT - THANK YOU" }),
    ];
    const on = "2026-03-05";
    const returned = [
      into({
        id: "back",
        bank_account_id: "current",
        amount: 50_000,
        booked_on: on,
        description: "TIDEWATER CREDIT CRD AUTOPAY RETURN",
      }),
      out({ id: "gone", ...card, amount: -50_000, booked_on: on, description: "RETURNED PAYMENT" }),
    ];
    expect(pairsOf([...paid, ...returned]).toSorted()).toEqual(["gone→back", "out→in"]);
    const refund = out({ id: "gone", ...card, amount: -50_000, booked_on: on, description: "LOOM CLOTHING" });
    expect(pairsOf([...paid, returned[0] ?? refund, refund])).toEqual(["out→in"]);
  });

  test("when only digits of the other account or the other bank's name stand in the text", () => {
    expect(pairsOf([out({ description: "ONLINE PMT XXXX5540" }), into({ description: "DEPOSIT" })])).toEqual([
      "out→in",
    ]);
    const named = out({ description: "FASTER PAYMENT TIDEWATER" });
    expect(pairsOf([named, into({ description: "RECEIVED" })])).toEqual(["out→in"]);
  });

  test("not when the text has the digits of a third account", () => {
    const other = out({ description: "TRANSFER TO XXXX4471" });
    expect(pairsOf([other, into({ description: "DEPOSIT" })])).toEqual([]);
  });

  test.each([
    ["ÜBERWEISUNG MAX MUSTERMANN", "GUTSCHRIFT MAX MUSTERMANN"],
    ["VIREMENT INTERNE", "VIREMENT RECU MAX MUSTERMANN"],
    ["TRASPASO ENTRE CUENTAS", "TRASPASO RECIBIDO"],
    ["NEFT DR MAX MUSTERMANN", "NEFT CR MAX MUSTERMANN"],
  ])("in the words of many countries: %s", (from, to) => {
    const context = makeContext({ own_names: ["Max Mustermann"] });
    expect(pairsOf([out({ description: from }), into({ description: to })], context)).toEqual(["out→in"]);
  });

  test("when the holder's name stands on both sides, though nobody said whose it is", () => {
    const rows = [
      out({ description: "SEPA ÜBERWEISUNG", counterparty: "Erika Muster" }),
      into({ description: "SEPA GUTSCHRIFT", counterparty: "Erika Muster" }),
    ];
    expect(pairsOf(rows)).toEqual(["out→in"]);
  });

  test("when a card's bill is paid: the bank names the card, the card says thank you", () => {
    const rows = [
      out({ amount: -38_517, description: "DIRECT DEBIT LANTERN CARD" }),
      into({
        amount: 38_517,
        bank_account_id: "card",
        booked_on: "2026-03-06",
        description: "PAYMENT RECEIVED - THANK YOU",
      }),
    ];
    expect(pairsOf(rows)).toEqual(["out→in"]);
  });

  test("when a loan's instalment reaches the loan", () => {
    const accounts = [
      ...ACCOUNTS,
      { id: "loan", account_type: "loan", last_4_digits: null, bank_name: "Kiln Lending", label: null },
    ];
    const rows = [
      out({ amount: -21_250, description: "LOAN REPAYMENT KILN LENDING" }),
      into({ amount: 21_250, bank_account_id: "loan", account_type: "loan", description: "REPAYMENT" }),
    ];
    expect(pairsOf(rows, makeContext({ accounts }))).toEqual(["out→in"]);
  });

  test("in two currencies by the printed original amount, or by the day's rate within what banks take", () => {
    const abroad = { currency: "EUR", amount: 52_000, description: "TRANSFER FROM HARBOUR BANK" };
    const printed = out({ original: { amount: 52_000, currency: "EUR" } });
    expect(pairsOf([printed, into(abroad)])).toEqual(["out→in"]);
    const rate = (from: string, to: string) => (from === "GBP" && to === "EUR" ? 1.17 : null);
    expect(pairsOf([out(), into(abroad)], makeContext({ rate }))).toEqual(["out→in"]);
    expect(pairsOf([out(), into({ ...abroad, amount: 56_000 })], makeContext({ rate }))).toEqual([]);
    expect(pairsOf([out(), into(abroad)])).toEqual([]);
  });
});

describe("no transfers are", () => {
  test.each([
    ["ACCOUNT FEE", "FEE REBATE"],
    ["TRANSFER TO SAVINGS", "SALARY NORTHGATE SURVEYS"],
    ["TRANSFER TO SAVINGS", "GROSS INTEREST"],
    ["CARD PAYMENT TO LOOM CLOTHING", "REFUND LOOM CLOTHING"],
    ["CARD PAYMENT TO LOOM CLOTHING", "CASHBACK REWARD"],
    ["TAMARIND TABLE RESTAURANT", "FASTER PAYMENT SAM WHITFIELD DINNER"],
    ["FASTER PAYMENT TO SAM WHITFIELD", "FASTER PAYMENT FROM MEERA NAIR"],
    ["TESCO STORES", "DEPOSIT"],
  ])("%s and %s", (from, to) => {
    expect(pairsOf([out({ description: from }), into({ description: to })])).toEqual([]);
  });
});

describe("where two ways are as good", () => {
  const third = into({ id: "in2", bank_account_id: "card", description: "TRANSFER RECEIVED" });
  const rows = [out({ description: "TRANSFER" }), into(), third];

  test("the person is asked", () => {
    const { pairs, ambiguous } = findTransfers(rows, makeContext());
    expect(pairs).toEqual([]);
    expect(ambiguous).toEqual([["in", "in2", "out"]]);
  });

  test("an answer settles it: a confirmed pair holds, a rejected one never comes back", () => {
    const confirmed = makeAnswered({ transfers: { confirmed: [["in2", "out"]], rejected: [] } });
    expect(pairsOf(rows, confirmed)).toEqual(["out→in2"]);
    const rejected = makeAnswered({ transfers: { confirmed: [], rejected: [["in", "out"]] } });
    expect(pairsOf(rows, rejected)).toEqual(["out→in2"]);
  });

  test("evidence for one of them decides, and equal rows of one account are paired in order", () => {
    const named = out({ description: "TRANSFER TO 5540" });
    expect(pairsOf([named, into(), third])).toEqual(["out→in"]);
    const twins = [
      out({ id: "a" }),
      out({ id: "b", booked_on: "2026-03-03" }),
      into({ id: "c", booked_on: "2026-03-03" }),
      into({ id: "d", booked_on: "2026-03-04" }),
    ];
    expect(pairsOf(twins)).toEqual(["a→c", "b→d"]);
  });

  test("a row that has no other choice leaves the rest to its rival", () => {
    const rival = out({ id: "out2", bank_account_id: "card", description: "TRANSFER TO SAVINGS 5540" });
    const found = findTransfers([out(), rival, into()], makeContext());
    expect(found.pairs.map(({ out_id }) => out_id)).toEqual(["out2"]);
  });
});

test("a row whose own words leave no doubt is a transfer though the other account is not here", () => {
  const { singles } = findTransfers([out(), out({ id: "shop", description: "TESCO STORES" })], makeContext());
  expect(singles).toEqual([{ id: "out", reason: { kind: "words", word: "transfer to savings" } }]);
});

test("a confirmed pair whose row is gone no longer holds", () => {
  const context = makeAnswered({ transfers: { confirmed: [["out", "gone"]], rejected: [] } });
  expect(pairsOf([out(), into()], context)).toEqual(["out→in"]);
});

test("a side of a rejected pair is no transfer by its own words either", () => {
  const rows = [out({ description: "OWN ACCOUNT TRANSFER" }), into()];
  expect(findTransfers([out({ description: "OWN ACCOUNT TRANSFER" })], makeContext()).singles).toHaveLength(
    1,
  );
  const rejected = [["in", "out"]] as const;
  const context = makeAnswered({ transfers: { confirmed: [], rejected } });
  expect(findTransfers(rows, context)).toEqual({ pairs: [], singles: [], ambiguous: [], parted: [] });
});

test("words that are also names need more to mean cash", () => {
  const { read } = makeJudgement(makeContext());
  const cashOf = (description: string) => read(out({ description })).cash;
  for (const text of [
    "OTTO GMBH HAMBURG",
    "OTTO",
    "DAB BANK",
    "CASH CONVERTERS LEEDS",
    "PAGAMENTO BANCOMAT MERCATO ROSSI",
  ])
    expect([text, cashOf(text)]).toEqual([text, null]);
  for (const text of [
    "OTTO NOSTO",
    "RETRAIT DAB LYON",
    "CASH 12 MAR",
    "BANCOMAT",
    "ATM WDL LEEDS",
    "PRELIEVO BANCOMAT ROMA",
  ])
    expect([text, cashOf(text) !== null]).toEqual([text, true]);
});

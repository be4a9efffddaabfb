import { describe, expect, test } from "vitest";
import { readVendor } from "../../merchants/read-vendor.ts";
import { suggestOnDayZero } from "../day-zero.ts";
import { STARTER_CATEGORIES, type StarterSubCategoryId } from "../../starter.ts";
import { type Cell, rememberAnswer } from "./answer-memory.ts";
import { createClassifier } from "./classifier.ts";
import type { ClassifierRow, OwnLabel, PredictionWhy } from "./prediction.ts";
import { APPLY_FROM } from "./thresholds.ts";
import {
  createPastRecord,
  learnPastGuess,
  learnVendor,
  type PastRecord,
  weighPast,
  weighPastGuess,
} from "./past-record.ts";

const makeRow = (description: string, amount = -1000, extra: Partial<ClassifierRow> = {}): ClassifierRow => {
  const row = { description, counterparty: null, amount, currency: "USD", ...extra };
  return { ...row, vendor: readVendor(row) };
};

/** The starter categories as a person has them who changed nothing. */
const tieLabels = (toId: (starter: StarterSubCategoryId) => string): OwnLabel[] =>
  STARTER_CATEGORIES.flatMap(({ name: group, sub_categories }) =>
    sub_categories.map(({ id, name }) => ({ id: toId(id), name, group, starter: id })),
  );

type Answer = { readonly row: ClassifierRow; readonly label: string };

/** A household in small: names that come back, numbers that do not, one shop with two labels, checks told apart by amount. */
const SHOPS: readonly (readonly [description: string, amount: number, label: string])[] = [
  ["BLUE KETTLE COFFEE {d}", -450, "Hot drinks"],
  ["KROGER #{d} PLANO TX", -8100, "Groceries"],
  ["TRADER JOE'S #{d}", -4300, "Groceries"],
  ["CHECK {d}", -95_000, "Rent"],
  ["CHECK {d}", -4000, "Piano lessons"],
  ["MAPLE STREET STORES {d}", -700, "Snacks"],
  ["MAPLE STREET STORES {d}", -9900, "Garden"],
  ["GLOBEX DES:PAYROLL ID:{d}", 250_000, "Pay"],
  ["HARBOR LANTERN BISTRO", -5200, "Dinner"],
  ["HARBOR WHARF BISTRO", -6100, "Dinner"],
  ["MAPLE STREET STORES {d}", 700, "Refunds"],
];

const makeAnswers = (count: number): Answer[] =>
  Array.from({ length: count }, (_, at) => {
    const [description, amount, label] = SHOPS[(at * 7 + Math.floor(at / 5)) % SHOPS.length]!;
    // Every fourth amount differs a little, every 19th label is a slip.
    const paid = at % 4 === 0 ? amount + (at % 9) : amount;
    return {
      row: makeRow(description.replace("{d}", String(1000 + at * 37)), paid),
      label: at % 19 === 18 ? "Slip" : label,
    };
  });

const toWords = (row: ClassifierRow): string[] => row.description.toLowerCase().split(/[^a-z]+/);

/** How many answers are alike and how many of them have the label, worked out from the answers themselves. */
const recount = (row: ClassifierRow, answers: readonly Answer[], why: PredictionWhy) => {
  const sameWay = answers.filter((answer) => answer.row.amount > 0 === row.amount > 0);
  const isVendor = (answer: Answer): boolean => answer.row.vendor.key === row.vendor.key;
  const alike = {
    remembered: () => sameWay.filter(isVendor),
    remembered_amount: () => answers.filter((answer) => isVendor(answer) && answer.row.amount === row.amount),
    known: () =>
      sameWay.filter(
        (answer) => suggestOnDayZero(answer.row)?.sub_category === suggestOnDayZero(row)?.sub_category,
      ),
    model: () =>
      answers.filter((answer) => why.kind === "model" && toWords(answer.row).includes(why.words[0] ?? "")),
    usual: () => sameWay,
    rule: () => [],
    merchant: () => [],
    none: () => [],
  }[why.kind]();
  const sub_category = "sub_category" in why ? why.sub_category : "";
  return { count: alike.filter((answer) => answer.label === sub_category).length, of: alike.length };
};

const readCounts = (why: PredictionWhy) => {
  if (why.kind === "model") return { count: why.similar, of: why.of };
  return "count" in why ? { count: why.count, of: why.of } : { count: 0, of: 0 };
};

describe("learning answer by answer", () => {
  test("every reason states counts that the answers bear out, and names the label predicted", () => {
    const classifier = createClassifier();
    const answers = makeAnswers(400);
    const kinds = new Set<string>();
    for (const [at, { row, label }] of answers.entries()) {
      const prediction = classifier.predict(row);
      kinds.add(prediction.why.kind);
      expect(readCounts(prediction.why), JSON.stringify(prediction.why)).toEqual(
        recount(row, answers.slice(0, at), prediction.why),
      );
      expect("sub_category" in prediction.why ? prediction.why.sub_category : null).toBe(prediction.label);
      classifier.learn(row, label);
    }
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining(["known", "none", "remembered", "remembered_amount"]),
    );
  });

  test("most of a regular household is right after a hundred answers", () => {
    const classifier = createClassifier();
    let right = 0;
    for (const [at, { row, label }] of makeAnswers(400).entries()) {
      if (at >= 100 && classifier.predict(row).label === label) right += 1;
      classifier.learn(row, label);
    }
    expect(right / 300).toBeGreaterThan(0.9);
  });

  test("nothing is predicted while nothing is known", () => {
    expect(createClassifier().predict(makeRow("BLUE KETTLE"))).toEqual({
      label: null,
      confidence: 0,
      why: { kind: "none" },
      applied: false,
      suggested: false,
    });
  });

  test("the only label there is is no surer than as often as it held", () => {
    const classifier = createClassifier();
    const confidenceOf = (text: string): number => classifier.predict(makeRow(text)).confidence;
    classifier.learn(makeRow("BLUE KETTLE"), "Coffee");
    expect(confidenceOf("LOOM CLOTHING")).toBeLessThanOrEqual(2 / 3);
    for (let at = 0; at < 20; at += 1) classifier.learn(makeRow("BLUE KETTLE"), "Coffee");
    expect(confidenceOf("BLUE KETTLE")).toBeGreaterThan(0.9);
    expect(confidenceOf("LOOM CLOTHING")).toBeLessThan(0.9);
  });

  test("what few answers say is no surer than these few can show, though many rows of one vendor were among them", () => {
    const classifier = createClassifier();
    classifier.learn(makeRow("BLUE KETTLE COFFEE"), "Hot drinks");
    for (let at = 0; at < 32; at += 1) classifier.learn(makeRow("ZYX TRADING"), "Garden");
    const once = classifier.predict(makeRow("BLUE KETTLE COFFEE"));
    expect(once).toMatchObject({ label: "Hot drinks", why: { kind: "remembered", count: 1, of: 1 } });
    expect(once.confidence).toBeLessThanOrEqual(3 / 4);
    expect(classifier.predict(makeRow("ZYX TRADING")).confidence).toBeLessThanOrEqual(33 / 34);
  });

  test("one answer teaches at once", () => {
    const classifier = createClassifier();
    for (const { row, label } of makeAnswers(40)) classifier.learn(row, label);
    classifier.learn(makeRow("ZZYZX FORGE 12"), "Tools");
    expect(classifier.predict(makeRow("ZZYZX FORGE 977", -2000))).toMatchObject({
      label: "Tools",
      why: { kind: "remembered", count: 1, of: 1 },
    });
  });

  test("the same answers in the same order give the same predictions, asked before or not", () => {
    const [asked, silent] = [createClassifier(), createClassifier()];
    for (const { row, label } of makeAnswers(60)) {
      asked.predict(row);
      asked.learn(row, label);
      silent.learn(row, label);
    }
    for (const { row } of makeAnswers(30)) expect(asked.predict(row)).toEqual(silent.predict(row));
  });

  test("a change of habit is followed", () => {
    const classifier = createClassifier();
    for (let at = 0; at < 6; at += 1) classifier.learn(makeRow(`ZZYZX ${String(at)}`), "Old");
    for (let at = 0; at < 8; at += 1) classifier.learn(makeRow(`ZZYZX ${String(at)}`), "New");
    expect(classifier.predict(makeRow("ZZYZX 99")).label).toBe("New");
  });

  test("amounts tell apart what the vendor alone cannot", () => {
    const classifier = createClassifier();
    for (let at = 0; at < 12; at += 1) {
      classifier.learn(makeRow(`CHECK ${String(100 + at)}`, -95_000), "Rent");
      classifier.learn(makeRow(`CHECK ${String(200 + at)}`, -4000), "Piano lessons");
    }
    expect(classifier.predict(makeRow("CHECK 900", -4000))).toMatchObject({
      label: "Piano lessons",
      why: { kind: "remembered_amount", amount: -4000, count: 12, of: 12 },
    });
  });
});

describe("what the person said in general", () => {
  const labels = tieLabels((id) => `my ${id}`);

  test("on the first day, day-zero knowledge speaks in the person's own categories, about as surely as it is strong", () => {
    const row = makeRow("TESCO STORES 2234");
    const { label, why, confidence, suggested } = createClassifier({ labels }).predict(row);
    expect(label).toBe("my groceries.supermarket");
    expect(why).toMatchObject({ kind: "known", known: suggestOnDayZero(row)?.why, count: 0, of: 0 });
    expect(Math.abs(confidence - (suggestOnDayZero(row)?.strength ?? 0))).toBeLessThan(0.08);
    expect(suggested).toBe(true);
  });

  test("one answer for the vendor outweighs it", () => {
    const classifier = createClassifier({ labels });
    classifier.learn(makeRow("TESCO STORES 2234"), "Office");
    expect(classifier.predict(makeRow("TESCO STORES 991"))).toMatchObject({
      label: "Office",
      why: { kind: "remembered", count: 1, of: 1 },
    });
  });

  test("a rule comes before everything, also before answers", () => {
    const rule = {
      id: "r1",
      name: "Kettle is work",
      position: 1,
      enabled: true,
      conditions: [{ field: "vendor", op: "is", text: "Blue Kettle" }],
      actions: [{ action: "set_sub_category", sub_category: "Work" }],
    } as const;
    const classifier = createClassifier({ rules: [rule] });
    classifier.learn(makeRow("BLUE KETTLE"), "Hot drinks");
    expect(classifier.predict(makeRow("BLUE KETTLE"))).toEqual({
      label: "Work",
      confidence: 1,
      why: { kind: "rule", rule_id: "r1", name: "Kettle is work", sub_category: "Work" },
      applied: true,
      suggested: true,
    });
  });

  test("a rule that marks a transfer files it under the person's own transfers", () => {
    const rule = {
      id: "r2",
      name: "Savings",
      position: 1,
      enabled: true,
      conditions: [{ field: "description", op: "contains", text: "savings pot" }],
      actions: [{ action: "mark_as_transfer" }],
    } as const;
    const classifier = createClassifier({ rules: [rule], labels });
    expect(classifier.predict(makeRow("TO SAVINGS POT")).label).toBe("my transfers.transfers");
  });

  test("a merchant's default speaks until the vendor has an answer of its own", () => {
    const merchant_defaults = new Map([[readVendor(makeRow("BLUE KETTLE")).key, "Hot drinks"]]);
    const classifier = createClassifier({ merchant_defaults });
    expect(classifier.predict(makeRow("BLUE KETTLE"))).toMatchObject({
      label: "Hot drinks",
      applied: true,
      why: { kind: "merchant", vendor: "Blue Kettle" },
    });
    classifier.learn(makeRow("BLUE KETTLE"), "Work");
    expect(classifier.predict(makeRow("BLUE KETTLE")).label).toBe("Work");
  });
});

test("one answer says next to nothing of rows that have nothing in common with it", () => {
  const classifier = createClassifier();
  classifier.learn(makeRow("ZORBLAX QUUX"), "Work");
  expect(classifier.predict(makeRow("MERVIN PLONK"))).toMatchObject({
    applied: false,
    why: { kind: "usual", sub_category: "Work", count: 1, of: 1 },
  });
  expect(classifier.predict(makeRow("MERVIN PLONK")).confidence).toBeLessThan(0.7);
});

test("many answers about one vendor say little of a vendor of which nothing is known", () => {
  const classifier = createClassifier();
  for (let times = 0; times < 50; times += 1) classifier.learn(makeRow("ZORBLAX QUUX"), "Work");
  for (const [name, label] of [
    ["PLIMBO TARN", "Home"],
    ["GRUND VEX", "Food"],
  ] as const)
    classifier.learn(makeRow(name), label);
  const prediction = classifier.predict(makeRow("MERVIN PLONK"));
  expect(prediction).toMatchObject({ applied: false, why: { kind: "usual" } });
  expect(prediction.confidence).toBeLessThanOrEqual(0.4);
});

test("what is filed silently is nearly always right", () => {
  const classifier = createClassifier();
  const filed: boolean[] = [];
  for (const { row, label } of makeAnswers(600)) {
    const prediction = classifier.predict(row);
    expect(prediction.applied).toBe(prediction.confidence >= APPLY_FROM);
    // Slips are no fault of the prediction.
    if (prediction.applied && label !== "Slip") filed.push(prediction.label === label);
    classifier.learn(row, label);
  }
  expect(filed.length).toBeGreaterThan(200);
  expect(filed.filter(Boolean).length / filed.length).toBeGreaterThanOrEqual(0.98);
});

describe("corrections of what is known on the first day", () => {
  const BRANDS = [
    "NETFLIX.COM 866-579-7172 CA",
    "SPOTIFY USA 877-7781161 NY",
    "TRADER JOE S #123 PLANO TX",
    "STARBUCKS STORE 0158",
    "CVS/PHARMACY #74700 RICHARDSON TX",
    "THE HOME DEPOT #13780 PLANO TX",
  ];
  const correct = (rows: readonly string[], label: StarterSubCategoryId) => {
    const classifier = createClassifier({ labels: tieLabels((id) => id) });
    for (const row of rows) classifier.learn(makeRow(row, -1500), label);
    return (row: string) => classifier.predict(makeRow(row, -1500));
  };

  test("one of them leaves the other brands as sure as they were", () => {
    const predict = correct(["UBER TRIP HELP.UBER.COM CA"], "travel.hotels");
    for (const brand of BRANDS) expect(predict(brand)).toMatchObject({ applied: true });
  });

  test("one of a supermarket leaves the other supermarkets as sure as they were", () => {
    const predict = correct(["KROGER #006 CHICAGO IL"], "eating_out.restaurants");
    expect(predict("TRADER JOE S #123 PLANO TX")).toMatchObject({ applied: true });
  });

  test("two of one kind make the third of that kind a question", () => {
    const predict = correct(["KROGER #006 CHICAGO IL", "SAFEWAY #0911 PALO ALTO CA"], "shopping.household");
    expect(predict("TRADER JOE S #123 PLANO TX")).toMatchObject({ applied: false });
  });
});

test("guesses about new vendors are no surer than such guesses were right", () => {
  const classifier = createClassifier();
  const NAMES = "ZORBLAX PLIMBO GRUND MERVIN TRELL QUAB FENDLO SKRIV".split(" ");
  // Every vendor bears a word that was answered before, and each has a label of its own.
  const guess = (name: string, at: number): number =>
    classifier.predict(makeRow(`${name} VANDOOR`, -1000 - at)).confidence;
  classifier.learn(makeRow("KIRSCH VANDOOR"), "First");
  classifier.learn(makeRow("OLMEK VANDOOR"), "First");
  const before = guess("HUNDA", 99);
  NAMES.forEach((name, at) => {
    classifier.learn(makeRow(`${name} VANDOOR`, -1000 - at), `Label ${String(at)}`);
  });
  expect(guess("HUNDA", 99)).toBeLessThan(before / 2);
  expect(guess("HUNDA", 99)).toBeLessThan(0.2);
});

test("of the past a shop of everything is not filed by what was bought there, nor a vendor beyond the share of its answers", () => {
  const classifier = createClassifier();
  const on = (name: string, booked_on: string, amount: number) => ({ ...makeRow(name, amount), booked_on });
  const answer = (name: string, labels: readonly string[]): void =>
    labels.forEach((label, at) => {
      classifier.learn(on(name, `2024-0${String(at + 1)}-05`, -1000 * 2 ** at), label);
    });
  const ask = (name: string): number => classifier.predict(on(name, "2019-05-05", -700)).confidence;
  answer("AMAZON.COM", ["Shopping", "Shopping", "Shopping"]);
  answer("KROGER #006 CHICAGO IL", ["Food", "Food", "Food"]);
  answer("ZORBLAX VANDOOR", ["Fun", "Fun", "Home", "Fun", "Fun"]);
  expect(ask("AMAZON.COM")).toBeLessThanOrEqual(0.5);
  expect(ask("KROGER #006 CHICAGO IL")).toBeGreaterThan(0.75);
  expect(ask("ZORBLAX VANDOOR")).toBeLessThan(0.85);
});

describe("a row of the past whose vendor was answered", () => {
  const toCell = (labels: readonly number[]): Cell => {
    const memory = new Map<string, Cell>();
    for (const label of labels)
      rememberAnswer(memory, { context: "vendor", cell: memory.get("vendor") }, label);
    const cell = memory.get("vendor");
    if (cell === undefined) throw new Error("nothing was answered");
    return cell;
  };
  const toJudged = (vendor: Cell) => ({
    signs: {
      blended: 0.99,
      modelled: 0.99,
      agreed: true,
      standing: vendor.standing,
      remembered: true,
      known: null,
      shares: [0, 0, 0, 0],
    },
    vendor,
    of_amount: undefined,
    label: 0,
    known: null,
  });
  const weigh = (record: PastRecord, labels: readonly number[]) =>
    weighPast(record, toJudged(toCell(labels)), 0.97);

  test("is claimed the surer the more answers agreed, and filed no surer than it is thought of", () => {
    const record = createPastRecord();
    const claims = [
      [0, 0],
      [0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ].map((labels) => weigh(record, labels));
    expect(claims.map(({ claimed }) => claimed.toFixed(3))).toEqual(["0.988", "0.993", "0.997"]);
    for (const { to_file } of claims) expect(to_file).toBeCloseTo(0.97);
  });

  test("is asked where answers about its vendor differ, however sure it is", () => {
    const { claimed, to_file } = weigh(createPastRecord(), [
      ...Array<number>(30).fill(0),
      1,
      ...Array<number>(30).fill(0),
    ]);
    expect(claimed).toBeGreaterThan(0.9);
    expect(to_file).toBe(0);
  });

  test("needs more answers that agree where those of this person often differ", () => {
    const record = createPastRecord();
    for (let vendor = 0; vendor < 8; vendor += 1) learnVendor(record, toCell([0]), vendor % 2);
    expect(weigh(record, [0, 0]).to_file).toBe(0);
    expect(weigh(record, [0, 0, 0, 0, 0, 0]).to_file).toBeCloseTo(0.97);
  });
});

test("a guess about a new vendor of the past is claimed as guesses held, and no surer than it is", () => {
  const record = createPastRecord();
  expect(weighPastGuess(record, 0.5)).toBe(0.5);
  for (let count = 0; count < 8; count += 1) learnPastGuess(record, { confidence: 0.5, right: false });
  expect(weighPastGuess(record, 0.5)).toBeCloseTo(0.1);
  for (let count = 0; count < 40; count += 1) learnPastGuess(record, { confidence: 0.5, right: true });
  expect(weighPastGuess(record, 0.5)).toBe(0.5);
});

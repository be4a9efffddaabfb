import { addDays } from "@passbook/contract/values";
import type { OwnAccount, FinderContext, FinderRow } from "@passbook/enrichment";
import { readVendor } from "@passbook/enrichment";
import { seedRandom, type SeededRandom } from "../../apps/server/src/core/sample/seeded-random.ts";
import type { Names, Style } from "./styles.ts";

/** Rows of one invented person, and which of them are really one movement. */
export type Household = {
  readonly rows: readonly FinderRow[];
  readonly accounts: readonly OwnAccount[];
  /** `out|in` of every true transfer between accounts that are here. */
  readonly truth: ReadonlySet<string>;
  readonly context: FinderContext;
};

export type HouseholdOptions = {
  readonly style: Style;
  readonly seed: number;
  readonly months: number;
  /** Whether the program knows the holder's name. */
  readonly named: boolean;
};

const FROM = "2024-01-01";
const ABROAD = { USD: 1.09, EUR: 1 } as const;

type Scene = {
  readonly options: HouseholdOptions;
  readonly random: SeededRandom;
  readonly accounts: readonly OwnAccount[];
  readonly rows: FinderRow[];
  readonly truth: Set<string>;
};

const listAccounts = ({ banks }: Style, random: SeededRandom): OwnAccount[] => {
  const make = (id: string, account_type: string, bank_name: string): OwnAccount => ({
    id,
    account_type,
    last_4_digits: random.digits(4),
    bank_name,
    label: null,
  });
  return [
    make("current", "current", banks[0]),
    make("savings", "savings", banks[1]),
    make("card", "credit_card", banks[2]),
    make("second", "current", banks[1]),
  ];
};

const addRow = (
  scene: Scene,
  account: string,
  given: { on: string; amount: number; text: string } & Partial<FinderRow>,
): FinderRow => {
  const { on, text, ...more } = given;
  const row: FinderRow = {
    id: `${String(scene.rows.length).padStart(6, "0")}-${scene.random.digits(3)}`,
    bank_account_id: account,
    account_type: scene.accounts.find(({ id }) => id === account)?.account_type ?? "current",
    booked_on: on,
    value_on: null,
    currency: scene.options.style.currency,
    original: null,
    description: text,
    counterparty: null,
    reference: null,
    vendor_key: readVendor({ description: text, counterparty: null }).key,
    merchant_id: null,
    sub_category: null,
    status: "posted",
    excluded: [],
    ...more,
  };
  scene.rows.push(row);
  return row;
};

const toNames = (scene: Scene, other: string): Names => {
  const { style } = scene.options;
  const place = scene.accounts.find(({ id }) => id === other);
  return {
    bank: place?.bank_name ?? "Elsewhere Bank",
    digits: place?.last_4_digits ?? scene.random.digits(4),
    holder: style.holder,
    stranger: pick(scene, style.strangers),
    shop: pick(scene, style.shops),
    number: scene.random.digits(9),
  };
};

const pick = <T>(scene: Scene, list: readonly T[]): T => {
  const found = list[scene.random.between(0, list.length - 1)];
  if (found === undefined) throw new Error("an empty list");
  return found;
};

/** A weekday on or after a day. */
const toBankDay = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date;
};

const pickDay = (scene: Scene, month: number): string =>
  addDays(FROM, Math.round(month * 30.44) + scene.random.between(0, 29));

/** Most people move round amounts. */
const pickAmount = (scene: Scene): number =>
  scene.random.chance(0.75)
    ? scene.random.pick([5_000, 10_000, 10_000, 20_000, 25_000, 50_000, 100_000])
    : scene.random.between(1_000, 150_000);

/** Money between own accounts; now and then the other statement is not here. */
const addMove = (scene: Scene, month: number): void => {
  const { style } = scene.options;
  const [from, to] = scene.random.pick([
    ["current", "savings"],
    ["current", "savings"],
    ["savings", "current"],
    ["current", "second"],
    ["second", "savings"],
  ]);
  const on = toBankDay(pickDay(scene, month));
  const amount = pickAmount(scene);
  const arrives = scene.random.chance(0.6) ? on : toBankDay(addDays(on, scene.random.between(1, 3)));
  const out = addRow(scene, from, { on, amount: -amount, text: pick(scene, style.out)(toNames(scene, to)) });
  if (scene.random.chance(0.08)) return;
  const into = addRow(scene, to, {
    on: arrives,
    amount,
    text: pick(scene, style.into)(toNames(scene, from)),
  });
  scene.truth.add(`${out.id}|${into.id}`);
};

const addBill = (scene: Scene, month: number): void => {
  const { style } = scene.options;
  const amount = scene.random.between(8_000, 180_000);
  const on = toBankDay(pickDay(scene, month));
  const credited = addDays(on, scene.random.between(-1, 5));
  const out = addRow(scene, "current", {
    on,
    amount: -amount,
    text: pick(scene, style.billOut)(toNames(scene, "card")),
  });
  const into = addRow(scene, "card", {
    on: credited,
    amount,
    text: pick(scene, style.billIn)(toNames(scene, "current")),
  });
  scene.truth.add(`${out.id}|${into.id}`);
};

/** What looks like a transfer and is none: equal amounts, near days, opposite signs, other accounts. */
const addDistractors = (scene: Scene, month: number): void => {
  const { style } = scene.options;
  const { random } = scene;
  const on = toBankDay(pickDay(scene, month));
  const soon = toBankDay(addDays(on, random.between(0, 3)));
  const other = random.pick(["savings", "second", "card"]);
  const round = random.pick([2_000, 5_000, 10_000, 20_000]);
  const names = toNames(scene, "nowhere");
  const dinner = random.between(2_000, 12_000);
  switch (random.between(0, 7)) {
    case 0:
      addRow(scene, "card", { on, amount: -dinner, text: style.purchase(names) });
      addRow(scene, "current", { on: soon, amount: dinner, text: pick(scene, style.personIn)(names) });
      break;
    case 1:
      addRow(scene, "current", { on, amount: -round, text: pick(scene, style.personOut)(names) });
      addRow(scene, random.pick(["savings", "second"]), {
        on: soon,
        amount: round,
        text: pick(scene, style.personIn)(toNames(scene, "nowhere")),
      });
      break;
    case 2:
      addRow(scene, "current", { on, amount: -250, text: style.fee });
      addRow(scene, "second", { on: soon, amount: 250, text: style.rebate });
      break;
    case 3:
      addRow(scene, "current", { on, amount: -dinner, text: style.purchase(names) });
      addRow(scene, "card", { on: soon, amount: dinner, text: style.refund(names) });
      break;
    case 4:
      addRow(scene, "savings", { on, amount: round, text: style.interest });
      addRow(scene, "current", { on, amount: -round, text: pick(scene, style.personOut)(names) });
      break;
    case 5:
      addRow(scene, other, { on, amount: 1_000, text: style.cashback });
      addRow(scene, "current", { on, amount: -1_000, text: style.purchase(names) });
      break;
    case 6:
      addRow(scene, "second", { on, amount: round, text: pick(scene, style.personIn)(names) });
      addRow(scene, "current", { on: soon, amount: -round, text: style.purchase(names) });
      break;
    default:
      addRow(scene, "current", { on, amount: 250_000, text: style.salary(names) });
      addRow(scene, "second", { on: soon, amount: -250_000, text: pick(scene, style.personOut)(names) });
  }
};

const addLife = (scene: Scene, month: number): void => {
  const { style } = scene.options;
  for (let done = 0; done < 12; done += 1) {
    const account = scene.random.pick(["current", "card", "second"]);
    const amount = -scene.random.between(200, 9_000);
    addRow(scene, account, {
      on: pickDay(scene, month),
      amount,
      text: style.purchase(toNames(scene, "nowhere")),
    });
  }
  addRow(scene, "current", {
    on: toBankDay(pickDay(scene, month)),
    amount: 265_000,
    text: style.salary(toNames(scene, "nowhere")),
  });
};

/** A household with own transfers, card bills, everyday rows, and about as many false pairs as true ones. */
export const makeHousehold = (options: HouseholdOptions): Household => {
  const random = seedRandom(options.seed);
  const accounts = listAccounts(options.style, random);
  const scene: Scene = { options, random, accounts, rows: [], truth: new Set() };
  for (let month = 0; month < options.months; month += 1) {
    addLife(scene, month);
    addBill(scene, month);
    for (let done = random.between(1, 4); done > 0; done -= 1) addMove(scene, month);
    for (let done = random.between(2, 5); done > 0; done -= 1) addDistractors(scene, month);
  }
  const context: FinderContext = {
    accounts,
    answers: {
      transfers: { confirmed: [], rejected: [] },
      refunds: { confirmed: [], rejected: [] },
      series: [],
    },
    rate: (from, to) => (from in ABROAD && to in ABROAD ? 1.09 : null),
    own_names: options.named ? [options.style.holder] : [],
    today: addDays(FROM, options.months * 31),
  };
  return { rows: scene.rows, accounts, truth: scene.truth, context };
};

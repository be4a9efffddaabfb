import { addDays, daysBetween } from "@passbook/contract/values";
import {
  addAccounts,
  type AheadDay,
  type AheadInput,
  type BudgetPace,
  type FinderRow,
  joinSides,
  listAheadDays,
  listFindings,
  type OwnAccount,
  seedNumbers,
  simulate,
} from "@passbook/enrichment";

/** Rows of one household, of all its accounts, in one currency. */
export type Past = {
  readonly name: string;
  readonly rows: readonly FinderRow[];
  readonly accounts: readonly OwnAccount[];
  /** What accounts held before their first row, by id; nothing where they are not named. */
  readonly opening: Readonly<Record<string, number>>;
};

/** Whether a balance that came was inside, so many days ahead. */
/** `sure_…`: the band is a single amount, which a balance is on or not. */
export type Outcome = {
  readonly ahead: number;
  readonly in_50: boolean;
  readonly in_90: boolean;
  readonly above: boolean;
  readonly sure_50: boolean;
  readonly sure_90: boolean;
};

export type ReplayOptions = {
  readonly seed: number;
  /** Days between two looks. */
  readonly every: number;
  /** Days of the past before the first look. */
  readonly least: number;
  /** Accounts are known through the end of the month before alone, as paper tells them. */
  readonly by_statement: boolean;
  /** Budgets as they would have been suggested, of everything that is spent. */
  readonly with_budget: boolean;
};

const HORIZONS = [7, 14, 30, 60, 90] as const;
const LONGEST = 90;

/** The balance of an account, or of all of them, at the end of a day. */
const balanceOn = ({ rows, accounts, opening }: Past, account_id: string | null, day: string): number => {
  const isOwn = (id: string): boolean => account_id === null || id === account_id;
  const begins = accounts.reduce((sum, { id }) => sum + (isOwn(id) ? (opening[id] ?? 0) : 0), 0);
  return rows.reduce(
    (sum, row) => (row.booked_on <= day && isOwn(row.bank_account_id) ? sum + row.amount : sum),
    begins,
  );
};

const endOfMonthBefore = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1);

/** What a look on a day knows, with everything found again from the rows until then. */
export const lookAt = (
  past: Past,
  today: string,
  { seed, by_statement, with_budget }: ReplayOptions,
): AheadInput => {
  const through = by_statement ? endOfMonthBefore(today) : today;
  const rows = past.rows.filter(({ booked_on }) => booked_on <= through);
  const { series, transfers } = listFindings(rows, {
    accounts: past.accounts,
    answers: {
      transfers: { confirmed: [], rejected: [] },
      refunds: { confirmed: [], rejected: [] },
      series: [],
    },
    rate: () => null,
    own_names: [],
    today: through,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const other = new Map(
    transfers.pairs.flatMap(({ out_id, in_id }) => [[out_id, in_id] as const, [in_id, out_id] as const]),
  );
  const accounts = past.accounts.flatMap(({ id }) => {
    const own = rows.filter((row) => row.bank_account_id === id).map(({ booked_on }) => booked_on);
    const known_from = own.toSorted()[0];
    if (known_from === undefined) return [];
    return [{ id, balance: balanceOn(past, id, through), known_through: through, known_from }];
  });
  const otherAccount = (id: string): string | null => byId.get(other.get(id) ?? "")?.bank_account_id ?? null;
  const found = series.map(({ id, interval, fixed_amount, missed, member_ids }) => ({
    id,
    interval,
    fixed_amount,
    missed: missed.length,
    rows: member_ids.flatMap((member) => {
      const row = byId.get(member);
      if (row === undefined) return [];
      return [
        {
          account_id: row.bank_account_id,
          on: row.booked_on,
          amount: row.amount,
          other_account_id: otherAccount(member),
        },
      ];
    }),
  }));
  const joined = joinSides(found, new Map(accounts.map((each) => [each.id, each.known_through])));
  const kept = new Set(joined.map(({ id }) => id));
  const in_series = new Set(series.filter(({ id }) => kept.has(id)).flatMap(({ member_ids }) => member_ids));
  const everyday = rows.flatMap((row) => {
    if (in_series.has(row.id)) return [];
    const side = byId.get(other.get(row.id) ?? "");
    // The side that arrives goes with the one that left.
    if (side !== undefined && row.amount > 0 && in_series.has(side.id)) return [];
    const on = side !== undefined && row.amount > 0 ? side.booked_on : row.booked_on;
    const budget = with_budget && side === undefined && row.amount < 0 ? 0 : null;
    return [{ account_id: row.bank_account_id, on, amount: row.amount, budget }];
  });
  return {
    currency: "EUR",
    today,
    days: LONGEST,
    accounts,
    everyday,
    settled: [],
    ahead: [],
    series: joined,
    budgets: with_budget ? [suggestBudget(everyday, through)] : [],
    random: seedNumbers(seed),
  };
};

const BUDGET_DAYS = 182;

/** What half a year took a day, as a budget that is believed half. */
const suggestBudget = (everyday: AheadInput["everyday"], through: string): BudgetPace => {
  const from = addDays(through, -BUDGET_DAYS);
  const spent = everyday
    .filter(({ budget, on }) => budget !== null && on > from)
    .reduce((sum, { amount }) => sum - amount, 0);
  const per_day = spent / BUDGET_DAYS;
  return { trust: 0.5, paces: [{ from, to: addDays(through, BUDGET_DAYS), per_day }] };
};

const judge = (days: readonly AheadDay[], actual: (day: string) => number, today: string): Outcome[] =>
  HORIZONS.flatMap((ahead) => {
    const on = addDays(today, ahead);
    const day = days.find((each) => each.on === on);
    if (day === undefined) return [];
    const came = actual(on);
    return [
      {
        ahead,
        in_50: came >= day.low_50 && came <= day.high_50,
        in_90: came >= day.low_90 && came <= day.high_90,
        above: came > day.expected,
        sure_50: day.low_50 === day.high_50,
        sure_90: day.low_90 === day.high_90,
      },
    ];
  });

/** Looks ahead from many past days, of each account and of all together, and compares with what came. */
export const replay = (past: Past, options: ReplayOptions): Outcome[] => {
  const days = past.rows.map(({ booked_on }) => booked_on).toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const outcomes: Outcome[] = [];
  for (
    let today = addDays(first, options.least);
    daysBetween(today, last) >= LONGEST;
    today = addDays(today, options.every)
  ) {
    const input = lookAt(past, today, options);
    const courses = simulate(input);
    const scopes: (number | null)[] = [null, ...(input.accounts.length > 1 ? input.accounts.keys() : [])];
    for (const scope of scopes) {
      const account_id = scope === null ? null : (input.accounts[scope]?.id ?? null);
      const own = scope === null ? [...input.accounts.keys()] : [scope];
      outcomes.push(
        ...judge(listAheadDays(addAccounts(courses, own)), (day) => balanceOn(past, account_id, day), today),
      );
    }
  }
  return outcomes;
};

import {
  type Dimension,
  type Explored,
  type ExploreQuery,
  isTime,
  type Measure,
} from "@passbook/contract/explore";
import { addDays, daysBetween } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { invalidInput } from "../../platform/problem.ts";
import { findMainCurrency, usesOtherCurrency } from "../bank-accounts/index.ts";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { loadRates, type Rates } from "../exchange-rates/index.ts";
import { countsLikely, findCalendar, findHomeCurrency } from "../users/index.ts";
import { type Added, addGroups, arrange } from "./figures/add-up.ts";
import { chooseSource, countTimes, listSpans, makeFacts, type Source } from "./figures/choose-facts.ts";
import { convertGroups, setApart } from "./figures/convert-groups.ts";
import type { Asking } from "./figures/facts.ts";
import { keepKeys, listLargest } from "./figures/cut-groups.ts";
import { findEmptyMonths } from "./figures/find-empty-months.ts";
import { nameLines } from "./figures/name-lines.ts";
import { type Cut, type Group, readGroups } from "./figures/read-groups.ts";

/** Rows told apart unless more are asked for, and at most so many columns that are no times. */
const USUAL_ROWS = 50;
const MOST_COLUMNS = 60;
/** More times beside anything else than a chart or a table can show. */
const MOST_TIMES = 400;
const MOST_CELLS = 12_000;
/** Beside so few times everybody who was paid is read at once. */
const FEW_TIMES = 14;

type Days = Explored["days"];

/** The first and last day that have anything. */
const findDays = async (db: Db, user_id: string, { from, to }: ExploreQuery): Promise<Days> => {
  const one = async (direction: "asc" | "desc"): Promise<string | undefined> => {
    let query = db.selectFrom("day_sums").select("day").where("user_id", "=", user_id);
    if (from !== undefined) query = query.where("day", ">=", from);
    if (to !== undefined) query = query.where("day", "<=", to);
    return (await query.orderBy("day", direction).limit(1).executeTakeFirst())?.day;
  };
  const [first, last] = await Promise.all([one("asc"), one("desc")]);
  return first === undefined || last === undefined ? null : { from: first, to: last };
};

const checkQuery = ({ rows, columns, from, to }: ExploreQuery): void => {
  if (rows === columns) throw invalidInput({ columns: say("explore_two_dimensions") });
  if (from !== undefined && to !== undefined && from > to)
    throw invalidInput({ to: say("explore_days_turned") });
};

/** Days of many years beside something else are more than anybody reads. */
const checkTimes = ({ rows, columns }: ExploreQuery, days: Days): void => {
  if (columns === undefined) return;
  const most = Math.max(countTimes(rows, days), countTimes(columns, days));
  if (most > MOST_TIMES) throw invalidInput({ columns: say("explore_too_fine", { most: MOST_TIMES }) });
};

type Place = { readonly rows: Dimension | null; readonly columns: Dimension | null };

/** Everything that reading an exploration needs. */
type Reading = {
  readonly asking: Asking;
  readonly query: ExploreQuery;
  readonly categories: readonly CategoryRow[];
  readonly now: string;
  readonly currency: string;
  /** Whether anything was booked in another currency. */
  readonly has_others: boolean;
  /** Rates of the days, where other currencies are to be converted. */
  readonly rates: Rates | null;
};

/** Payees may be thousands, and single transactions all of them. */
const findMany = ({ rows, columns }: Place, is_narrow: boolean): "rows" | "columns" | null => {
  if (rows === "transaction" || columns === "transaction") return rows === "transaction" ? "rows" : "columns";
  if (columns === null || is_narrow) return null;
  return rows === "merchant" ? "rows" : columns === "merchant" ? "columns" : null;
};

const isOfTag = ({ rows, columns }: Place): boolean => rows === "tag" || columns === "tag";

const readSource = async (
  { asking, query, categories, now }: Reading,
  cut: Cut,
  { source, has_tag = false }: { readonly source: Source; readonly has_tag?: boolean },
): Promise<Group[]> => {
  const tags = isOfTag(cut) ? "apart" : has_tag ? "any" : null;
  const facts = await makeFacts(asking, source, { query, categories, now, tags });
  const parents = new Map(
    categories.filter(({ parent_id }) => parent_id !== "").map(({ id, parent_id }) => [id, parent_id]),
  );
  return (await Promise.all(facts.map((each) => readGroups(asking, each, { cut, parents })))).flat();
};

/** What is counted: from the sums, each divided transaction once instead of each of its parts. */
const readCounted = async (reading: Reading, cut: Cut, source: Source): Promise<Group[]> => {
  const [summed, parts] = await Promise.all([
    readSource(reading, cut, { source }),
    readSource(reading, cut, { source: "parts" }),
  ]);
  const corrected = parts.flatMap((group) => [
    { ...group, amount: 0, likely: 0, second: -group.second, transaction: null },
    { ...group, amount: 0, likely: 0 },
  ]);
  return [...summed, ...corrected];
};

const readSpan = (reading: Reading, cut: Cut, has_tag: boolean): Promise<Group[]> => {
  const source = chooseSource(reading.query, cut.by_day === true);
  const { measure } = reading.asking;
  return source !== "rows" && (measure === "count" || measure === "average")
    ? readCounted(reading, cut, source)
    : readSource(reading, cut, { source, has_tag });
};

const readCut = async (reading: Reading, cut: Cut, has_tag: boolean): Promise<Group[]> => {
  const { asking, query } = reading;
  const spans = listSpans(query, cut.by_day === true);
  const groups = spans.map(({ from, to }) =>
    readSpan({ ...reading, asking: { ...asking, from, to }, query: { ...query, from, to } }, cut, has_tag),
  );
  return (await Promise.all(groups)).flat();
};

type Converted = Pick<Explored, "converted" | "apart"> & { readonly groups: Group[] };

const totalsByCurrency = (groups: readonly Group[], measure: Measure) =>
  addGroups(
    groups.map((group) => ({ ...group, row: group.currency })),
    measure,
  ).rows;

/** Groups in the currency of the answer, with what a rate converts to it. */
const readMoney = async (
  reading: Reading,
  cut: Place & Pick<Cut, "keep" | "largest">,
  has_tag = false,
): Promise<Converted> => {
  const { currency, rates, asking } = reading;
  const { measure } = asking;
  // how many there are is the same in any currency
  if (rates !== null && measure === "count")
    return { groups: await readCut(reading, cut, has_tag), converted: [], apart: [] };
  const is_not = { is_not: currency };
  // which of others is large is only known once they are converted
  const { largest: _largest, ...whole } = cut;
  const [own, others] = await Promise.all([
    readCut(reading, { ...cut, currency: { is: currency } }, has_tag),
    rates === null
      ? []
      : readCut(reading, { ...whole, currency: is_not, by_currency: true, by_day: true }, has_tag),
  ]);
  if (rates === null) return { groups: own, converted: [], apart: [] };
  const wanted = { to: currency, rates, second_is_money: measure === "saved_rate" };
  const { groups, converted, left } = convertGroups(others, wanted);
  return {
    groups: [...own, ...groups],
    converted,
    apart: setApart(totalsByCurrency(left, measure), true),
  };
};

/** What is in other currencies and in no figure. */
const readApart = async (reading: Reading): Promise<Explored["apart"]> => {
  const { asking, query, currency } = reading;
  const place: Place = { rows: null, columns: null };
  const groups = await readCut(
    reading,
    { ...place, currency: { is_not: currency }, by_currency: true },
    isOfTag({ rows: query.rows, columns: query.columns ?? null }),
  );
  return setApart(totalsByCurrency(groups, asking.measure), false);
};

type Told = Converted & { readonly others: number };

/** How many there are: of undivided and of divided transactions the largest may have been told alone. */
const countAll = (groups: readonly Group[]): number => {
  const among = (is_whole: boolean): number =>
    groups.find((group) => group.among > 0 && (group.transaction === null) === is_whole)?.among ?? 0;
  return among(true) + among(false) + groups.filter((group) => group.among === 0).length;
};

/** The keys of the side that has too many to be read at once. */
const findLargest = async (
  reading: Reading,
  place: Place,
  { many, most }: { readonly many: "rows" | "columns"; readonly most: number },
): Promise<ReturnType<typeof listLargest>> => {
  const { measure } = reading.asking;
  const dimension = place[many];
  const cut = {
    rows: dimension,
    columns: null,
    ...(dimension === "transaction" ? { largest: most } : {}),
  };
  const { groups } = await readMoney(reading, cut, isOfTag(place));
  const { keys, others } = listLargest(groups, "row", { dimension, measure, most });
  return { keys, others: dimension === "transaction" ? countAll(groups) - keys.length : others };
};

/** Groups with the most rows and columns that are told apart; where there may be thousands, the largest are asked for first. */
const readLargest = async (
  reading: Reading,
  place: Place,
  { most, across }: { readonly most: number; readonly across: number },
): Promise<Told> => {
  const { measure } = reading.asking;
  const { rows, columns } = place;
  const many = findMany(place, across > 0 && across <= FEW_TIMES);
  const asked = many === "rows" ? most : MOST_COLUMNS;
  const largest = many === null ? null : await findLargest(reading, place, { many, most: asked });
  const keep = many === null || largest === null ? {} : { keep: { [many]: largest.keys } };
  const money = await readMoney(reading, { ...place, ...keep });
  let { groups } = money;
  let others = many === "rows" ? (largest?.others ?? 0) : 0;
  if (!isTime(rows) && many !== "rows") {
    const told = listLargest(groups, "row", { dimension: rows, measure, most });
    others = told.others;
    if (others > 0) groups = keepKeys(groups, "row", told.keys);
  }
  if (columns !== null && !isTime(columns) && many !== "columns") {
    const told = listLargest(groups, "column", { dimension: columns, measure, most: MOST_COLUMNS });
    if (told.others > 0) groups = keepKeys(groups, "column", told.keys);
  }
  return { ...money, groups, others };
};

/** Of tags, which overlap, whatever is told of more than one of them is added up without them. */
const addOverlapping = async (reading: Reading, { rows, columns }: Place, added: Added): Promise<Added> => {
  const without = { rows: rows === "tag" ? null : rows, columns: columns === "tag" ? null : columns };
  const { groups } = await readMoney(reading, without, true);
  const told = (lines: Added["rows"]): string[] => lines.map(({ key }) => key);
  const by_row = rows === "tag" ? groups : keepKeys(groups, "row", told(added.rows));
  const cut =
    columns === "tag" || columns === null ? by_row : keepKeys(by_row, "column", told(added.columns));
  const whole = addGroups(cut, reading.asking.measure);
  return {
    ...added,
    total: whole.total,
    ...(rows === "tag" ? { columns: whole.columns } : { rows: whole.rows }),
  };
};

/** What the currencies of rows are converted by, from the first day that is asked for. */
const loadRatesInto = async (db: Db, user_id: string, currency: string): Promise<Rates> => {
  const others = await db
    .selectFrom("category_sums")
    .select(({ fn }) => ["currency", fn.min("month").as("month")])
    .where("user_id", "=", user_id)
    .where("currency", "!=", currency)
    .groupBy("currency")
    .execute();
  const [first] = others.map(({ month }) => month).toSorted();
  return loadRates(db, user_id, {
    currencies: [currency, ...others.map((other) => other.currency)],
    from: first === undefined ? null : `${first}-01`,
  });
};

/** The day in the middle of some. */
const middleOf = (days: Days): string | null =>
  days === null ? null : addDays(days.from, Math.ceil(daysBetween(days.from, days.to) / 2));

const prepare = async (
  db: Db,
  user_id: string,
  { query, days, now }: { readonly query: ExploreQuery; readonly days: Days; readonly now: string },
): Promise<Reading> => {
  const [categories, count_likely, { week_start }, currency] = await Promise.all([
    listCategoryRows(db, user_id),
    countsLikely(db, user_id),
    findCalendar(db, user_id, now),
    query.currency ??
      (query.convert === "true" ? findHomeCurrency(db, user_id) : findMainCurrency(db, user_id)),
  ]);
  const has_others = await usesOtherCurrency(db, user_id, currency);
  const rates = query.convert === "true" && has_others ? await loadRatesInto(db, user_id, currency) : null;
  const { measure, from, to } = query;
  const kinds = toFlowKinds(categories);
  const middle = middleOf(days);
  const asking = { db, user_id, measure, count_likely, kinds, week_start, from, to, middle };
  return { asking, query, categories, now, currency, has_others, rates };
};

/** Who was paid how much under which category: all of them, by the ids of both. */
export const readPaid = async (
  db: Db,
  user_id: string,
  {
    query,
    now,
  }: { readonly query: Omit<ExploreQuery, "rows" | "columns" | "measure">; readonly now: string },
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> => {
  const place = { rows: "merchant", columns: "category" } as const;
  const asked = { ...query, ...place, measure: "spent" as const };
  const days = await findDays(db, user_id, asked);
  const reading = await prepare(db, user_id, { query: asked, days, now });
  const { groups } = await readMoney(reading, place);
  const { cells } = addGroups(
    // by category first
    groups.map((group) => ({ ...group, row: group.column, column: group.row })),
    "spent",
  );
  return new Map(
    [...cells].map(([category, paid]) => [
      category,
      new Map([...paid].map(([payee, { value }]) => [payee, value])),
    ]),
  );
};

/** Any figure by any two dimensions, from the kept sums where these know enough. */
export const getExplored = async (
  db: Db,
  user_id: string,
  { query, now }: { readonly query: ExploreQuery; readonly now: string },
): Promise<Explored> => {
  checkQuery(query);
  const days = await findDays(db, user_id, query);
  const reading = await prepare(db, user_id, { query, days, now });
  checkTimes(query, days);
  const { rows, columns = null } = query;
  const place: Place = { rows, columns };
  const { measure } = reading.asking;
  const across = columns === null ? 0 : countTimes(columns, days);
  const most = Math.max(1, Math.min(query.most ?? USUAL_ROWS, Math.floor(MOST_CELLS / Math.max(1, across))));
  const overlaps = isOfTag(place);
  const [told, apart] = await Promise.all([
    readLargest(reading, place, { most, across }),
    reading.rates === null && reading.has_others ? readApart(reading) : [],
  ]);
  const main = addGroups(told.groups, measure);
  const added = overlaps ? await addOverlapping(reading, place, main) : main;
  const lines = arrange(added, { measure, ...place }, told.others);
  const found = { rows: lines.rows.map(({ key }) => key), columns: lines.columns.map(({ key }) => key) };
  const [named_rows, named_columns, empty_months] = await Promise.all([
    nameLines(reading.asking, rows, lines.rows),
    nameLines(reading.asking, columns, lines.columns),
    findEmptyMonths(db, user_id, { query, days, found }),
  ]);
  return {
    currency: reading.currency,
    days,
    empty_months,
    rows: named_rows,
    columns: columns === null ? [] : named_columns.map(({ likely: _likely, ...column }) => column),
    cells: columns === null ? [] : lines.cells,
    total: lines.total,
    rest: lines.rest,
    overlaps,
    converted: told.converted,
    apart: [...told.apart, ...apart],
  };
};

import { type ExploreQuery, isTime } from "@passbook/contract/explore";
import type { CategoryRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { narrowTransactions } from "../../transactions/index.ts";
import { type Asking, type Facts } from "./facts.ts";
import { factsOfRows, FLOW_OF } from "./facts-of-rows.ts";
import { asksForPayees, factsOfSums } from "./facts-of-sums.ts";
import { isOfWholeMonths, partMonths, type Span } from "./part-months.ts";

/** What figures are made of: the kept sums where these know enough, else the rows themselves, or the parts of divided ones alone. */
export type Source = "month_sums" | "category_sums" | "day_sums" | "rows" | "parts";

/** Sums know neither words, nor tags, nor single transactions. */
const needsRows = ({ rows, columns, q = "", tag_id }: ExploreQuery): boolean =>
  q.trim() !== "" ||
  tag_id !== undefined ||
  [rows, columns].some((dimension) => dimension === "tag" || dimension === "transaction");

const tellsDays = ({ rows, columns }: ExploreQuery): boolean =>
  [rows, columns].some((dimension) => dimension === "day" || dimension === "week" || dimension === "weekday");

/** The stretches that are read by themselves: whole months, of which sums are kept that know more and are fewer, and the days beside them. */
export const listSpans = (query: ExploreQuery, by_day: boolean): Span[] => {
  if (by_day || needsRows(query) || tellsDays(query)) return [query];
  const { months, days } = partMonths(query);
  return months === null ? days : [months, ...days];
};

/** `by_day` where each day has to be known, as its rate has to be. */
export const chooseSource = (query: ExploreQuery, by_day: boolean): Source => {
  if (needsRows(query)) return "rows";
  const by_month = isOfWholeMonths(query) && !tellsDays(query) && !by_day;
  if (asksForPayees(query)) return by_month ? "month_sums" : "rows";
  return by_month ? "category_sums" : "day_sums";
};

type Wanted = {
  readonly query: ExploreQuery;
  readonly categories: readonly CategoryRow[];
  readonly now: string;
};

/** The facts of a source; `tagged` tells rows apart by their tags, `any_tag` keeps those that have one. */
export const makeFacts = async (
  asking: Asking,
  source: Source,
  { query, categories, now, tags }: Wanted & { readonly tags: "apart" | "any" | null },
): Promise<Facts[]> => {
  if (source !== "rows" && source !== "parts")
    return [factsOfSums(asking, source, { filter: query, categories })];
  const { measure, rows: _rows, columns: _columns, from, to, currency: _currency, ...rest } = query;
  const { convert: _convert, most: _most, ...filter } = rest;
  const { db, user_id } = asking;
  const narrowed = await narrowTransactions(db, user_id, {
    ...filter,
    flow: FLOW_OF[measure],
    counted_from: from,
    counted_to: to,
    now,
  });
  const [undivided, divided] = factsOfRows(asking, narrowed, tags === "apart");
  const facts = source === "parts" ? [divided] : [undivided, divided];
  if (tags !== "any") return facts;
  const has_tag = sql<boolean>`transactions.id in (select transaction_id from transaction_tags where user_id = ${user_id})`;
  return facts.map((each) => ({ ...each, where: [...each.where, has_tag] }));
};

/** How many columns a stretch of time makes at most. */
export const countTimes = (
  dimension: ExploreQuery["rows"],
  days: { readonly from: string; readonly to: string } | null,
): number => {
  if (!isTime(dimension) || days === null) return 0;
  if (dimension === "weekday") return 7;
  if (dimension === "month_of_year") return 12;
  const span = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1;
  const length = { day: 1, week: 7, month: 30, quarter: 91, year: 365 }[dimension];
  return Math.ceil(span / length) + 1;
};

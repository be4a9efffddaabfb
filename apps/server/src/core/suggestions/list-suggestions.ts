import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { listSuggestions as endpoint, Suggestion } from "@passbook/contract/suggestions";
import type { TransactionRow } from "@passbook/db/schema";
import { type Db, idsIn } from "@passbook/db/dialect";
import { getTransactions } from "../transactions/index.ts";
import { chooseAsked, findHeld, type Held } from "./hold-large.ts";
import { listGroups, placeAfter, toCursor, type Group } from "./list-groups.ts";
import { offerLabels } from "./offer-labels.ts";
import { CHANCE, findWaiting, selectWaiting, toChance, type Waiting } from "./waiting.ts";

const PAGE_ENTRIES = 50;
/** As many as one call can accept by name; more of the same entry come once these are settled. */
const MOST_OF_ENTRY = 1000;

export const listSuggestions = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE_ENTRIES, ...filter }: QueryOf<typeof endpoint> & { readonly now: string },
): Promise<AnswerOf<typeof endpoint>> => {
  const waiting = await findWaiting(db, user_id, filter);
  const rest = placeAfter(await listGroups(db, waiting), after);
  const groups = rest.slice(0, limit);
  const vendor_ids = groups.flatMap(({ vendor_id }) => vendor_id ?? []);
  const held = await findHeld(db, user_id, { now: filter.now, vendor_ids });
  const data = await toSuggestions(db, waiting, { groups, held });
  const last = groups.at(-1);
  return { data, next: rest.length > limit && last !== undefined ? toCursor(last) : null };
};

type WaitingRow = Pick<
  TransactionRow,
  "id" | "amount" | "currency" | "booked_on" | "vendor_id" | "description" | "suggested_id"
> & { readonly chance: number };

type Placed = Pick<Group, "vendor_id" | "description" | "sub_category_id">;
const toKey = ({ vendor_id, description, sub_category_id }: Placed): string =>
  JSON.stringify([vendor_id ?? description, vendor_id === null, sub_category_id]);

/** The rows of these groups, newest first, by the key of their group. */
const findRows = async (
  db: Db,
  waiting: Waiting,
  groups: readonly Group[],
): Promise<Map<string, WaitingRow[]>> => {
  const vendors = groups.flatMap(({ vendor_id }) => vendor_id ?? []);
  const texts = groups.flatMap(({ vendor_id, description }) =>
    vendor_id === null ? (description ?? "") : [],
  );
  const rows = await selectWaiting(db, waiting)
    .select(["id", "amount", "currency", "booked_on", "vendor_id", "description", "suggested_id"])
    .select(CHANCE.as("chance"))
    .where((is) =>
      is.or([
        is("vendor_id", "in", idsIn(db, vendors)),
        is.and([is("vendor_id", "is", null), is("description", "in", idsIn(db, texts))]),
      ]),
    )
    .orderBy("booked_on", "desc")
    .orderBy("id", "desc")
    .execute();
  return Map.groupBy(rows, ({ suggested_id, ...row }) =>
    toKey({ ...row, sub_category_id: suggested_id ?? "" }),
  );
};

const toSuggestions = async (
  db: Db,
  waiting: Waiting,
  { groups, held }: { groups: readonly Group[]; held: Held },
): Promise<Suggestion[]> => {
  if (groups.length === 0) return [];
  const rows = await findRows(db, waiting, groups);
  const entries = groups.flatMap((group) => {
    const all = rows.get(toKey(group)) ?? [];
    const asked = chooseAsked(held, group.vendor_id, all);
    const [newest] = all;
    return newest === undefined ? [] : [{ group, all, newest, asked, waits: asked.length < all.length }];
  });
  const shown = entries.flatMap(({ newest, asked, waits }) => [newest.id, ...(waits ? toIds(asked) : [])]);
  const known = new Map((await getTransactions(db, waiting.user_id, shown)).map((each) => [each.id, each]));
  const offered = await offerLabels(
    db,
    waiting.user_id,
    entries.map(({ newest, group }) => ({ id: newest.id, sub_category_id: group.sub_category_id })),
  );
  return entries.flatMap(({ group, all, newest, asked, waits }) => {
    const some = asked.slice(0, MOST_OF_ENTRY);
    const example = known.get(newest.id);
    // Settled since the groups were counted.
    if (example?.why == null) return [];
    const { vendor_id, sub_category_id, sure } = group;
    return [
      {
        vendor_id,
        name: example.vendor_name ?? example.description,
        sub_category_id,
        confidence: toChance(some.reduce((sum, { chance }) => sum + chance, 0) / some.length),
        sure_from: toChance(sure),
        offered: offered.get(example.id) ?? [sub_category_id],
        why: example.why,
        transaction_ids: toIds(some),
        chances: some.map(({ chance }) => toChance(chance)),
        totals: toTotals(some),
        newest: example.booked_on,
        held: waits ? all.length - asked.length : 0,
        asked: waits ? asked.flatMap(({ id }) => known.get(id) ?? []) : [],
        example,
      },
    ];
  });
};

const toIds = (rows: readonly Pick<WaitingRow, "id">[]): string[] => rows.map(({ id }) => id);

const toTotals = (rows: readonly Pick<WaitingRow, "amount" | "currency">[]): Suggestion["totals"] =>
  [...Map.groupBy(rows, (row) => row.currency)].map(([currency, some]) => ({
    currency,
    amount: some.reduce((sum, row) => sum + row.amount, 0),
  }));

import type { BodyOf } from "@passbook/contract/endpoint";
import type { previewRule as endpoint, RulePreview } from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import { listRuleRows } from "../categorisation/index.ts";
import type { Author } from "../changes/index.ts";
import { getTransactions } from "../transactions/index.ts";
import { makeRuleRow } from "./change-rules.ts";
import { checkRule } from "./check-rule.ts";
import { planRule } from "./plan-rule.ts";
import { getRuleRow } from "./repo.ts";

const MOST_EXAMPLES = 50;

/** What a rule would change if it were saved and applied now. */
export const previewRule = async (
  db: Db,
  author: Author,
  { id, ...body }: BodyOf<typeof endpoint>,
): Promise<RulePreview> => {
  const { user_id } = author;
  const known = id === undefined ? null : await getRuleRow(db, user_id, id, "id");
  await checkRule(db, user_id, body);
  const made = makeRuleRow(author, body, await listRuleRows(db, user_id));
  const row = known === null ? made : { ...made, id: known.id, position: known.position };
  const { matches, kept, changes } = await planRule(db, user_id, row);
  const newest = changes
    .toSorted((one, other) => (isNewer(one, other) ? -1 : 1))
    .slice(0, MOST_EXAMPLES)
    .map((change) => change.id);
  const examples = await getTransactions(db, user_id, newest);
  return { matches, kept, changes: changes.length, examples };
};

type Placed = { readonly id: string; readonly booked_on: string };
const isNewer = (one: Placed, other: Placed): boolean =>
  one.booked_on === other.booked_on ? one.id > other.id : one.booked_on > other.booked_on;

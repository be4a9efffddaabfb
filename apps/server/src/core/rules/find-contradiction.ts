import type { RuleCondition } from "@passbook/contract/rules";
import { foldWords } from "@passbook/enrichment";

const TEXTS = new Set<RuleCondition["field"]>(["description", "counterparty", "reference", "vendor", "note"]);

/** Texts are compared by their words, so one of signs alone could be found nowhere. */
const isWordless = (condition: RuleCondition): boolean =>
  TEXTS.has(condition.field) && "value" in condition && foldWords(condition.value) === "";

type Range = Extract<RuleCondition, { op: "between" }>;

const isRange = (condition: RuleCondition): condition is Range => condition.op === "between";

/** Words for what a field says, in a refusal. */
const NAMES: Readonly<Record<RuleCondition["field"], string>> = {
  description: "description",
  counterparty: "counterparty",
  reference: "reference",
  vendor: "vendor",
  note: "note",
  amount: "amount",
  direction: "direction",
  currency: "currency",
  mcc: "merchant code",
  booked_on: "date",
  day_of_month: "day of the month",
  status: "status",
  bank_account: "account",
  merchant: "merchant",
  category: "category",
  sub_category: "sub-category",
  tag: "tag",
};

/** Fields of which a row has one value, so that it cannot be two. A row has any number of tags. */
const isSingle = ({ field, op }: RuleCondition): boolean => op === "is" && field !== "tag";

/** Why no row could ever fulfil all of these conditions, or why one of them says nothing; null when all is well. */
export const findContradiction = (conditions: readonly RuleCondition[]): string | null => {
  for (const condition of conditions.filter(isRange)) {
    const { from, to, field } = condition;
    if (from === null && to === null) return `Write from where or up to where the ${NAMES[field]} may be.`;
  }
  if (conditions.some(isWordless))
    return "Write a text with a letter or a digit; signs alone are not looked at.";
  for (const [field, some] of Map.groupBy(conditions, (condition) => condition.field)) {
    const values = some.flatMap((each) => (isSingle(each) && "value" in each ? [foldWords(each.value)] : []));
    if (new Set(values).size > 1) return `The ${NAMES[field]} cannot be two things at once.`;
    if (isEmptyRange(some.filter(isRange)))
      return `No ${NAMES[field]} lies within these bounds. Check which is the smaller one.`;
  }
  return null;
};

/** All ranges of a field must hold, so the highest beginning and the lowest end decide. */
const isEmptyRange = (ranges: readonly Range[]): boolean => {
  const begins = ranges.flatMap(({ from }) => from ?? []);
  const ends = ranges.flatMap(({ to }) => to ?? []);
  return begins.some((from) => ends.some((to) => from > to));
};

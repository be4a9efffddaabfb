import type { RuleCondition } from "@passbook/contract/rules";
import { foldWords } from "@passbook/enrichment";
import { say } from "@passbook/contract/sentences/refusals";
import type { Said } from "@passbook/contract/sentences/sentence";

const TEXTS = new Set<RuleCondition["field"]>(["description", "counterparty", "reference", "vendor", "note"]);

/** Texts are compared by their words, so one of signs alone could be found nowhere. */
const isWordless = (condition: OfField): boolean =>
  TEXTS.has(condition.field) && "value" in condition && foldWords(condition.value) === "";

/** Searches are looked at by themselves. */
type OfField = Exclude<RuleCondition, { field: "search" }>;
const isOfField = (condition: RuleCondition): condition is OfField => condition.field !== "search";

type Range = Extract<RuleCondition, { op: "between" }>;

const isRange = (condition: OfField): condition is Range => condition.op === "between";

/** Words for what a field says, in a refusal. */
/** Fields of which a row has one value, so that it cannot be two. A row has any number of tags. */
const isSingle = ({ field, op }: OfField): boolean => op === "is" && field !== "tag";

/** Why no row could ever fulfil all of these conditions, or why one of them says nothing; null when all is well. */
export const findContradiction = (all: readonly RuleCondition[]): Said | null => {
  const conditions = all.filter(isOfField);
  for (const condition of conditions.filter(isRange)) {
    const { from, to, field } = condition;
    if (from === null && to === null) return say("range_without_end", { field });
  }
  if (conditions.some(isWordless)) return say("condition_without_words");
  for (const [field, some] of Map.groupBy(conditions, (condition) => condition.field)) {
    const values = some.flatMap((each) => (isSingle(each) && "value" in each ? [foldWords(each.value)] : []));
    if (new Set(values).size > 1) return say("field_of_two_values", { field });
    if (isEmptyRange(some.filter(isRange))) return say("range_of_nothing", { field });
  }
  return null;
};

/** All ranges of a field must hold, so the highest beginning and the lowest end decide. */
const isEmptyRange = (ranges: readonly Range[]): boolean => {
  const begins = ranges.flatMap(({ from }) => from ?? []);
  const ends = ranges.flatMap(({ to }) => to ?? []);
  return begins.some((from) => ends.some((to) => from > to));
};

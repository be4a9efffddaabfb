import { useLingui } from "@lingui/react/macro";
import type { NewRule, RuleCondition } from "@passbook/contract/rules";
import { formatLongDay, formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import type { ConditionField } from "./rule-draft.ts";

/** The name of each field a condition can be about. */
export const useFieldWords = (): Readonly<Record<ConditionField, string>> => {
  const { t } = useLingui();
  return {
    description: t`Description`,
    vendor: t`Printed name`,
    counterparty: t`Counterparty`,
    reference: t`Reference`,
    note: t`Note`,
    amount: t`Amount`,
    direction: t`Direction`,
    currency: t`Currency`,
    bank_account: t`Account`,
    merchant: t`Merchant`,
    category: t`Category`,
    sub_category: t`Sub-category`,
    tag: t`Tag`,
    booked_on: t`Posting date`,
    day_of_month: t`Day of the month`,
    mcc: t`Merchant code`,
    status: t`Status`,
    search: t`Search`,
  };
};

const useRangeWords = () => {
  const { t } = useLingui();
  return (from: string | null, to: string | null): string => {
    if (from === null) return t`at most ${to ?? ""}`;
    if (to === null) return t`at least ${from}`;
    return from === to ? from : t`${from} to ${to}`;
  };
};

/** What a condition compares with, in words. */
const useValueWords = () => {
  const { t } = useLingui();
  const { locale, home_currency } = useLocale();
  const reference = useReference();
  const range = useRangeWords();
  const gone = t`something deleted`;
  return (condition: RuleCondition): string => {
    switch (condition.field) {
      case "amount": {
        const money = (amount: number | null) =>
          amount === null ? null : formatMoney(amount, home_currency, locale);
        return range(money(condition.from), money(condition.to));
      }
      case "booked_on": {
        const day = (date: string | null) => (date === null ? null : formatLongDay(date, locale));
        return range(day(condition.from), day(condition.to));
      }
      case "day_of_month":
        return range(String(condition.from), String(condition.to));
      case "direction":
        return condition.value === "in" ? t`money in` : t`money out`;
      case "status":
        return condition.value === "pending" ? t`pending` : t`posted`;
      case "bank_account":
        return reference.findAccount(condition.value)?.display_label ?? gone;
      case "merchant":
        return reference.findMerchant(condition.value)?.name ?? gone;
      case "category":
        return reference.findCategory(condition.value)?.name ?? gone;
      case "sub_category":
        return reference.findSubCategory(condition.value)?.sub.name ?? gone;
      case "tag":
        return reference.findTag(condition.value)?.tag.name ?? gone;
      default:
        return `“${condition.value}”`;
    }
  };
};

/** A condition as a short sentence. */
export const useConditionWords = (): ((condition: RuleCondition) => string) => {
  const { t } = useLingui();
  const fields = useFieldWords();
  const valueOf = useValueWords();
  return (condition) => {
    const field = fields[condition.field];
    const value = valueOf(condition);
    if (condition.op === "matches") return t`found by ${value}`;
    if (condition.op === "contains") return t`${field} contains ${value}`;
    if (condition.op === "starts_with") return t`${field} starts with ${value}`;
    if (condition.op === "words") return t`${field} has the words ${value}`;
    return t`${field} is ${value}`;
  };
};

/** What a rule does, part by part. */
export const useActionWords = (): ((actions: NewRule["actions"]) => readonly string[]) => {
  const { t } = useLingui();
  const reference = useReference();
  const gone = t`something deleted`;
  return ({ sub_category_id, merchant_id, add_tags, note, transfer, hide, split = [], stop }) => {
    const category = reference.findSubCategory(sub_category_id)?.sub.name ?? gone;
    const merchant = reference.findMerchant(merchant_id)?.name ?? gone;
    const parts = split
      .map((part) => reference.findSubCategory(part.sub_category_id)?.sub.name ?? gone)
      .join(", ");
    const tags = (add_tags ?? []).map((id) => reference.findTag(id)?.tag.name ?? gone).join(", ");
    return [
      ...(sub_category_id === undefined ? [] : [category]),
      ...(transfer === undefined ? [] : [t`Transfer between own accounts`]),
      ...(merchant_id === undefined ? [] : [t`merchant ${merchant}`]),
      ...(add_tags === undefined ? [] : [t`tags ${tags}`]),
      ...(note === undefined ? [] : [t`a note`]),
      ...(hide === undefined ? [] : [t`hidden`]),
      ...(split.length === 0 ? [] : [t`split into ${parts}`]),
      ...(stop === undefined ? [] : [t`stop here`]),
    ];
  };
};

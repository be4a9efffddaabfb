import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Transaction } from "@passbook/contract/transactions";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { formatLongDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { FieldWords } from "../../../lib/versions/ask-about.ts";

/** What the fields of a transaction are called and how their values are said, where two edits differ. */
export const useFieldWords = (reference: Reference): FieldWords => {
  const { t } = useLingui();
  const { locale } = useLocale();
  // the fields have the types of the contract
  return {
    sub_category_id: {
      label: t`Sub-category`,
      say: (id) => reference.findSubCategory(id as string)?.sub.name ?? "",
    },
    merchant_id: { label: t`Merchant`, say: (id) => reference.findMerchant(id as string | null)?.name ?? "" },
    booked_on: { label: t`Day`, say: (day) => formatLongDay(day as string, locale) },
    amount: { label: t`Amount` },
    description: { label: t`Text` },
    note: { label: t`Note` },
    tags: {
      label: t`Tags`,
      say: (ids) => (ids as string[]).map((id) => reference.findTag(id)?.tag.name ?? "…").join(", "),
    },
    hidden: { label: t`Hidden` },
    counts_on: {
      label: t`Counts on`,
      say: (day) => (day === null ? "" : formatLongDay(day as string, locale)),
    },
    splits: {
      label: t`Split`,
      say: (splits) => {
        const { length } = splits as Transaction["splits"];
        return length === 0 ? "" : plural(length, { one: "# part", other: "# parts" });
      },
    },
  };
};

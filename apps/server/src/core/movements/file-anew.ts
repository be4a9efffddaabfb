import type { Db } from "@passbook/db/dialect";
import { enrichRows } from "@passbook/enrichment";
import { loadKnowledge } from "../statements/index.ts";
import type { Filing } from "./file-linked.ts";
import type { StoredRow } from "./load-rows.ts";

/** Files transactions as if they had just been read. */
export const fileAnew = async (
  trx: Db,
  user_id: string,
  rows: readonly StoredRow[],
): Promise<Map<string, Filing>> => {
  if (rows.length === 0) return new Map();
  const knowledge = await loadKnowledge(trx, user_id);
  const enriched = enrichRows(
    rows.map(({ description, counterparty, amount }) => ({
      description,
      counterparty,
      amount,
      mcc: null,
      bank_category: null,
    })),
    knowledge,
  );
  return new Map(
    rows.map((row, index) => {
      const { suggestion = null, why = { kind: "none" } } = enriched[index] ?? {};
      const suggested =
        suggestion?.from === "starter"
          ? knowledge.starter_ids.get(suggestion.sub_category)
          : suggestion?.sub_category;
      return [
        row.id,
        {
          sub_category_id: suggested ?? knowledge.uncategorised_id,
          why: JSON.stringify(suggested === undefined ? { kind: "none" } : why),
        },
      ];
    }),
  );
};

import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../../platform/problem.ts";
import { type Author, changeData } from "../../changes/index.ts";
import type { Decided } from "../find/decide.ts";
import { findAnchors, loadDecisions, writeDecision } from "../find/decisions.ts";
import { QUESTION } from "../find/to-derived.ts";

/** Says that something out of the ordinary is all right; it is not told of again. */
export const dismissUnusual = async (trx: Db, author: Author, id: string): Promise<Decided> => {
  const { user_id } = author;
  const row = await trx
    .selectFrom("findings")
    .innerJoin("transactions", (join) =>
      join.on("transactions.user_id", "=", user_id).onRef("transactions.id", "=", "findings.transaction_id"),
    )
    .select(["findings.kind", "findings.transaction_id", "transactions.description"])
    .where("findings.user_id", "=", user_id)
    .where("findings.id", "=", id)
    .where("findings.kind", "!=", QUESTION)
    .executeTakeFirst();
  if (row === undefined) throw notFound("finding");
  const anchors = await findAnchors(trx, user_id, [row.transaction_id]);
  const edits = writeDecision(
    author,
    { decisions: await loadDecisions(trx, user_id) },
    {
      kind: "finding",
      verdict: "dismissed",
      anchors,
      about: row.kind,
    },
  );
  const note = { kind: "dismiss_unusual", summary: row.description };
  return { change_id: await changeData(trx, author, note, edits) };
};

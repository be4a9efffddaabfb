import type { RuleProposal } from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import { type Author, changeData, type Edit, insertInto } from "../changes/index.ts";

const KIND = "rule_proposal";

export const listProposals = async (_db: Db, _author: Author): Promise<RuleProposal[]> => [];

/** Never proposes a rule again. */
export const dismissProposal = async (
  trx: Db,
  author: Author,
  key: string,
): Promise<{ change_id: string }> => {
  const { user_id, clock } = author;
  const known = await trx
    .selectFrom("decisions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("kind", "=", KIND)
    .where("subject", "=", key)
    .executeTakeFirst();
  const decision = {
    user_id,
    id: clock.newId(),
    kind: KIND,
    subject: key,
    verdict: "dismissed",
    details: null,
    decided_at: clock.now(),
  } as const;
  const edits: Edit[] = known === undefined ? [insertInto("decisions", [decision])] : [];
  const note = { kind: "dismiss_rule_proposal", summary: key };
  return { change_id: await changeData(trx, author, note, edits) };
};

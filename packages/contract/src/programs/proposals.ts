import * as z from "zod/mini";
import { transaction } from "../calls/transactions.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, label, one, page, paging } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

/** So many in one call. */
const MOST_PROPOSED = 100;
const MOST_ANSWERED = 1000;
const REASON_SIGNS = 200;

/** Who proposes: the key that was called with, by the name that it had then; it may have ended since. */
const program = z.strictObject({ key_id: id, name: z.string() });

/** A category that a program proposes for a transaction. Nothing follows from it until a person accepts it. */
export const proposal = z.strictObject({
  id,
  program,
  sub_category_id: id,
  /** In the words of the program, in whatever language; may be empty. */
  reason: z.string(),
  proposed_at: instant,
  transaction,
});
export type Proposal = z.output<typeof proposal>;

/** Why a proposal was not taken: a person has said what the transaction is, or that it is not this; it is divided, or filed so already; or it stands twice in one call. */
export const PASSED_OVER = ["answered", "declined", "divided", "filed_so", "twice"] as const;
export type PassedOver = (typeof PASSED_OVER)[number];

/** What waits of what programs propose; it waits no more once the transaction is answered otherwise. */
export const listProposals = endpoint({
  id: "list_proposals",
  method: "GET",
  path: "/api/proposals",
  summary: "Categories that programs propose, the newest first",
  query: z.strictObject(paging),
  answer: page(proposal),
});
export const countProposals = endpoint({
  id: "count_proposals",
  method: "GET",
  path: "/api/proposals/count",
  summary: "How many proposals wait, by program",
  answer: one(
    z.strictObject({
      proposals: z.int(),
      programs: z.array(z.strictObject({ ...program.shape, proposals: z.int() })),
    }),
  ),
});
/** For programs alone, with a key of the scope `propose`. A further proposal of the same program for a transaction takes the place of its former. */
export const proposeCategories = endpoint({
  id: "propose_categories",
  room: "takes",
  method: "POST",
  path: "/api/proposals",
  summary: "Propose categories for transactions, which a person accepts or declines",
  body: z.strictObject({
    proposals: z
      .array(
        z.strictObject({
          transaction_id: id,
          sub_category_id: id,
          reason: z.optional(label(REASON_SIGNS)),
        }),
      )
      .check(z.minLength(1, textOf("choose_one")), z.maxLength(MOST_PROPOSED)),
  }),
  answer: one(
    z.strictObject({
      proposed: z.int(),
      passed_over: z.array(z.strictObject({ transaction_id: id, why: z.enum(PASSED_OVER) })),
    }),
  ),
});

/** Proposals that are named, or all that wait of one program; exactly one of the two. */
const which = z.strictObject({
  proposal_ids: z.optional(
    z.array(id).check(z.minLength(1, textOf("choose_one")), z.maxLength(MOST_ANSWERED)),
  ),
  key_id: z.optional(id),
});

export const acceptProposals = endpoint({
  id: "accept_proposals",
  method: "POST",
  path: "/api/proposals/accept",
  summary: "File transactions as a program proposes",
  body: which,
  answer: one(z.strictObject({ changed: z.int() })),
});
export const declineProposals = endpoint({
  id: "decline_proposals",
  method: "POST",
  path: "/api/proposals/decline",
  summary: "Leave transactions as they are; the program is not to propose the same again",
  body: which,
  answer: one(z.strictObject({ changed: z.int() })),
});

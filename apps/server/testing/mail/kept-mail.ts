import type { Services } from "../../src/platform/services.ts";

/** Puts down what older versions kept of a message whose sender nobody had allowed: all of it, not sealed. Answers its id. */
export const keepInQuarantine = async (
  { db, clock }: Pick<Services, "db" | "clock">,
  { user_id }: { readonly user_id: string },
  text: string,
): Promise<string> => {
  const id = clock.newId();
  const sender = /^From:.*?([^\s<]+@[^\s>]+)/m.exec(text)?.[1] ?? "";
  await db
    .insertInto("received_mails")
    .values({
      user_id,
      id,
      message_hash: id,
      sender,
      subject: "Your statement",
      received_at: clock.now(),
      outcome: "quarantined",
      message: "",
      statement_ids: "[]",
      bytes: Buffer.from(text),
      sealed: 0,
      mailbox_id: null,
      place: null,
      message_id: null,
      sent_at: null,
      reason: null,
      is_let_in: 0,
    })
    .execute();
  return id;
};

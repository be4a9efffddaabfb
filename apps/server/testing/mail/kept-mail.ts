import { toMailRow } from "../../src/core/statement-sources/mail/mail-row.ts";
import type { Services } from "../../src/platform/services.ts";

/** Puts down what older versions kept of a message whose sender nobody had allowed: all of it, not sealed. Answers its id. */
export const keepInQuarantine = async (
  services: Pick<Services, "db" | "clock">,
  { user_id }: { readonly user_id: string },
  text: string,
): Promise<string> => {
  const row = toMailRow(services, user_id, {
    message_hash: services.clock.newId(),
    sender: /^From:.*?([^\s<]+@[^\s>]+)/m.exec(text)?.[1] ?? "",
    subject: "Your statement",
    outcome: "quarantined",
    bytes: Buffer.from(text),
  });
  await services.db.insertInto("received_mails").values(row).execute();
  return row.id;
};

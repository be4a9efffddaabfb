import type { Letter } from "../../common/index.ts";

/** An address took nothing for days, and is told nothing more. */
export const webhookStopped = (
  to: { readonly recipient: string; readonly user_id: string },
  { host, url }: { readonly host: string; readonly url: string },
): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("webhook_stopped_subject"),
    paragraphs: [say("webhook_stopped_text", { host })],
    link: { label: say("webhook_stopped_link"), url },
  }),
});

import type { Letter } from "../../common/index.ts";

type About = { readonly recipient: string; readonly user_id: string; readonly name: string };

/** The letters about whom the provider lets in; each says what to do where it was somebody else. */
export const signOnLinked = ({ name, ...to }: About): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("factor_subject"),
    paragraphs: [say("sign_on_linked_text", { name }), say("factor_not_you")],
  }),
});

export const signOnUnlinked = ({ name, ...to }: About): Letter => ({
  ...to,
  write: ({ say }) => ({
    subject: say("factor_removed_subject"),
    paragraphs: [say("sign_on_unlinked_text", { name }), say("factor_removed_not_you")],
  }),
});

import type { MemberRole } from "@passbook/contract/members";
import type { Db } from "@passbook/db/dialect";
import type { Letter } from "../../common/index.ts";

type Invited = {
  readonly recipient: string;
  /** Who invites; nothing is known of the language of whom they invite but this. */
  readonly actor_id: string;
  readonly role: MemberRole;
  readonly url: string;
};

/** The letter that asks somebody into a book, in the language of who asks. */
export const invitedIntoBook = async (
  db: Db,
  { recipient, actor_id, role, url }: Invited,
): Promise<Letter> => {
  const { name } = await db
    .selectFrom("users")
    .select("name")
    .where("id", "=", actor_id)
    .executeTakeFirstOrThrow();
  return {
    recipient,
    user_id: actor_id,
    write: ({ say }) => ({
      subject: say("book_invited_subject", { name }),
      paragraphs: [
        say(role === "viewer" ? "book_invited_viewer_text" : "book_invited_editor_text", { name }),
        say("book_invited_link_text"),
        say("not_you"),
      ],
      link: { label: say("book_invited_link"), url },
    }),
  };
};

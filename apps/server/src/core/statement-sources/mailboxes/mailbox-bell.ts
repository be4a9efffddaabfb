import { ofPerson } from "../../../platform/bell.ts";
import type { Services } from "../../../platform/services.ts";

/** What whoever takes up mailboxes hears. */
export const MAILBOX_BELL = "mailboxes";
/** What those hear who watch a mailbox of this person. */
export const toBell = (user_id: string): string => ofPerson(MAILBOX_BELL, user_id);

/** Tells this process that a mailbox of a person was made, changed or is wanted: whoever takes new ones up, and whoever watches theirs. */
export const ringMailboxes = ({ bell }: Pick<Services, "bell">, user_id: string): void => {
  bell.ring(MAILBOX_BELL);
  bell.ring(toBell(user_id));
};

/** Where statements come from by themselves. */
export { MAILBOX_WORK, startWatching } from "./mailboxes/watch-mailboxes.ts";

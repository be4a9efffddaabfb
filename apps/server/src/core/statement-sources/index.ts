/** Where statements come from by themselves. */
export { type Receiving, startReceiving } from "./forwarding/start-receiving.ts";
export { MAILBOX_WORK, startWatching } from "./mailboxes/watch-mailboxes.ts";

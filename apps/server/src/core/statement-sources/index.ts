/** Where statements come from by themselves. */
export { type Receiving, startReceiving } from "./forwarding/start-receiving.ts";
export { BANK_WORK } from "./bank-connections/poll-connections.ts";
export { MAILBOX_WORK, startWatching } from "./mailboxes/watch-mailboxes.ts";

import type { Services } from "../../platform/services.ts";
import { startInboxes } from "./inboxes/watch-inboxes.ts";
import { startWatching as startMailboxes } from "./mailboxes/watch-mailboxes.ts";

/** Where statements come from by themselves. */
export { type Receiving, startReceiving } from "./forwarding/start-receiving.ts";
export { BANK_WORK } from "./bank-connections/poll-connections.ts";
export { findNobodys, removeInbox } from "./inboxes/remove-inbox.ts";
export { INBOX_WORK } from "./inboxes/watch-inboxes.ts";
export { returnAddress } from "./mailboxes/sign-in/begin-sign-in.ts";
export { listStopped as listStoppedMailboxes } from "./mailboxes/repo.ts";
export { takeShares } from "./shared/take-share.ts";
export { MAILBOX_WORK } from "./mailboxes/watch-mailboxes.ts";

/** Watches mailboxes and folders, until stopped. */
export const startWatching = (services: Services): { stop: () => Promise<void> } => {
  const watching = [startMailboxes(services), startInboxes(services)];
  return { stop: async () => void (await Promise.all(watching.map(({ stop }) => stop()))) };
};

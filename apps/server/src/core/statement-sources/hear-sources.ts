import type { SourcePart } from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import type { Listen } from "../statements/index.ts";
import { listBankConnections } from "./bank-connections/repo.ts";
import { findInboxState } from "./inboxes/repo.ts";
import { listMailStates } from "./mail/list-mails.ts";
import { listMailboxes } from "./mailboxes/repo.ts";

/** What is shown of each part that changes by itself. */
const SHOWN: readonly (readonly [SourcePart, (db: Db, user_id: string) => Promise<unknown>])[] = [
  ["mailboxes", listMailboxes],
  ["bank_connections", listBankConnections],
  ["inbox", findInboxState],
  ["mails", listMailStates],
];

/** Tells which parts of what statements come from are shown otherwise than at the last look. */
export const hearSources: Listen = ({ db }, user_id) => {
  let known: readonly string[] | null = null;
  return async () => {
    const shown = await Promise.all(
      SHOWN.map(async ([, read]) => JSON.stringify((await read(db, user_id)) ?? null)),
    );
    const before = known ?? shown;
    known = shown;
    const changed = SHOWN.flatMap(([part], index) => (shown[index] === before[index] ? [] : [part]));
    return changed.length === 0 ? [] : [{ name: "statement_sources", data: { changed } }];
  };
};

import { setTimeout as sleep } from "node:timers/promises";
import type { OfferedSignIn, SignInProvider } from "@passbook/contract/mailboxes";
import type { MailboxRow } from "@passbook/db/schema";
import type { Config } from "../../../../platform/config.ts";
import type { MailSignIn } from "../../../../platform/mail-sign-ins/mail-sign-ins.ts";
import type { Services } from "../../../../platform/services.ts";
import { sealText, unsealText } from "../../sealed-text.ts";
import { MailboxFailure } from "../mailbox-failure.ts";
import type { Login } from "../open-mailbox.ts";
import { findMailbox } from "../repo.ts";
import { askTokens, SignInFailure } from "./ask-tokens.ts";

type Needed = Pick<Services, "db" | "secrets" | "names" | "config">;

/** How people sign in at a provider, if this installation is registered there. */
export const findSignIn = (
  { mail_sign_ins }: Pick<Config, "mail_sign_ins">,
  provider: SignInProvider,
): MailSignIn | undefined => mail_sign_ins.find((each) => each.provider === provider);

/** Where people may sign in, as the contract shows it. */
export const listSignIns = ({ mail_sign_ins }: Pick<Config, "mail_sign_ins">): OfferedSignIn[] =>
  mail_sign_ins.map(({ provider, name, imap: { host } }) => ({ provider, name, host }));

/** So soon what a provider gave is kept. */
const KEPT_WITHIN_MS = 500;
const FAULTS = { ended: "sign_in_ended", off: "sign_in_off", unreachable: "sign_in_unreachable" } as const;

/** Some providers give something new with each access, and take back what was before. Whoever was faster is left as it is. */
const keepRenewed = async (services: Needed, row: MailboxRow, refresh_token: string): Promise<void> => {
  const { user_id, id, sealed } = row;
  await services.db
    .updateTable("mailboxes")
    .set({ sealed: sealText(services, "mailboxes", row, refresh_token) })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("sealed", "=", sealed)
    .execute();
};

/** What another process was given for it at the same time, if any did. */
const findRenewed = async ({ db }: Needed, row: MailboxRow): Promise<MailboxRow | undefined> => {
  await sleep(KEPT_WITHIN_MS);
  const now = await findMailbox(db, row);
  return now !== undefined && now.sign_in !== null && now.sealed !== row.sealed ? now : undefined;
};

const fetchAccess = async (services: Needed, row: MailboxRow, sign_in: MailSignIn): Promise<string> => {
  const refresh_token = unsealText(services, "mailboxes", row);
  try {
    const given = await askTokens(services, sign_in, { grant_type: "refresh_token", refresh_token });
    if (given.refresh_token !== null && given.refresh_token !== refresh_token)
      await keepRenewed(services, row, given.refresh_token);
    return given.access_token;
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    const renewed = error.why === "ended" ? await findRenewed(services, row) : undefined;
    if (renewed !== undefined) return fetchAccess(services, renewed, sign_in);
    throw new MailboxFailure(FAULTS[error.why], error);
  }
};

/** What is being asked for in this process, by what it is asked with: that may be good once. */
const fetching = new Map<string, Promise<string>>();

const fetchOnce = (services: Needed, row: MailboxRow, sign_in: MailSignIn): Promise<string> => {
  const key = `${row.id} ${row.sealed}`;
  const before = fetching.get(key);
  if (before !== undefined) return before;
  const asking = fetchAccess(services, row, sign_in).finally(() => fetching.delete(key));
  fetching.set(key, asking);
  return asking;
};

/** What opens a mailbox: its password, or access that is fetched for this once and kept nowhere. Throws {@link MailboxFailure}. */
export const findLogin = async (services: Needed, row: MailboxRow): Promise<Login> => {
  if (row.sign_in === null) return { pass: unsealText(services, "mailboxes", row) };
  const sign_in = findSignIn(services.config, row.sign_in);
  // What a provider gave goes to its own servers, also where the installation names others by now.
  if (sign_in === undefined || sign_in.imap.host !== row.host) throw new MailboxFailure("sign_in_off");
  return { accessToken: await fetchOnce(services, row, sign_in) };
};

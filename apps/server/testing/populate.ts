import { mkdirSync } from "node:fs";
import path from "node:path";
import { attachFile } from "@passbook/contract/transactions";
import type { AnswerOf, Endpoint } from "@passbook/contract/endpoint";
import { createBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { createCategory, createTag } from "@passbook/contract/categories";
import { listChanges } from "@passbook/contract/changes";
import { renewForwardingAddress } from "@passbook/contract/forwarding";
import { openInbox } from "@passbook/contract/inboxes";
import { changeMailbox, createMailbox } from "@passbook/contract/mailboxes";
import { createMerchant } from "@passbook/contract/merchants";
import { listSeries, listUnusual } from "@passbook/contract/findings";
import { listSessions, login } from "@passbook/contract/sessions";
import { changeAlertSettings, listAlerts } from "@passbook/contract/alerts";
import { createAsset } from "@passbook/contract/assets";
import { createGoal } from "@passbook/contract/goals";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { createBudget } from "@passbook/contract/budgets";
import { createExploration } from "@passbook/contract/explorations";
import { createSavedSearch } from "@passbook/contract/saved-searches";
import { createRule } from "@passbook/contract/rules";
import * as statements from "@passbook/contract/statements";
import * as sources from "@passbook/contract/statement-sources";
import { setPasswordDetails } from "@passbook/contract/statement-sources";
import { changeTransaction, listTransactions, splitTransaction } from "@passbook/contract/transactions";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import { createKey } from "@passbook/contract/keys";
import { listProposals, proposeCategories } from "@passbook/contract/proposals";
import { inviteMember } from "@passbook/contract/members";
import { changeWebhook, createWebhook, tryWebhook } from "@passbook/contract/webhooks";
import { WORK } from "../src/app.ts";
import { workUntilIdle } from "../src/platform/leases/leases.ts";
import { makeClient, type TestServer } from "./harness.ts";
import { startWithAsha, type TestPerson } from "./people.ts";
import { SMALL_PNG } from "./files/pictures.ts";

/** The kinds of things a person owns, as the calls name them. */
export type Kind =
  | "user"
  | "session"
  | "passkey"
  | "bank_account"
  | "category"
  | "sub_category"
  | "tag"
  | "merchant"
  | "vendor"
  | "transaction"
  | "attachment"
  | "statement"
  | "asking_statement"
  | "sender"
  | "password"
  | "mail"
  | "mailbox"
  | "bank_connection"
  | "connected_account"
  | "rule"
  | "key"
  | "proposal"
  | "member"
  | "member_invitation"
  | "book"
  | "webhook"
  | "delivery"
  | "saved_search"
  | "exploration"
  | "budget"
  | "alert"
  | "goal"
  | "asset"
  | "exchange_rate"
  | "brought_name"
  | "series"
  | "finding"
  | "change";
/** One id of everything a person owns; each is in use, so that refusing it is a decision. */
export type Owned = Readonly<Record<Kind, string>>;

const toOfx = (account: string, rows: readonly string[]): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
${rows.join("\n")}
</BANKTRANLIST><LEDGERBAL><BALAMT>500.00<DTASOF>20261031</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

const toRow = (day: string, amount: string, name: string, month = "10"): string =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026${month}${day}<TRNAMT>${amount}<FITID>${month}${day}${name.length}<NAME>${name}</STMTTRN>`;

/** A multipart body with one file, as a browser sends it. */
export const toMultipart = (
  file_name: string,
  text: string | Uint8Array,
): { payload: Buffer; headers: Record<string, string> } => ({
  payload: Buffer.concat([
    Buffer.from(
      `--cut\r\ncontent-disposition: form-data; name="file"; filename="${file_name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(text),
    Buffer.from("\r\n--cut--\r\n"),
  ]),
  headers: { "content-type": "multipart/form-data; boundary=cut" },
});

const BOOKINGS = [
  toRow("05", "-12.50", "BLUE BOTTLE 94107"),
  toRow("07", "-80.00", "CITY POWER"),
  toRow("09", "-3.20", "KIOSK NORTH"),
];
/** A subscription whose price rose. */
const RECURRING = [
  toRow("02", "-9.99", "LUMO STREAM", "06"),
  toRow("02", "-9.99", "LUMO STREAM", "07"),
  toRow("02", "-9.99", "LUMO STREAM", "08"),
  toRow("02", "-12.99", "LUMO STREAM", "09"),
];
/** Names no account, so that the person is asked. */
const NAMELESS = "Date,Description,Amount\n2026-09-01,Old shop,-4.00\n2026-09-17,Older shop,-5.00\n";

type Upload = { bank_account_id?: string; file_name: string; text: string };

/** Uploads a file as the web does and reads it; answers the id of its first statement. */
export const uploadStatement = async (
  server: TestServer,
  person: TestPerson,
  { bank_account_id, file_name, text }: Upload,
): Promise<string> => {
  const address = statements.uploadStatements.path;
  const url = bank_account_id === undefined ? address : `${address}?bank_account_id=${bank_account_id}`;
  const response = await person.send({ method: "POST", url, ...toMultipart(file_name, text) });
  const [first] = response.json<{ data: { statement: { id: string } }[] }>().data;
  await workUntilIdle(server.services, WORK);
  return first?.statement.id ?? "";
};

/** What a bridge would have given, without one: a connection that is paused, and an account that waits for its person. */
const addBankConnection = async (
  { services: { db, clock, secrets } }: TestServer,
  { user_id }: TestPerson,
): Promise<Pick<Owned, "bank_connection" | "connected_account">> => {
  const [id, account_id] = [clock.newId(), clock.newId()];
  const made = { user_id, created_at: clock.now() };
  await db
    .insertInto("bank_connections")
    .values({
      ...made,
      id,
      connector: "simplefin",
      host: "bridge.example.test",
      sealed: secrets.seal(
        Buffer.from("https://me:secret@bridge.example.test/"),
        `${user_id}/bank_connections/${id}`,
      ),
      is_paused: 1,
      is_revoked: 0,
      fault: null,
      faults: 0,
      said: "[]",
      checked_at: null,
      wanted: 0,
      attempts: 0,
      lease_owner: null,
      lease_until: null,
    })
    .execute();
  await db
    .insertInto("connected_accounts")
    .values({
      ...made,
      id: account_id,
      connection_id: id,
      account_key: "ACT-1",
      name: "Everyday",
      bank_name: "Bank of Test",
      currency: "EUR",
      last_4_digits: null,
      bank_account_id: null,
      is_left_out: 0,
      is_missing: 0,
      months: "{}",
    })
    .execute();
  return { bank_connection: id, connected_account: account_id };
};

/** What an installation that is known to a provider would have: a sign-in that was begun. */
const addSignIn = async ({ services }: TestServer, { user_id }: TestPerson): Promise<void> => {
  const { db, clock, secrets } = services;
  const id = clock.newId();
  const { id: session_id } = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", user_id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("mailbox_sign_ins")
    .values({
      user_id,
      id,
      session_id,
      state_hash: secrets.hash("mailbox sign-in", id),
      provider: "google",
      sealed: secrets.seal(Buffer.from("{}"), `${user_id}/mailbox_sign_ins/${id}`),
      expires_at: clock.now(),
    })
    .execute();
};

/** What a bank that writes categories would have brought: one of them, on a transaction. */
const bringName = async (
  { services: { db, clock } }: TestServer,
  { user_id }: TestPerson,
  { source, transaction_id }: { source: string; transaction_id: string },
): Promise<string> => {
  const id = clock.newId();
  await db
    .insertInto("brought_names")
    .values({
      user_id,
      id,
      source,
      kind: "category",
      parent: "",
      name: "Drinks",
      name_key: "\u001Fdrinks",
      choice: "open",
      sub_category_id: null,
    })
    .execute();
  const details = JSON.stringify({ tags: [], note: null, payee: null, account: null, cleared: null });
  await db
    .insertInto("brought_rows")
    .values({ user_id, transaction_id, source, name_id: id, details })
    .execute();
  return id;
};

/** What a server that can send mail would have: a kind of mail that is turned on, and something told. */
const addNotice = async ({ services: { db, clock } }: TestServer, { user_id }: TestPerson): Promise<void> => {
  const now = clock.now();
  const of = { user_id, kind: "late" } as const;
  await db
    .insertInto("notices")
    .values({
      ...of,
      is_on: 1,
      turned_on_at: now,
      told_at: now,
      created_at: now,
      attempts: 0,
      lease_owner: null,
      lease_until: null,
    })
    .execute();
  await db
    .insertInto("told_notices")
    .values({ ...of, subject: "an account 2026-10", told_at: now })
    .execute();
};

/** Somebody who shares the person's book and shares theirs with them; they do not sign in. */
const addGuest = async (
  { services: { db, clock } }: TestServer,
  { user_id }: TestPerson,
): Promise<Pick<Owned, "member" | "book">> => {
  const [book, member, id] = [clock.newId(), clock.newId(), clock.newId()];
  const { version: _, ...person } = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const email = `guest.${book}@example.test`;
  await db
    .insertInto("users")
    .values({ ...person, id: book, name: "Guest", email, email_key: email, is_admin: 0 })
    .execute();
  const joined = { role: "viewer", manages: 0, created_at: clock.now(), ended_at: null } as const;
  await db
    .insertInto("members")
    .values([
      { user_id, id: member, member_id: book, ...joined },
      { user_id: book, id, member_id: user_id, ...joined },
    ])
    .execute();
  return { member, book };
};

/** What an address would have been told by and by, and that what was sent to try it was given up. */
const noteTold = async (
  { services: { db, clock } }: TestServer,
  { user_id }: TestPerson,
  webhook_id: string,
): Promise<void> => {
  const now = clock.now();
  await db
    .insertInto("webhook_told")
    .values({ user_id, webhook_id, subject: "a statement", told_at: now })
    .execute();
  await db.updateTable("webhook_deliveries").set({ failed_at: now }).where("user_id", "=", user_id).execute();
};

/** A passkey, a recovery code, and a secret of an app; the password alone opens the account no more. */
const addFactors = async ({ services }: TestServer, { user_id }: TestPerson): Promise<string> => {
  const { db, clock, secrets } = services;
  const [id, created_at] = [clock.newId(), clock.now()];
  const secret = secrets.seal(Buffer.from("twenty bytes of salt"), `totp_factors/${user_id}`);
  const passkey = { name: "Laptop", public_key: "", sign_count: 0, transports: "[]", last_used_at: null };
  await db
    .insertInto("passkeys")
    .values({ ...passkey, user_id, id, credential_id: id, created_at })
    .execute();
  await db
    .insertInto("totp_factors")
    .values({ user_id, secret, last_step: 0, created_at, confirmed_at: null })
    .execute();
  await db
    .insertInto("recovery_codes")
    .values({ user_id, id, code_hash: id, created_at, used_at: null })
    .execute();
  return id;
};

/** Takes the passkey away, for tests in which the password alone is to open the account. */
export const dropPasskeys = async (
  { services }: Pick<TestServer, "services">,
  user_id: string,
): Promise<void> => {
  await services.db.deleteFrom("passkeys").where("user_id", "=", user_id).execute();
};

/** What a program with a key proposes; answers the id of it. */
const propose = async (
  server: TestServer,
  person: TestPerson,
  made: { readonly id: string; readonly transaction_id: string; readonly sub_category_id: string },
): Promise<string> => {
  const { transaction_id, sub_category_id } = made;
  // The text of a key is told once, to whoever makes it.
  const program = Object.assign(makeClient(server), { token: (made as unknown as { key: string }).key });
  const proposals = [{ transaction_id, sub_category_id, reason: "It says so in an e-mail." }];
  await program.call(proposeCategories, { body: { proposals } });
  const { answer } = await person.call(listProposals);
  return answer.data[0]?.id ?? "";
};

/** Gives a person one of everything through HTTP, each thing in use by another. */
export const populate = async (server: TestServer, person: TestPerson, number: string): Promise<Owned> => {
  const made = async (endpoint: Endpoint, body: object, params = {}) =>
    (await person.call(endpoint, { body, params })).answer as { data: { id: string } };
  const account = await made(createBankAccount, {
    label: `Everyday ${number}`,
    account_type: "current",
    currency: "EUR",
    bank: { name: "Bank of Test" },
  });
  const category = await made(createCategory, { name: "Hobbies of mine", icon: "house" });
  const sub = await made(createCategory, { name: "Chess", icon: "house", parent_id: category.data.id });
  const tag = await made(createTag, { name: "club" }, { id: sub.data.id });
  const merchant = await made(createMerchant, { name: "Blue Bottle", sub_category_id: sub.data.id });
  const statement = await uploadStatement(server, person, {
    bank_account_id: account.data.id,
    file_name: "october.ofx",
    text: toOfx(number, BOOKINGS),
  });
  const { answer: listed } = await person.call(listTransactions);
  const [first, second] = listed.data;
  const { answer: vendors } = await person.call(listVendors);
  const vendor = vendors.data[0]?.id ?? "";
  await person.call(assignVendors, {
    body: { ids: vendors.data.map(({ id }) => id), merchant_id: merchant.data.id },
  });
  await uploadStatement(server, person, {
    bank_account_id: account.data.id,
    file_name: "summer.ofx",
    text: toOfx(number, RECURRING).replace("<DTSTART>20261001", "<DTSTART>20260601"),
  });
  const { answer: series } = await person.call(listSeries);
  const { answer: findings } = await person.call(listUnusual);
  const change = { sub_category_id: sub.data.id, tags: [tag.data.id], note: "mine alone" };
  await person.call(changeTransaction, { params: { id: first?.id ?? "" }, body: change });
  const splits = [
    { sub_category_id: sub.data.id, amount: -1 },
    { sub_category_id: sub.data.id, amount: (second?.amount ?? 0) + 1 },
  ];
  await person.call(splitTransaction, { params: { id: second?.id ?? "" }, body: { splits } });
  const attached = await person.send({
    method: "POST",
    url: attachFile.path.replace("{id}", first?.id ?? ""),
    ...toMultipart("receipt.png", SMALL_PNG),
  });
  const asking = await uploadStatement(server, person, { file_name: "september.csv", text: NAMELESS });
  const sender = await made(sources.createAllowedSender, {
    pattern: "*@bank.example",
    bank_account_id: account.data.id,
  });
  const password = await made(sources.createStatementPassword, {
    label: "Bank",
    password: "pdf secret 1",
  });
  const mailbox = await made(createMailbox, {
    host: "imap.example.test",
    port: 993,
    security: "tls",
    username: `owner-${number}@example.test`,
    password: "mailbox secret 1",
    since: "2026-01-01",
  });
  await person.call(changeMailbox, { params: { id: mailbox.data.id }, body: { is_paused: true } });
  await person.call(renewForwardingAddress);
  mkdirSync(path.join(server.folder, "inbox"), { recursive: true });
  await person.call(openInbox);
  await addNotice(server, person);
  await addSignIn(server, person);
  await person.call(setPasswordDetails, {
    body: { name: person.email, birth_date: "1988-03-07", last_4_digits: "4931" },
  });
  const mails = await person.send({
    method: "POST",
    url: sources.uploadMails.path,
    ...toMultipart("a.eml", "From: stranger@example.test\r\nSubject: Statement\r\n\r\nHere it is."),
  });
  const saved_search = await made(createSavedSearch, { name: "Kept", search: "q=coffee" });
  const exploration = await made(createExploration, { name: "Kept", search: "measure=spent&rows=month" });
  const budget = await made(createBudget, {
    category_ids: [category.data.id],
    period: "month",
    amount: 400_00,
  });
  const { answer: accounts } = await person.call(listBankAccounts);
  for (const { id: bank_account_id } of accounts.data)
    await person.call(changeAlertSettings, { body: { limit: { bank_account_id, limit: 9_000_00 } } });
  const { answer: alerts } = await person.call(listAlerts);
  const goal = await made(createGoal, {
    name: "Bicycle",
    amount: 900_00,
    account_ids: [account.data.id],
  });
  const asset = await made(createAsset, {
    name: "House",
    kind: "property",
    currency: "EUR",
    values: [{ on: "2026-01-01", amount: 300_000_00 }],
  });
  const exchange_rate = await made(createExchangeRate, {
    base: "EUR",
    currency: "USD",
    rate: "1.08",
    from: "2026-01-01",
  });
  const rule = await made(createRule, {
    name: "Chess club",
    conditions: [{ field: "sub_category", op: "is", value: sub.data.id }],
    actions: { sub_category_id: sub.data.id, merchant_id: merchant.data.id, add_tags: [tag.data.id] },
  });
  const key = await made(createKey, { name: "Scanner", scopes: ["upload", "propose"], lasts_days: 90 });
  const proposed = { transaction_id: listed.data[2]?.id ?? "", sub_category_id: sub.data.id };
  const proposal = await propose(server, person, { ...key.data, ...proposed });
  const invitation = await made(inviteMember, { role: "viewer", email: null });
  const webhook = await made(createWebhook, {
    url: "https://hooks.example.test/passbook",
    events: ["statement.imported"],
  });
  await person.call(changeWebhook, { params: { id: webhook.data.id }, body: { is_paused: true } });
  const delivery = await made(tryWebhook, {}, { id: webhook.data.id });
  await noteTold(server, person, webhook.data.id);
  const other = makeClient(server);
  await other.call(login, { body: { email: person.email, password: person.password } });
  const passkey = await addFactors(server, person);
  const { answer: sessions } = await person.call(listSessions);
  const { answer: changes } = await person.call(listChanges);
  return {
    user: person.user_id,
    session: sessions.data.find(({ current }) => !current)?.id ?? "",
    passkey,
    bank_account: account.data.id,
    category: category.data.id,
    sub_category: sub.data.id,
    tag: tag.data.id,
    merchant: merchant.data.id,
    vendor,
    transaction: first?.id ?? "",
    attachment: attached.json<AnswerOf<typeof attachFile>>().data.attachments[0]?.id ?? "",
    statement,
    asking_statement: asking,
    sender: sender.data.id,
    password: password.data.id,
    mailbox: mailbox.data.id,
    ...(await addBankConnection(server, person)),
    mail: mails.json<{ data: { id: string }[] }>().data[0]?.id ?? "",
    rule: rule.data.id,
    key: key.data.id,
    proposal,
    member_invitation: invitation.data.id,
    ...(await addGuest(server, person)),
    webhook: webhook.data.id,
    delivery: delivery.data.id,
    saved_search: saved_search.data.id,
    exploration: exploration.data.id,
    budget: budget.data.id,
    alert: alerts.data[0]?.id ?? "",
    goal: goal.data.id,
    asset: asset.data.id,
    exchange_rate: exchange_rate.data.id,
    brought_name: await bringName(server, person, {
      source: account.data.id,
      transaction_id: first?.id ?? "",
    }),
    series: series.data[0]?.id ?? "",
    finding: findings.data[0]?.id ?? "",
    change: changes.data.find(({ kind }) => kind.startsWith("split"))?.id ?? changes.data[0]?.id ?? "",
  };
};

/** A server with one person who owns one of everything. */
export const startWithOwned = async (
  env: Readonly<Record<string, string>> = { LOG_LEVEL: "error" },
): Promise<{ server: TestServer; asha: TestPerson; own: Owned }> => {
  const { server, asha } = await startWithAsha(env);
  return { server, asha, own: await populate(server, asha, "111122223333") };
};

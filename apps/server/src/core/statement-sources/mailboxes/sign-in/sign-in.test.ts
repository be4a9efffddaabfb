import { logout } from "@passbook/contract/sessions";
import * as mailboxes from "@passbook/contract/mailboxes";
import * as sources from "@passbook/contract/statement-sources";
import type { AddressInfo } from "node:net";
import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Dovecot, hasDovecot, PEOPLE, startDovecot } from "../../../../../testing/mail/dovecot.ts";
import { startTestServer, type TestClient, type TestServer } from "../../../../../testing/harness.ts";
import { deliver, testNames, writeBankMail } from "../../../../../testing/mail/bank-mail.ts";
import { type SignInProvider, startSignInProvider } from "../../../../../testing/mail/sign-in-provider.ts";
import { stripStarttls } from "../../../../../testing/mail/strip-starttls.ts";
import { makeOfx } from "../../../../../testing/make-ofx.ts";
import { signIn, signUp, type TestPerson } from "../../../../../testing/people.ts";
import { workUntilIdle } from "../../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../../../statements/index.ts";
import { MAILBOX_WORK } from "../watch-mailboxes.ts";
import { findLogin } from "./find-login.ts";

if (!hasDovecot)
  process.stderr.write(
    "\nSKIPPED: the tests of signing in to mailboxes need Debian's dovecot-imapd and dovecot-lmtpd.\n\n",
  );

const { username } = PEOPLE.asha;
const MAILBOX = { provider: "own", username, folder: "INBOX", since: "2026-01-01" } as const;
const IMAP = "imap.example.test";

let provider: SignInProvider;
let dovecot: Dovecot | null = null;
let server: TestServer;
let people = 0;

const startServer = (imap_url: string, env: Record<string, string> = {}) =>
  startTestServer(
    {
      LOCAL_MAILBOXES: "true",
      MAILBOX_CA_FILE: dovecot?.ca_file ?? "",
      ...provider.toEnv(imap_url),
      ...env,
    },
    ["core", "common"],
    { dns: testNames },
  );

beforeAll(async () => {
  provider = await startSignInProvider();
  if (hasDovecot) dovecot = await startDovecot({ introspection_url: provider.introspection_url });
  server = await startServer(`imaps://${IMAP}:${String(dovecot?.imaps_port ?? 993)}`);
});
afterAll(async () => {
  await server.close();
  await dovecot?.close();
  await provider.close();
});
afterEach(async () => {
  provider.answerWith(null);
  provider.rotate(false);
  provider.giveLasting(true);
  await server.services.db.deleteFrom("mailboxes").execute();
});

const newPerson = () => {
  people += 1;
  return signUp(server, `Asha ${String(people)}`);
};
const begin = async (person: TestClient): Promise<string> =>
  (await person.call(mailboxes.beginMailboxSignIn, { body: MAILBOX })).answer.data.url;
/** What a person brings back from their provider. */
const agree = (url: string, email: string = username) => {
  const { searchParams } = provider.agree(url, email);
  return { state: searchParams.get("state") ?? "", code: searchParams.get("code") ?? "" };
};
const finish = async (person: TestClient, body: { state: string; code: string }) =>
  (await person.call(mailboxes.finishMailboxSignIn, { body })).answer.data;
const watch = async (person: TestClient, email: string = username) =>
  finish(person, agree(await begin(person), email));

const look = () => workUntilIdle(server.services, [MAILBOX_WORK, STATEMENT_WORK]);
const lookAgain = async (): Promise<void> => {
  server.clock.advanceMs(6 * 3_600_000);
  await look();
};
const sourcesOf = async (person: TestPerson) => (await person.call(sources.getStatementSources)).answer.data;
const stateOf = async (person: TestPerson) => {
  const [first] = (await sourcesOf(person)).mailboxes;
  return { state: first?.state, fault: first?.fault };
};
const sealedOf = async () =>
  (await server.services.db.selectFrom("mailboxes").select("sealed").executeTakeFirstOrThrow()).sealed;
const useless = { status: 409, code: "sign_in_useless" };
const refresh = (form: URLSearchParams): boolean => form.get("grant_type") === "refresh_token";

test("a sign-in is offered where the installation is set up for it, and begins at the provider's page alone", async () => {
  const asha = await newPerson();
  expect((await sourcesOf(asha)).sign_ins).toEqual([{ provider: "own", name: "Example Mail", host: IMAP }]);
  const { origin, pathname, searchParams } = new URL(await begin(asha));
  expect(`${origin}${pathname}`).toBe(server.services.config.mail_sign_ins[0]?.authorize_url.split("?")[0]);
  expect(Object.fromEntries(searchParams)).toEqual({
    tenant: "home",
    response_type: "code",
    client_id: "passbook-of-tests",
    redirect_uri: "http://passbook.example.test/statements/config-email/sign-in",
    scope: "imap offline_access",
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: "S256",
    login_hint: username,
  });
  for (const other of ["google", "microsoft"] as const)
    await expect(
      asha.call(mailboxes.beginMailboxSignIn, { body: { ...MAILBOX, provider: other } }),
    ).rejects.toMatchObject({ status: 409, code: "sign_in_not_offered" });
});

test("A11: what comes back is good once, for ten minutes, in the session that began it, and for nobody else", async () => {
  const [asha, ravi] = [await newPerson(), await newPerson()];
  const asked = provider.asked.length;
  const back = agree(await begin(asha));
  const other = await signIn(server, asha.email);
  for (const foreign of [ravi, other]) await expect(finish(foreign, back)).rejects.toMatchObject(useless);
  await expect(finish(asha, { ...back, state: "x".repeat(43) })).rejects.toMatchObject(useless);
  expect(provider.asked).toHaveLength(asked);
  expect(await finish(asha, back)).toMatchObject({ username, host: IMAP, sign_in: "own", state: "waiting" });
  await expect(finish(asha, back)).rejects.toMatchObject(useless);
  expect(provider.asked).toHaveLength(asked + 1);

  await server.services.db.deleteFrom("mailboxes").execute();
  const late = agree(await begin(asha));
  server.clock.advanceMs(10 * 60_000);
  await expect(finish(asha, late)).rejects.toMatchObject(useless);
  const left = agree(await begin(other));
  await other.call(logout);
  const again = await signIn(server, asha.email);
  await expect(finish(again, left)).rejects.toMatchObject(useless);
  expect(provider.asked).toHaveLength(asked + 1);
});

test("of requests racing with what came back one gets through", async () => {
  const asha = await newPerson();
  const back = agree(await begin(asha));
  const raced = await Promise.allSettled([1, 2, 3].map(() => finish(asha, back)));
  expect(raced.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await sourcesOf(asha)).mailboxes).toHaveLength(1);
});

test("what a provider refuses, or gives for a while only, watches nothing and is told", async () => {
  const asha = await newPerson();
  const failing = async (body: { state: string; code: string }, code: string) => {
    await expect(finish(asha, body)).rejects.toMatchObject({ status: 409, code });
    await expect(finish(asha, body)).rejects.toMatchObject(useless);
  };
  await failing({ ...agree(await begin(asha)), code: "made-up" }, "sign_in_refused");
  // Begun by another: its proof is not the one that this code was given for.
  const stolen = agree(await begin(asha));
  await failing({ ...agree(await begin(asha)), code: stolen.code }, "sign_in_refused");
  provider.giveLasting(false);
  await failing(agree(await begin(asha)), "sign_in_too_short");
  provider.answerWith((response) => response.writeHead(503).end());
  await failing(agree(await begin(asha)), "sign_in_unreachable");
  provider.answerWith((response) => response.writeHead(401).end('{"error":"invalid_client"}'));
  await failing(agree(await begin(asha)), "sign_in_not_offered");
  expect((await sourcesOf(asha)).mailboxes).toEqual([]);
});

test("A19: a provider is asked at the address that was looked at, and its redirects, floods and nonsense are no answers", async () => {
  const asha = await newPerson();
  await watch(asha);
  const asked = provider.asked.length;
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(307, { location: "http://127.0.0.1:1/token" }).end(),
    (response) => response.writeHead(200).end(`{"access_token":"${"x".repeat(300_000)}"}`),
    (response) => response.writeHead(200).end('{"access_token":"a\\r\\nb"}'),
    (response) => response.writeHead(200).end("<html>"),
    (response) => response.destroy(),
  ];
  for (const answer of answers) {
    provider.answerWith(answer);
    await lookAgain();
    expect(await stateOf(asha)).toEqual({ state: "waiting", fault: "sign_in_unreachable" });
  }
  expect(provider.asked).toHaveLength(asked + answers.length);

  const strict = await startServer(`imaps://${IMAP}`, {
    LOCAL_MAILBOXES: "false",
    MAIL_SIGN_IN_AUTHORIZE_URL: "https://login.example.test/authorize",
    MAIL_SIGN_IN_TOKEN_URL: server.services.config.mail_sign_ins[0]!.token_url.replace("http:", "https:"),
  });
  const meera = await signUp(strict, "Meera");
  await expect(watch(meera)).rejects.toMatchObject({ code: "sign_in_unreachable" });
  expect(provider.asked).toHaveLength(asked + answers.length);
  await strict.close();
  await expect(startServer(`imaps://${IMAP}`, { LOCAL_MAILBOXES: "false" })).rejects.toThrow(
    "MAIL_SIGN_IN_TOKEN_URL: must begin with https://",
  );
});

test("what opens a mailbox goes to the provider's own server, and ends where the installation names another", async () => {
  const asha = await newPerson();
  const { id } = await watch(asha);
  const asked = provider.asked.length;
  await expect(
    asha.call(mailboxes.changeMailbox, { params: { id }, body: { host: "evil.example.test" } }),
  ).rejects.toMatchObject({ status: 422 });
  const reach = { id, host: "evil.example.test", port: 993, security: "tls", username } as const;
  await expect(asha.call(mailboxes.testMailbox, { body: reach })).rejects.toMatchObject({ status: 422 });
  const { config } = server.services;
  const before = config.mail_sign_ins;
  for (const mail_sign_ins of [
    [],
    before.map((each) => ({ ...each, imap: { ...each.imap, host: "other.test" } })),
  ]) {
    Object.assign(config, { mail_sign_ins });
    await lookAgain();
    expect(await stateOf(asha)).toEqual({ state: "waiting", fault: "sign_in_off" });
  }
  Object.assign(config, { mail_sign_ins: before });
  expect(provider.asked).toHaveLength(asked);
  const body = { password: "a locked box" };
  const { answer } = await asha.call(mailboxes.changeMailbox, { params: { id }, body });
  expect(answer.data.sign_in).toBeNull();
  await expect(asha.call(mailboxes.renewMailboxSignIn, { params: { id } })).rejects.toMatchObject({
    code: "sign_in_not_offered",
  });
});

describe.skipIf(!hasDovecot)("mailboxes that are opened by signing in", () => {
  const send = async (day: string): Promise<void> => {
    const rows = [{ day, cents: -350, name: "COFFEE", id: `${day.replaceAll("-", "")}01` }];
    const content = makeOfx({ account: "5407324931", rows });
    await deliver(dovecot!, username, [
      await writeBankMail({ attachments: [{ filename: `${day}.ofx`, content }] }),
    ]);
  };
  afterEach(() => dovecot?.empty());

  test("A21: it is read with access that is fetched for each look, and what fetches it is sealed and told to nobody", async () => {
    const asha = await newPerson();
    await asha.call(sources.createAllowedSender, { body: { pattern: "*@rhein-bank.example" } });
    await send("2026-09-03");
    const { id } = await watch(asha);
    await look();
    expect((await sourcesOf(asha)).mails).toMatchObject([{ outcome: "read" }]);
    const test_it = { id, host: IMAP, port: dovecot!.imaps_port, security: "tls", username } as const;
    expect((await asha.call(mailboxes.testMailbox, { body: test_it })).answer.data).toEqual({
      fault: null,
      folders: ["INBOX"],
    });
    await begin(await newPerson());
    const { db } = server.services;
    const kept = await Promise.all(
      (["mailboxes", "mailbox_sign_ins", "kept_answers", "changes"] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    const shown = JSON.stringify([kept, server.logged, await sourcesOf(asha)]);
    expect(provider.given.filter((secret) => shown.includes(secret))).toEqual([]);
    expect(shown).not.toContain("canary");
  });

  test("a sign-in that was taken back stops it at once, and signing in again goes on with the same mailbox", async () => {
    const asha = await newPerson();
    const { id } = await watch(asha);
    await look();
    provider.revoke();
    await lookAgain();
    expect(await stateOf(asha)).toEqual({ state: "stopped", fault: "sign_in_ended" });
    const asked = provider.asked.length;
    await lookAgain();
    expect(provider.asked).toHaveLength(asked);
    const { url } = (await asha.call(mailboxes.renewMailboxSignIn, { params: { id } })).answer.data;
    expect(await finish(asha, agree(url))).toMatchObject({ id, state: "waiting", fault: null });
    await look();
    expect(await stateOf(asha)).toEqual({ state: "waiting", fault: null });
    expect((await sourcesOf(asha)).mailboxes).toHaveLength(1);
    await expect(begin(asha)).rejects.toMatchObject({ code: "mailbox_known" });
  });

  test("a provider that gives something new each time is followed, also where it is asked twice at once", async () => {
    const asha = await newPerson();
    const { id } = await watch(asha);
    provider.rotate(true);
    const seen = new Set([await sealedOf()]);
    for (let looks = 0; looks < 3; looks += 1) {
      await lookAgain();
      expect(await stateOf(asha)).toEqual({ state: "waiting", fault: null });
      seen.add(await sealedOf());
    }
    expect(seen.size).toBe(4);
    const reach = { id, host: IMAP, port: dovecot!.imaps_port, security: "tls", username } as const;
    const tried = await Promise.all(
      [1, 2].map(async () => (await asha.call(mailboxes.testMailbox, { body: reach })).answer.data.fault),
    );
    expect(tried).toEqual([null, null]);
    const row = await server.services.db.selectFrom("mailboxes").selectAll().executeTakeFirstOrThrow();
    await lookAgain();
    expect(await findLogin(server.services, row)).toEqual({
      accessToken: expect.stringContaining("canary-access-") as string,
    });
    await lookAgain();
    expect(await stateOf(asha)).toEqual({ state: "waiting", fault: null });
    expect(
      new Set(provider.asked.filter(refresh).map((form) => form.get("refresh_token"))).size,
    ).toBeGreaterThan(4);
  });

  test("the account of somebody else opens nothing, and five refusals stop it", async () => {
    const asha = await newPerson();
    await watch(asha, PEOPLE.ravi.username);
    await look();
    expect(await stateOf(asha)).toEqual({ state: "waiting", fault: "sign_in_refused" });
    for (let tries = 0; tries < 5; tries += 1) await lookAgain();
    expect(await stateOf(asha)).toEqual({ state: "stopped", fault: "sign_in_refused" });
  });

  test("M2: nothing that opens a mailbox goes over a line of which STARTTLS was taken", async () => {
    const { stripped, heard } = await stripStarttls(dovecot!.imap_port);
    const { port } = stripped.address() as AddressInfo;
    const other = await startServer(`imap://${IMAP}:${String(port)}`);
    const meera = await signUp(other, "Meera");
    await watch(meera);
    await workUntilIdle(other.services, [MAILBOX_WORK]);
    expect(await stateOf(meera)).toEqual({ state: "waiting", fault: "no_encryption" });
    expect(heard.join("")).not.toMatch(/AUTHENTICATE|canary/i);
    await other.close();
    stripped.close();
  });
});

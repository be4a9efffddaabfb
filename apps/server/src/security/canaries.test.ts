import { login, logout } from "@passbook/contract/sessions";
import { unlockStatement } from "@passbook/contract/statements";
import { createStatementPassword } from "@passbook/contract/statement-sources";
import { changeUser, forgotPassword, resetPassword } from "@passbook/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WORK } from "../app.ts";
import { workUntilIdle } from "../platform/leases/leases.ts";
import { makeClient, startTestServer, type TestServer } from "../../testing/harness.ts";
import { findMailedToken, PASSWORD, signUp } from "../../testing/people.ts";
import { populate, toMultipart } from "../../testing/populate.ts";

const IBAN = "DE89370400440532013000";
const STATEMENT_PASSWORD = "canary-pdf-password-77";
const NEW_PASSWORD = "canary umbrella 7 otters";

let server: TestServer;
beforeAll(async () => {
  // An address nothing listens at: mails stay and fail, so that the outbox's own line with its link is out of the way.
  server = await startTestServer({
    LOG_LEVEL: "trace",
    SMTP_URL: "smtp://127.0.0.1:9",
    REQUIRE_VERIFIED_EMAIL: "false",
  });
  addBrokenRoutes();
});
afterAll(() => server.close());

/** Faults whose own messages name what stood in the row, or what somebody sent. */
const addBrokenRoutes = (): void => {
  server.app.post("/api/break", (request) => {
    throw new Error(`cannot take ${String(request.body)}`);
  });
  server.app.get("/api/break", async () => {
    const row = await server.services.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    await server.services.db.insertInto("users").values(row).execute();
  });
};

test("A20: no password, token, cookie, address or account number reaches the log or the kept errors", async () => {
  const asha = await signUp(server, "Asha Canary");
  await populate(server, asha, "998877665544");
  const secrets = [PASSWORD, NEW_PASSWORD, STATEMENT_PASSWORD, IBAN, "998877665544", asha.email, asha.token];
  secrets.push(asha.cookies.get("passbook_session") ?? "-", asha.cookies.get("XSRF-TOKEN") ?? "-");
  const iban = `Date,Description,Amount\n2026-10-01,To ${IBAN},-5.00\n`;
  await asha.send({ method: "POST", url: "/api/statements", ...toMultipart(`${IBAN}.csv`, iban) });
  await asha.call(createStatementPassword, { body: { label: "Bank", password: STATEMENT_PASSWORD } });
  await asha.send({ method: "GET", url: `/api/transactions?q=${IBAN}` });
  await asha.send({ method: "GET", url: `/reset-password?token=${asha.token}` });
  await asha.send({ method: "POST", url: "/api/users/verify_email", payload: { token: asha.token } });
  await asha.send({
    method: "POST",
    url: "/api/sessions/login",
    payload: `{"email":"${asha.email}","password":"${NEW_PASSWORD}"`,
    headers: { "content-type": "application/json" },
  });
  await expect(
    makeClient(server).call(login, { body: { email: asha.email, password: NEW_PASSWORD } }),
  ).rejects.toMatchObject({ status: 422 });
  await asha.call(changeUser, {
    params: { id: asha.user_id },
    body: { password: NEW_PASSWORD, current_password: PASSWORD },
  });
  await makeClient(server).call(forgotPassword, { body: { email: asha.email } });
  const token = await findMailedToken(server, asha.email);
  secrets.push(token);
  await workUntilIdle(server.services, WORK);
  await makeClient(server).call(resetPassword, { body: { token, password: PASSWORD } });
  await expect(asha.call(logout)).rejects.toMatchObject({ status: 401 });
  await breakSomething();
  await breakLoudly([...secrets]);
  await reportError([...secrets]);

  const logged = server.logged.join("\n");
  const kept = JSON.stringify(await server.services.db.selectFrom("client_errors").selectAll().execute());
  expect(server.logged.length).toBeGreaterThan(20);
  expect(kept).toContain("could not save");
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  expect(secrets.filter((secret) => kept.includes(secret) && !PHRASES.has(secret))).toEqual([]);
  expect(kept).not.toContain(STATEMENT_PASSWORD);
});

test("the password of a locked file is in no list, export, history or log, and sealed where it is kept (A20, A21)", async () => {
  const ravi = await signUp(server, "Ravi Canary");
  await populate(server, ravi, "112233445566");
  const { db } = server.services;
  const { id } = await db
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", ravi.user_id)
    .executeTakeFirstOrThrow();
  await db.updateTable("statements").set({ status: "needs_password" }).where("id", "=", id).execute();
  const body = { password: STATEMENT_PASSWORD, remember: true };
  await ravi.call(unlockStatement, { params: { id }, body });
  const addresses = [
    "/api/statements",
    `/api/statements/${id}`,
    "/api/statement_sources",
    "/api/changes",
    "/api/export",
    "/api/export/transactions",
  ];
  for (const url of addresses)
    expect(await ravi.send({ method: "GET", url })).toMatchObject({
      statusCode: 200,
      body: expect.not.stringContaining(STATEMENT_PASSWORD),
    });
  for (const table of ["statements", "statement_passwords", "changes"] as const) {
    const rows = await db.selectFrom(table).selectAll().where("user_id", "=", ravi.user_id).execute();
    expect(JSON.stringify(rows)).not.toContain(STATEMENT_PASSWORD);
  }
  expect(server.logged.join("\n")).not.toContain(STATEMENT_PASSWORD);
});

/** Words a person chose cannot be told from other words; the web never puts them into a report, and what names them is cut out. */
const PHRASES = new Set([PASSWORD, NEW_PASSWORD]);

/** The database's own message names the values of a row that broke a rule; it must not be logged as it is. */
const breakSomething = async (): Promise<void> => {
  expect((await server.app.inject({ url: "/api/break" })).statusCode).toBe(500);
};

/** As an error of a library may say it. */
const sayAll = (secrets: readonly string[]): string => {
  const [password = "", new_password = "", statement_password = "", ...rest] = secrets;
  return `{"password":"${password}","current_password":"${new_password}"} password=${statement_password} for ${rest.join(" and ")}`;
};

const breakLoudly = async (secrets: readonly string[]): Promise<void> => {
  const headers = { "content-type": "application/json" };
  const payload = JSON.stringify(sayAll(secrets));
  const answered = await server.app.inject({ method: "POST", url: "/api/break", payload, headers });
  expect(answered.statusCode).toBe(500);
  expect(server.logged.join("")).toContain("cannot take");
};

const reportError = async (secrets: readonly string[]): Promise<void> => {
  const application = (await server.app.inject({ url: "/common/application" })).json<{
    data: { error_report_key: string };
  }>();
  const [password = "", , statement_password = "", ...rest] = secrets;
  const value = `could not save {"password":"${password}"} password=${statement_password} for ${rest.join(" and ")}`;
  const event = JSON.stringify({
    level: "error",
    exception: { values: [{ type: "Error", value }] },
    breadcrumbs: [{ message: secrets.join() }],
    extra: { secrets },
  });
  const payload = ["{}", JSON.stringify({ type: "event" }), event].join("\n");
  const url = `/common/client_errors/api/1/envelope/?sentry_key=${application.data.error_report_key}`;
  expect(
    (await server.app.inject({ method: "POST", url, payload, headers: { "content-type": "text/plain" } }))
      .statusCode,
  ).toBe(200);
};

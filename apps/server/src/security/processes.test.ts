import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../testing/people.ts";
import { type ReceivedMail, startTestSmtp, type TestSmtp } from "../../testing/mail/smtp.ts";

const DATABASE = process.env["TEST_DATABASE_URL"];
const BIN = path.resolve(import.meta.dirname, "../bin");

type Program = { child: ChildProcess; url: string; ended: Promise<number | null> };

const folder = mkdtempSync(path.join(tmpdir(), "passbook-processes-"));
const name = `passbook_test_${randomBytes(6).toString("hex")}`;
const programs: Program[] = [];
let environment: Record<string, string> = {};
let smtp: TestSmtp;

const admin = async (command: string): Promise<void> => {
  const client = new Client({ connectionString: DATABASE });
  await client.connect();
  await client.query(command);
  await client.end();
};

const start = async (program: string, ...args: string[]): Promise<Program> => {
  const child = spawn(process.execPath, [path.join(BIN, `${program}.ts`), ...args], {
    env: { ...process.env, ...environment },
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  let said = "";
  child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
  const line = /Passbook is at (\S+)/;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      if (line.test(said)) resolve();
    });
    child.on("exit", () => reject(new Error(`${program} ended: ${said}`)));
  });
  const started = { child, url: line.exec(said)?.[1] ?? "", ended };
  programs.push(started);
  return started;
};

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");

const toHeaders = (token: string, cookie: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  cookie,
  "x-xsrf-token": /XSRF-TOKEN=(\w+)/.exec(cookie)?.[1] ?? "",
});

const waitFor = async <T>(look: () => T | undefined, within_ms = 10_000): Promise<T> => {
  for (const ends_ms = performance.now() + within_ms; performance.now() < ends_ms; await sleep(20)) {
    const seen = look();
    if (seen !== undefined) return seen;
  }
  throw new Error("It did not happen in time.");
};

const waitForMail = (address: string, holding = ""): Promise<ReceivedMail> =>
  waitFor(() => smtp.received.find(({ to, text }) => to.includes(address) && text.includes(holding)));

describe.runIf(DATABASE !== undefined)("two serve and two work processes on one PostgreSQL", () => {
  let one: Program;
  let two: Program;
  let workers: Program[];

  beforeAll(async () => {
    await admin(`create database ${name}`);
    smtp = await startTestSmtp();
    const url = new URL(DATABASE ?? "");
    url.pathname = `/${name}`;
    environment = {
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      PORT: "0",
      SMTP_URL: smtp.url,
      PUBLIC_URL: "http://passbook.example.test",
      OPEN_BROWSER: "false",
    };
    [one, two, ...workers] = await Promise.all([
      start("serve", "--no-work"),
      start("serve", "--no-work"),
      start("work"),
      start("work"),
    ]);
  }, 120_000);

  afterAll(async () => {
    for (const { child } of programs) child.kill("SIGKILL");
    await Promise.all(programs.map(({ ended }) => ended));
    await smtp.close();
    await admin(`drop database ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  const register = async (at: Program, email: string) => {
    expect((await post(`${at.url}/api/users`, { name: "Asha", email, password: PASSWORD })).status).toBe(202);
    const mail = await waitForMail(email);
    return /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
  };

  const signIn = async (at: Program, email: string) => {
    const answered = await post(`${at.url}/api/sessions/login`, { email, password: PASSWORD });
    expect(answered.status).toBe(200);
    const { data } = (await answered.json()) as { data: { auth_token: string } };
    return toHeaders(data.auth_token, readCookies(answered));
  };

  test("a person registers on one, confirms and signs in on the other, and both know the session", async () => {
    const token = await register(one, "asha@example.test");
    const verified = await post(`${two.url}/api/users/verify_email`, { token });
    expect(await verified.json()).toMatchObject({ message: "Email verified successfully" });
    const headers = await signIn(two, "asha@example.test");
    for (const { url } of [one, two])
      expect((await fetch(`${url}/api/sessions`, { headers })).status).toBe(200);
  });

  test("A5: a session ended on one is 401 on the other at the next request", async () => {
    const headers = await signIn(one, "asha@example.test");
    expect((await fetch(`${two.url}/api/sessions`, { headers })).status).toBe(200);
    expect((await fetch(`${one.url}/api/sessions/logout`, { method: "POST", headers })).status).toBe(200);
    expect((await fetch(`${two.url}/api/sessions`, { headers })).status).toBe(401);
  });

  test("wrong passwords are counted over both", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { url } = index % 2 === 0 ? one : two;
      statuses.push(
        (await post(`${url}/api/sessions/login`, { email: "nobody@example.test", password: "wrong" })).status,
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("A11: of resets racing on both with one link exactly one wins", async () => {
    smtp.received.length = 0;
    await post(`${one.url}/api/users/forgot_password`, { email: "asha@example.test" });
    // That of a new device may come before it, and has no link.
    const mail = await waitForMail("asha@example.test", "token=");
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
    const reset = ({ url }: Program) =>
      fetch(`${url}/api/users/reset_password`, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token, password: PASSWORD }),
      });
    const statuses = (await Promise.all([one, two, one, two].map(reset))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
  });

  test("each of many mails goes out exactly once, by both workers", async () => {
    smtp.received.length = 0;
    const addresses = Array.from({ length: 24 }, (_, index) => `many${String(index)}@example.test`);
    await Promise.all(
      addresses.map((email, index) =>
        post(`${(index % 2 === 0 ? one : two).url}/api/users/forgot_password`, { email }),
      ),
    );
    const listMany = () => smtp.received.filter(({ to }) => to[0]?.startsWith("many"));
    await waitFor(() => (listMany().length >= addresses.length ? true : undefined), 20_000);
    await sleep(1500);
    expect(
      listMany()
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual(addresses.toSorted());
    expect(new Set(listMany().map(({ message_id }) => message_id)).size).toBe(addresses.length);
  });

  test("one worker killed, the other goes on; told to stop, all end in order", async () => {
    smtp.received.length = 0;
    workers[0]?.child.kill("SIGKILL");
    await post(`${one.url}/api/users/send_verification`, { email: "after@example.test" });
    await waitForMail("after@example.test");
    const living = [one, two, ...workers.slice(1)];
    for (const { child } of living) child.kill("SIGTERM");
    expect(await Promise.all(living.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  });
});

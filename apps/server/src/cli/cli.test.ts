import { spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { openDatabase } from "@passbook/db/open";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programFile } from "../../testing/processes/program-file.ts";
import { BACKUP_TABLES } from "../backups/file/backup-tables.ts";

const PROGRAM = programFile("passbook");
const folder = mkdtempSync(path.join(tmpdir(), "passbook-cli-"));
const data = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let added: Ended;
type Ended = { code: number | null; out: string; err: string };
const run = (args: readonly string[], env: Record<string, string> = {}, input = ""): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: "", ...env },
    });
    const ended: Ended = { code: null, out: "", err: "" };
    child.stdout.on("data", (bytes: Buffer) => (ended.out += bytes.toString()));
    child.stderr.on("data", (bytes: Buffer) => (ended.err += bytes.toString()));
    child.on("close", (code) => resolve({ ...ended, code }));
    child.stdin.end(input);
  });

beforeAll(async () => {
  added = await run([
    "user",
    "add",
    "asha@example.test",
    "--name",
    "Asha",
    "--locale",
    "en-IN",
    "--currency",
    "INR",
    "--json",
  ]);
});

test("user add prints the id and, when it made one, the password", () => {
  expect(added.err).toBe("");
  expect(JSON.parse(added.out)).toMatchObject({
    email: "asha@example.test",
    password: expect.stringMatching(/^[\w-]{20}$/) as string,
  });
});

test("an unknown command prints the usage and ends with 2", async () => {
  const ended = await run(["frobnicate"]);
  expect(ended).toMatchObject({ code: 2, out: "" });
  expect(ended.err).toContain("passbook COMMAND");
});

test("user add makes a confirmed person with the starter categories", async () => {
  const db = await openDatabase({ engine: "sqlite", file: path.join(data, "passbook.db") });
  const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  const categories = await db.selectFrom("categories").select("id").where("user_id", "=", user.id).execute();
  await db.destroy();
  expect(user).toMatchObject({ name: "Asha", locale: "en-IN", home_currency: "INR", week_start: 0 });
  expect(user.email_verified_at).not.toBeNull();
  expect(categories.length).toBeGreaterThan(80);
});

test.each([
  [
    ["user", "add", "asha@example.test", "--password", "a fine long password 9"],
    2,
    "registered here already",
  ],
  [["user", "add", "no-address", "--password", "a fine long password 9"], 2, "e-mail address"],
  [["user", "add", "x@example.test", "--password", "short"], 2, "at least 10 characters"],
  [["user", "add", "x@example.test", "--currency", "ZZZ"], 2, "currency"],
  [["user"], 2, "user disable|enable E-MAIL"],
  [["user", "remove", "x@example.test"], 2, "user reset-factors E-MAIL"],
  [["user", "reset-factors"], 2, "Usage"],
  [["user", "reset-factors", "nobody@example.test"], 2, "Nobody here"],
  [["user", "invite"], 2, "Usage"],
  [["user", "list", "asha@example.test"], 2, "Usage"],
  [["user", "disable"], 2, "Usage"],
  [["user", "make-admin", "nobody@example.test"], 2, "Nobody here has the address"],
  [["user", "invite", "no-address"], 2, "e-mail address"],
  [["user", "invite", "asha@example.test"], 2, "registered here already"],
  [["backup"], 2, "Usage"],
  [["backup", "/nowhere/at/all.backup"], 2, "cannot be written"],
  [["restore", "/nowhere/at/all.backup"], 2, "no such file"],
  [["doctor", "--frob"], 2, "Usage"],
])("%j ends with %i and says why", async (args, code, said) => {
  const ended = await run(args);
  expect(ended.err).toContain(said);
  expect(ended.code).toBe(code);
});

test("user invite prints a link that registers one address", async () => {
  const { code, out } = await run(["user", "invite", "dora@example.test", "--json"], {
    PUBLIC_URL: "https://money.example.test",
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    email: "dora@example.test",
    link: expect.stringMatching(/^https:\/\/money\.example\.test\/register#token=[\w-]{43}$/) as string,
  });
});

test("who came first looks after it; others are let in, kept out and made admins by the command line", async () => {
  await run(["user", "add", "edda@example.test", "--password", "a fine long password 9"]);
  const listed = async () =>
    (
      JSON.parse((await run(["user", "list", "--json"])).out) as {
        people: { email: string; is_admin: boolean; disabled_at: string | null }[];
      }
    ).people;
  const edda = async () => (await listed()).find(({ email }) => email === "edda@example.test");
  expect((await listed())[0]).toMatchObject({
    email: "asha@example.test",
    is_admin: true,
    disabled_at: null,
  });
  expect(await edda()).toMatchObject({ is_admin: false, disabled_at: null });
  expect(await run(["user", "make-admin", "Edda@example.test"])).toMatchObject({
    code: 0,
    out: expect.stringContaining("looks after this Passbook now") as string,
  });
  expect(await run(["user", "disable", "edda@example.test"])).toMatchObject({ code: 0 });
  expect(await edda()).toMatchObject({ is_admin: true, disabled_at: expect.any(String) as string });
  expect((await run(["user", "list"])).out).toMatch(
    /edda@example\.test · edda · since .* · admin, disabled since /,
  );
  await run(["user", "enable", "edda@example.test"]);
  await run(["user", "remove-admin", "edda@example.test", "--json"]);
  expect(await edda()).toMatchObject({ is_admin: false, disabled_at: null });
});

test("user add takes the password from the environment or from standard input, and then prints none", async () => {
  const from_env = await run(["user", "add", "bert@example.test"], {
    PASSBOOK_PASSWORD: "a fine long password 9",
  });
  expect(from_env).toMatchObject({ code: 0, out: "bert@example.test can sign in now.\n" });
  const from_input = await run(
    ["user", "add", "cara@example.test", "--password-stdin"],
    {},
    "another long password 9\n",
  );
  expect(from_input).toMatchObject({ code: 0, out: "cara@example.test can sign in now.\n" });
});

test("a wrong configuration is one sentence", async () => {
  const ended = await run(["doctor"], { PORT: "many", SMTP_URL: "http://x" });
  expect(ended).toMatchObject({ code: 1, out: "" });
  expect(ended.err).toBe(
    "The configuration is wrong. PORT: must be a number from 0 to 65535; SMTP_URL: must begin with smtp:// or smtps://\n",
  );
});

test("doctor finds a sound installation good, and an open secret key bad", async () => {
  const sound = await run(["doctor"]);
  expect(sound.code).toBe(0);
  for (const what of [
    "Node",
    "data folder",
    "secret key",
    "database: SQLite, sound",
    "mails: 0 waiting",
    "mail: no SMTP_URL",
  ])
    expect(sound.out).toContain(`ok    ${what}`);
  const { chmodSync } = await import("node:fs");
  chmodSync(path.join(data, "secret.key"), 0o644);
  const open = await run(["doctor", "--json"]);
  chmodSync(path.join(data, "secret.key"), 0o600);
  expect(open.code).toBe(1);
  expect(JSON.parse(open.out)).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ what: "secret key", state: "bad" }),
    ]) as unknown,
  });
});

const findOne = (out: string, what: string): unknown =>
  (JSON.parse(out) as { findings: { what: string }[] }).findings.find((each) => each.what === what);

test("doctor names a proxy that is not named and a clock set back, and closes the folder to others", async () => {
  const { chmodSync } = await import("node:fs");
  const db = await openDatabase({ engine: "sqlite", file: path.join(data, "passbook.db") });
  const user = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const far = "2999-01-01T00:00:00.000Z";
  const session = {
    user_id: user.id,
    id: "ahead",
    cookie_hash: "x",
    user_agent: "",
    address: "",
    revoked_at: null,
    confirmed_at: "",
  };
  await db
    .insertInto("sessions")
    .values({ ...session, created_at: far, last_seen_at: far, expires_at: far })
    .execute();
  await db.destroy();
  chmodSync(data, 0o755);
  const { code, out } = await run(["doctor", "--json"], {
    PUBLIC_URL: "https://money.example.test",
    SMTP_URL: "smtp://mail.example.test",
  });
  chmodSync(data, 0o700);
  const tidy = await openDatabase({ engine: "sqlite", file: path.join(data, "passbook.db") });
  await tidy.deleteFrom("sessions").where("id", "=", "ahead").execute();
  await tidy.destroy();
  expect(findOne(out, "proxy")).toMatchObject({
    state: "notice",
    said: expect.stringContaining("TRUST_PROXY") as string,
  });
  expect(findOne(out, "clock")).toMatchObject({
    state: "notice",
    said: expect.stringContaining(far) as string,
  });
  expect(findOne(out, "mail")).toMatchObject({ said: expect.stringContaining("STARTTLS") as string });
  const said = `others could read ${data} until now; it is its owner's alone from here on`;
  expect([code, findOne(out, "rights")]).toMatchObject([0, { state: "notice", said }]);
  for (const what of ["room", "originals", "imports"])
    expect(findOne(out, what)).toMatchObject({ state: "good" });
});

/** Rows that are only arriving are in no backup: transactions are read through their view. */
const NOT_IN_BACKUPS = new Set([
  "migrations",
  "backup_runs",
  "stored_transactions",
  "arriving",
  "file_moves",
  "object_removals",
]);

test("a backup knows every table of the database", async () => {
  const db = await openDatabase({ engine: "sqlite", file: path.join(data, "passbook.db") });
  const tables = await db.introspection.getTables();
  await db.destroy();
  const names = tables.map(({ name }) => name).filter((name) => !NOT_IN_BACKUPS.has(name));
  expect(BACKUP_TABLES.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test("backup and restore give the same rows, bytes and secret in another place", async () => {
  const bytes = Buffer.from([0, 255, 1, 254, 13, 10]);
  const db = await openDatabase({ engine: "sqlite", file: path.join(data, "passbook.db") });
  const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto("files")
    .values({
      user_id: user.id,
      id: "f1",
      file_name: "a\u202eb.ofx",
      file_size: 6,
      file_hash: "h",
      bytes,
      sealed: 0,
      object: null,
      created_at: user.created_at,
    })
    .execute();
  await db.destroy();
  const file = path.join(folder, "all.backup");
  const saved = await run(["backup", file, "--json"]);
  expect(saved.code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const verified = await run(["restore", file, "--verify"]);
  expect(verified.out).toContain("every count and hash agrees");

  const elsewhere = path.join(folder, "elsewhere");
  const restored = await run(["restore", file, "--json"], { DATA_DIR: elsewhere });
  expect(restored.err).toBe("");
  expect(JSON.parse(restored.out)).toMatchObject({
    restored: true,
    tables: (JSON.parse(saved.out) as { tables: object }).tables,
  });
  expect(readFileSync(path.join(elsewhere, "secret.key"), "utf8").trim()).toBe(
    readFileSync(path.join(data, "secret.key"), "utf8").trim(),
  );
  const other = await openDatabase({ engine: "sqlite", file: path.join(elsewhere, "passbook.db") });
  const back = await other.selectFrom("files").selectAll().executeTakeFirstOrThrow();
  await other.destroy();
  expect(Buffer.from(back.bytes)).toEqual(bytes);
  expect(back.file_name).toBe("a\u202eb.ofx");
  const again = path.join(folder, "again.backup");
  await run(["backup", again], { DATA_DIR: elsewhere });
  const rowsOf = (name: string) => gunzipSync(readFileSync(name)).toString().split("\n").slice(1);
  expect(rowsOf(again)).toEqual(rowsOf(file));
  expect((await run(["restore", file], { DATA_DIR: elsewhere })).err).toContain("There is data here already");
});

test("a backup that was cut short or changed is refused and nothing is restored", async () => {
  const file = path.join(folder, "whole.backup");
  await run(["backup", file]);
  const cut = path.join(folder, "cut.backup");
  writeFileSync(cut, readFileSync(file));
  truncateSync(cut, Math.floor(statSync(file).size / 2));
  const changed = path.join(folder, "changed.backup");
  writeFileSync(changed, gzipSync(gunzipSync(readFileSync(file)).toString().replace("Asha", "Anna")));
  const short = path.join(folder, "short.backup");
  writeFileSync(
    short,
    gzipSync(gunzipSync(readFileSync(file)).toString().split("\n").slice(0, 9).join("\n")),
  );
  const foreign = path.join(folder, "foreign.backup");
  writeFileSync(foreign, gzipSync('{"hello":1}\n'));
  for (const [bad, said] of [
    [cut, "cut short"],
    [changed, "table users"],
    [short, "cut short"],
    [foreign, "not a backup"],
  ] as const) {
    const ended = await run(["restore", bad], { DATA_DIR: path.join(folder, "fresh") });
    expect(ended.err, bad).toContain(said);
    expect(ended.code).toBe(2);
  }
});

test("a backup with a passphrase shows nothing of it, and opens with that one alone", async () => {
  const file = path.join(folder, "sealed.backup");
  const phrase = path.join(folder, "passphrase");
  writeFileSync(phrase, "quiet harbour 42 lanterns\n");
  const saved = await run(["backup", file, "--passphrase-file", phrase]);
  expect(saved).toMatchObject({ code: 0, err: "" });
  expect(saved.out).toContain("It is encrypted");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run(["restore", file, "--verify"])).err).toBe(
    "This backup is encrypted. Give its passphrase with --passphrase-file FILE or in PASSBOOK_BACKUP_PASSPHRASE.\n",
  );
  expect(
    (await run(["restore", file, "--verify"], { PASSBOOK_BACKUP_PASSPHRASE: "another one 12" })).err,
  ).toBe("This is not the passphrase that this backup was encrypted with.\n");
  const elsewhere = path.join(folder, "unsealed");
  const restored = await run(["restore", file, "--passphrase-file", phrase], { DATA_DIR: elsewhere });
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect((await run(["doctor"], { DATA_DIR: elsewhere })).code).toBe(0);
  truncateSync(file, Math.floor(statSync(file).size / 2));
  expect((await run(["restore", file, "--verify", "--passphrase-file", phrase])).err).toContain(
    "cut short or damaged",
  );
});

test("a drill restores a backup beside it, compares every table, and leaves nothing behind", async () => {
  const place = path.join(folder, "drilled");
  mkdirSync(place);
  const file = path.join(place, "all.backup");
  expect((await run(["backup", file])).code).toBe(0);
  const drilled = await run(["backup", "drill", file]);
  expect(drilled).toMatchObject({ code: 0, err: "" });
  expect(drilled.out).toMatch(/^[0-9a-f]{32} {2} +\d+ {2}users$/m);
  expect(drilled.out).toContain("the hash of every table agrees");
  expect(readdirSync(place)).toEqual(["all.backup"]);
  const json = await run(["backup", "drill", file, "--json"]);
  const { same, tables } = JSON.parse(json.out) as { same: boolean; tables: object[] };
  expect([same, tables.length]).toEqual([true, BACKUP_TABLES.length]);
});

test("a drill without a backup, or with one that is damaged, says so", async () => {
  const none = await run(["backup", "drill"], { DATA_DIR: path.join(folder, "no-backups") });
  expect(none).toMatchObject({ code: 2, out: "" });
  expect(none.err).toContain("There is no backup in");
  const bad = path.join(folder, "bad.backup");
  writeFileSync(bad, gzipSync('{"hello":1}\n'));
  expect((await run(["backup", "drill", bad])).err).toContain("not a backup");
  expect((await run(["backup", "drill", "a", "b"])).err).toContain("Usage");
  writeFileSync(bad, '{"passbook_sealed_backup":1}\n');
  expect((await run(["restore", bad])).err).toContain("made by another version");
});

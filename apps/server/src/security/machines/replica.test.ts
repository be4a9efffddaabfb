import { createCategory, listCategories } from "@passbook/contract/categories";
import { insertRows } from "@passbook/db/dialect";
import { openDatabase } from "@passbook/db/open";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { askAs } from "../../../testing/machines/ask.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { killPrograms, type Program, startProgram } from "../../../testing/programs.ts";

const SOON = { timeout: 20_000, interval: 200 };

/** A database beside that of a test server, in which one person has one category of another name, so that it is seen where it is read. */
const makeOther = async (
  server: TestServer,
  { user_id }: TestPerson,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  if (server.place.engine !== "postgres") throw new Error("There is no PostgreSQL.");
  const url = new URL(server.place.url);
  const name = `${url.pathname.slice(1)}_other`;
  const admin = async (command: string): Promise<void> => {
    const client = new Client({ connectionString: process.env["TEST_DATABASE_URL"] });
    await client.connect();
    await client.query(command);
    await client.end();
  };
  await admin(`create database ${name}`);
  url.pathname = `/${name}`;
  const db = await openDatabase({ engine: "postgres", url: url.href });
  const from = server.services.db;
  const person = await from.selectFrom("users").selectAll().where("id", "=", user_id).execute();
  const [category] = await from.selectFrom("categories").selectAll().where("user_id", "=", user_id).execute();
  await insertRows(db, "users", person);
  await insertRows(db, "categories", [
    { ...category!, name: "Only here", name_key: "only here", parent_id: "" },
  ]);
  await db.destroy();
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
};

describe.runIf(process.env["TEST_ENGINE"] === "postgres")("a replica that is read", () => {
  let server: TestServer;
  let asha: TestPerson;
  let other: { url: string; drop: () => Promise<void> };
  let one: Program;
  let two: Program;
  beforeAll(async () => {
    server = await startTestServer();
    server.clock.set(new Date().toISOString());
    asha = await signUp(server, "Asha");
    other = await makeOther(server, asha);
    const env = { DATABASE_READ_URL: other.url };
    [one, two] = await Promise.all([
      startProgram(server, "serve", ["--no-work"], env),
      startProgram(server, "serve", ["--no-work"], env),
    ]);
  });
  afterAll(async () => {
    await killPrograms();
    await other.drop();
    await server.close();
  });

  const list = async (at: Program): Promise<string> => (await askAs(asha, at, listCategories.path)).text();
  const write = (at: Program, name: string) =>
    askAs(asha, at, createCategory.path, { method: "POST", body: JSON.stringify({ name }) });

  test("answers lists; who has just written is answered by the primary, at every machine, and later by the replica again", async () => {
    for (const at of [one, two]) await expect.poll(() => list(at), SOON).toContain("Only here");
    const written = await write(one, "Allotment");
    expect(written.status).toBe(201);
    const [cookie = ""] = written.headers.getSetCookie();
    expect(cookie).toMatch(/^passbook_wrote=\d+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await list(one)).toContain("Allotment");
    asha.cookies.set("passbook_wrote", /=(\d+)/.exec(cookie)?.[1] ?? "");
    expect(await list(two)).toContain("Allotment");
    for (const at of [one, two]) await expect.poll(() => list(at), SOON).toContain("Only here");
  });

  test("what somebody wrote elsewhere without a cookie is heard of over the line", async () => {
    asha.cookies.delete("passbook_wrote");
    let number = 0;
    const writeAndLook = async (): Promise<string> => {
      number += 1;
      await write(one, `Orchard ${String(number)}`);
      return list(two);
    };
    await expect.poll(writeAndLook, { timeout: 20_000, interval: 50 }).toContain("Orchard");
  });

  test("when it fails the primary answers", async () => {
    await expect.poll(() => list(one), SOON).toContain("Only here");
    await other.drop();
    for (let index = 0; index < 5; index += 1) {
      const answered = await askAs(asha, one, listCategories.path);
      expect([answered.status, (await answered.text()).includes("Allotment")]).toEqual([200, true]);
    }
    other = { ...other, drop: async () => undefined };
  });
});

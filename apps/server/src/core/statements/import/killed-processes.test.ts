import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx, type OfxRow } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { readOutcome } from "../../../../testing/killed/read-outcome.ts";
import { uploadPatiently } from "../../../../testing/killed/upload-patiently.ts";
import { killPrograms, type Program, startProgramFile } from "../../../../testing/programs.ts";
import { buildServer } from "../../../../testing/setup/build-server.ts";

// An embedded PostgreSQL cannot be shared by processes.
const shared = process.env["TEST_ENGINE"] !== "pglite";
/** Fifty kills in all: half of them on each engine where the suite runs on two that processes can share. */
const KILLS = process.env["TEST_DATABASE_URL"] === undefined ? 50 : 26;
const ROWS_PER_DAY = 8;
const DAYS_PER_FILE = 20;
const MOST_WAIT_MS = 240_000;

let server: TestServer;
let built: ReturnType<typeof buildServer>;
const startProgram = (name: "serve" | "work", args: readonly string[] = []): Promise<Program> =>
  startProgramFile(server, built.file(name), args);
beforeAll(async () => {
  built = buildServer();
  server = await startTestServer();
  // Other processes have the machine's clock.
  server.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await killPrograms();
  await server.close();
  built.remove();
});

/** One row of a day; the first two are equal but for the bank's id. */
const toRow = (day_ms: number, number: number): OfxRow => ({
  day: new Date(day_ms).toISOString().slice(0, 10),
  cents: -100 * Math.max(1, number),
  name: "COFFEE HOUSE",
  id: `${String(day_ms / 86_400_000)}${String(number).padStart(4, "0")}`,
});

/** File `index` begins ten days after the one before, so each day stands in two files. */
const makeFile = (index: number): { name: string; bytes: string } => {
  const first_ms = Date.parse("2020-01-01") + index * 10 * 86_400_000;
  const rows = Array.from({ length: DAYS_PER_FILE * ROWS_PER_DAY }, (_, row) =>
    toRow(first_ms + Math.floor(row / ROWS_PER_DAY) * 86_400_000, row % ROWS_PER_DAY),
  );
  return { name: `${String(index)}.ofx`, bytes: makeOfx({ account: "5407324931", rows }) };
};
const countDays = (files: number): number => (files - 1) * 10 + DAYS_PER_FILE;

const waitUntilRead = async (person: TestPerson): Promise<void> => {
  const ends_ms = performance.now() + MOST_WAIT_MS;
  while (performance.now() < ends_ms) {
    const waiting = await server.services.db
      .selectFrom("statements")
      .select("id")
      .where("user_id", "=", person.user_id)
      .where("status", "in", ["received", "reading"])
      .execute();
    if (waiting.length === 0) return;
    await sleep(100);
  }
};

const eachOnce = (files: number) => ({
  imported: files,
  not_imported: 0,
  new_rows: countDays(files) * ROWS_PER_DAY,
  files,
  accounts: 1,
  transactions: countDays(files) * ROWS_PER_DAY,
  imports: files,
  sums_hold: true,
});

test.runIf(shared)(
  "F1: server and worker killed many times during imports: nothing lost, nothing doubled, nothing stuck",
  async () => {
    const asha = await signUp(server, "Asha");
    const running: Record<"serve" | "work", Program> = {
      serve: await startProgram("serve"),
      work: await startProgram("work"),
    };
    const uploads: Promise<void>[] = [];
    const killAgainAndAgain = async (name: "serve" | "work"): Promise<void> => {
      for (let kill = 0; kill < KILLS / 2; kill += 1) {
        for (let count = 0; count < 2; count += 1)
          uploads.push(uploadPatiently(asha, () => running.serve.url, makeFile(uploads.length)));
        await sleep(Math.random() * 200);
        await running[name].kill();
        running[name] = await startProgram(name);
      }
    };
    await Promise.all([killAgainAndAgain("serve"), killAgainAndAgain("work")]);
    await Promise.all(uploads);
    await waitUntilRead(asha);
    await Promise.all([running.serve.kill(), running.work.kill()]);
    expect(await readOutcome(server, asha)).toEqual(eachOnce(uploads.length));
  },
  600_000,
);

test.runIf(process.env["TEST_ENGINE"] === "postgres")(
  "two servers and two workers on one PostgreSQL read each file exactly once",
  async () => {
    const ravi = await signUp(server, "Ravi");
    const programs = await Promise.all([
      startProgram("serve", ["--no-work"]),
      startProgram("serve", ["--no-work"]),
      startProgram("work"),
      startProgram("work"),
    ]);
    const [one, other] = programs;
    // Each file goes to both servers at once.
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => index).flatMap((index) => [
        uploadPatiently(ravi, () => one.url, makeFile(index)),
        uploadPatiently(ravi, () => other.url, makeFile(index)),
      ]),
    );
    await waitUntilRead(ravi);
    await Promise.all(programs.map((each) => each.kill()));
    expect(await readOutcome(server, ravi)).toEqual(eachOnce(20));
  },
  200_000,
);

import { loadavg } from "node:os";
import { countSuggestions } from "@passbook/contract/suggestions";
import type { TestPerson } from "../apps/server/testing/people.ts";
import { makeUnknown } from "../e2e/unknown-rows.ts";
import { describeMachine, printTable } from "./lib/measure.ts";
import { buildWeb, enter, readPageWork } from "./lib/real-browser.ts";
import { importFiles, makeFile, type RealServer, startRealServer } from "./lib/real-server.ts";

/**
 * Sixty answers by keys alone in the queue of what is to be confirmed, with so many rows waiting at vendors that nobody has heard of: by the
 * clock, and what the page's main thread worked meanwhile. Run: node bench/review.ts [rows…]
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [5000];
const ANSWERS = 60;
/** Each sixth answer takes the second of the offered labels. */
const keyOf = (index: number): string => (index % 6 === 5 ? "2" : "Enter");

const countWaiting = async (person: TestPerson): Promise<number> =>
  (await person.call(countSuggestions, {})).answer.data.transactions;

const measure = async (server: RealServer, size: number): Promise<string[]> => {
  const person = await server.signUp("review");
  const rows = makeUnknown(size).map((row, index) => ({ ...row, id: `review${String(index)}` }));
  await importFiles(person, [makeFile("31", rows)]);
  const waiting = await countWaiting(person);
  const { page, session } = await enter(server, person);
  await page.goto(`${server.url}/transactions/review`);
  await page.locator("[data-entry]").first().waitFor();
  const chosen = page.locator("[data-entry] [data-accept]:focus");
  const worked_before = await readPageWork(session);
  const began = performance.now();
  await page.keyboard.press("j");
  for (let index = 0; index < ANSWERS; index += 1) {
    await chosen.waitFor();
    await page.keyboard.press(keyOf(index));
  }
  await chosen.waitFor();
  const took_s = (performance.now() - began) / 1000;
  const worked_s = ((await readPageWork(session)) - worked_before) / 1000;
  await page.context().browser()?.close();
  return [
    String(waiting),
    `${took_s.toFixed(1)} s`,
    `${worked_s.toFixed(1)} s`,
    `${((worked_s * 1000) / ANSWERS).toFixed(0)} ms`,
    (loadavg()[0] ?? 0).toFixed(1),
  ];
};

console.log(describeMachine());
buildWeb();
for (const size of SIZES) {
  const server = await startRealServer();
  try {
    const row = await measure(server, size);
    printTable(["waiting", `${String(ANSWERS)} answers, clock`, "page worked", "for each", "load"], [row]);
  } finally {
    await server.stop();
  }
}

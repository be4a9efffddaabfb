import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import type { CDPSession, Page } from "@playwright/test";
import { describeMachine, median, ms, printTable } from "./lib/measure.ts";
import { buildWeb, enter, readPageWork } from "./lib/real-browser.ts";
import { importFiles, makeFile, type RealServer, startRealServer } from "./lib/real-server.ts";

/**
 * The daily work in a browser, for one person with so many transactions: from a reload to the first rows, from a tab to them, from a keystroke of
 * the search to its rows, and the longest task while the list is scrolled. Beside the time by the clock it tells the processor time of the page's
 * main thread and of the server together, which other work on the machine changes little. Run: node bench/daily.ts [transactions…]
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [20_000, 100_000];
const RUNS = 7;
const REST_MS = 800;
/** A quick hand: a hundred words a minute. */
const BETWEEN_KEYS_MS = 120;
const WHEELS = 80;
const WHEEL_PX = 700;
const BETWEEN_WHEELS_MS = 30;
/** Longer ones are felt, says the standard that browsers report them by. */
const LONG_MS = 50;
const DAYS = 3650;
const DAY_MS = 86_400_000;
const LAST_DAY = Date.parse("2026-11-20");
const SYLLABLES = ["ka", "lo", "mi", "zu", "re", "ta", "vo", "ni", "pe", "gu"];
/** A thousand names, of which each begins like a hundred and like ten others. */
const nameOf = (index: number): string =>
  [Math.floor(index / 100), Math.floor(index / 10), index]
    .map((digit) => SYLLABLES[digit % SYLLABLES.length] ?? "")
    .join("");
const NAMES = 1000;

const makeRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(LAST_DAY - (index % DAYS) * DAY_MS).toISOString().slice(0, 10),
    cents: index % 19 === 0 ? 250_000 + index : -(((index * 7919) % 20_000) + 100),
    name: `${nameOf((index * 31) % NAMES)} koeln`.toUpperCase(),
    id: `20261101${String(index).padStart(8, "0")}`,
  }));

/** The time from the opening of a page to its first row, as the page itself sees it. */
const watchFirstRows = (page: Page) =>
  page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector("article") === null) requestAnimationFrame(look);
      else Object.assign(globalThis, { first_rows_ms: performance.now() });
    };
    requestAnimationFrame(look);
  });

/** The stream of events never ends, so that no network is ever idle: what else was asked for has come by then. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(REST_MS);

/** What was measured once: by the clock, and what the page's main thread and the server worked meanwhile. */
type Took = { readonly clock_ms: number; readonly worked_ms: number };
type Measured = { readonly page: Page; readonly session: CDPSession; readonly server: RealServer };

const TICKS_PER_S = 100;
const readServerWork = ({ pid }: RealServer): number => {
  // behind the name of the program, which may hold blanks: its state, ten numbers, then its ticks and those of the system for it
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, "utf8")
      .split(") ")[1]
      ?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_S) * 1000;
};

const readWork = async ({ session, server }: Measured): Promise<number> =>
  (await readPageWork(session)) + readServerWork(server);

/** Takes the time of something that tells its own time by the clock. */
const take = async (measured: Measured, act: () => Promise<number>): Promise<Took> => {
  const before = await readWork(measured);
  const clock_ms = await act();
  return { clock_ms, worked_ms: (await readWork(measured)) - before };
};

const readFirstRows = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => "first_rows_ms" in globalThis, null, { timeout: 120_000 });
  return page.evaluate(() => (globalThis as unknown as { first_rows_ms: number }).first_rows_ms);
};

const measureReload = async (measured: Measured): Promise<Took[]> => {
  const { page, server } = measured;
  await page.goto(`${server.url}/transactions`);
  await readFirstRows(page);
  await rest(page);
  const took: Took[] = [];
  const reload = async () => {
    await page.reload({ waitUntil: "commit" });
    return readFirstRows(page);
  };
  for (let run = 0; run < RUNS; run += 1) {
    took.push(await take(measured, reload));
    await rest(page);
  }
  return took;
};

/** Milliseconds from an event on the page until what it shows is as a function of the page says. */
const timeUntil = async (
  page: Page,
  {
    event,
    shows,
    act,
  }: { readonly event: string; readonly shows: string; readonly act: () => Promise<void> },
): Promise<number> => {
  const shown = page.evaluate(
    ([name, words]) =>
      new Promise<number>((resolve) => {
        let begun = Number.NaN;
        document.addEventListener(
          name ?? "",
          () => {
            begun = performance.now();
          },
          { once: true, capture: true },
        );
        const look = (): void => {
          const rows = [...document.querySelectorAll("article")];
          const holds = (row: Element) => row.textContent.toLowerCase().includes(words ?? "");
          if (begun > 0 && rows.length > 0 && rows.every(holds)) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [event, shows],
  );
  // listened for before it happens
  await page.evaluate(() => 0);
  await act();
  return shown;
};

const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

const measureInApp = async (measured: Measured): Promise<Took[]> => {
  const { page } = measured;
  const took: Took[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await goTo(page, "Settings");
    await page.waitForFunction(() => document.querySelector("article") === null);
    await rest(page);
    const act = () => goTo(page, "Transactions");
    took.push(await take(measured, () => timeUntil(page, { event: "click", shows: "", act })));
  }
  return took;
};

/** Each letter of some names is a keystroke; one that changes nothing on the screen is none. */
const measureSearch = async (measured: Measured): Promise<Took[]> => {
  const { page } = measured;
  const took: Took[] = [];
  const search = page.getByRole("combobox", { name: "Search transactions" });
  for (let run = 0; run < RUNS; run += 1) {
    const name = nameOf(run * 137 + 11);
    await search.fill("");
    await rest(page);
    await search.focus();
    for (let length = 1; length <= name.length; length += 1) {
      const shows = name.slice(0, length);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
      const isThere = await page.evaluate(
        (words) =>
          [...document.querySelectorAll("article")].every((row) =>
            row.textContent.toLowerCase().includes(words),
          ),
        shows,
      );
      const act = () => page.keyboard.press(name.charAt(length - 1));
      const passed = await take(measured, () => timeUntil(page, { event: "keydown", shows, act }));
      if (!isThere) took.push(passed);
    }
  }
  await search.fill("");
  await rest(page);
  return took;
};

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** The tasks of the page's main thread that were too long while the wheel was turned. */
const measureScroll = async ({ page }: Measured): Promise<Took[]> => {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["toplevel"] });
  await page.mouse.move(640, 500);
  for (let wheel = 0; wheel < WHEELS; wheel += 1) {
    await page.mouse.wheel(0, wheel % 40 < 30 ? WHEEL_PX : -WHEEL_PX);
    await page.waitForTimeout(BETWEEN_WHEELS_MS);
  }
  await rest(page);
  const trace = await browser?.stopTracing();
  const { traceEvents: events } = JSON.parse(trace?.toString("utf8") ?? "") as { traceEvents: TraceEvent[] };
  const isMain = ({ name, args }: TraceEvent) => name === "thread_name" && args?.name === "CrRendererMain";
  const mains = new Set(events.filter(isMain).map(({ pid, tid }) => `${String(pid)} ${String(tid)}`));
  return events
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && mains.has(`${String(pid)} ${String(tid)}`))
    .map(({ dur = 0, tdur = 0 }) => ({ clock_ms: dur / 1000, worked_ms: tdur / 1000 }))
    .filter(({ clock_ms }) => clock_ms > LONG_MS);
};

const toRow = (what: string, target: string, took: readonly Took[]): string[] => {
  const clock = took.map(({ clock_ms }) => clock_ms);
  return [
    what,
    target,
    ms(median(clock)),
    ms(Math.max(...clock)),
    ms(median(took.map(({ worked_ms }) => worked_ms))),
    String(took.length),
  ];
};

console.log(describeMachine());
buildWeb();
const measure = async (server: RealServer, size: number): Promise<void> => {
  const person = await server.signUp("daily");
  await importFiles(person, [makeFile("31", makeRows(size))]);
  const { page, session } = await enter(server, person);
  await watchFirstRows(page);
  const measured = { page, session, server };
  const reload = await measureReload(measured);
  const in_app = await measureInApp(measured);
  const search = await measureSearch(measured);
  const long = await measureScroll(measured);
  console.log(`\n${String(size)} transactions, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  printTable(
    ["what", "target", "median", "worst", "processor time", "runs"],
    [
      toRow("from a reload to the first rows", "1000 ms", reload),
      toRow("from a tab to the first rows", "200 ms", in_app),
      toRow("from a keystroke of the search to its rows", "100 ms", search),
    ],
  );
  const worked = long.map(({ worked_ms }) => worked_ms);
  console.log(
    `tasks over ${String(LONG_MS)} ms while scrolling: ${String(long.length)} by the clock, ${String(worked.filter((one) => one > LONG_MS).length)} of the processor, of which the longest ${ms(Math.max(0, ...worked))}`,
  );
  await page.context().browser()?.close();
};

for (const size of SIZES) {
  const server = await startRealServer();
  try {
    await measure(server, size);
  } finally {
    await server.stop();
  }
}

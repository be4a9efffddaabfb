import { loadavg } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { getUser } from "@passbook/contract/users";
import type { TestPerson } from "../apps/server/testing/people.ts";
import { describeMachine, median, ms, printTable } from "./lib/measure.ts";
import { importFiles, makeFile, type RealServer, startRealServer } from "./lib/real-server.ts";

/**
 * The daily work in a browser, for one person with so many transactions: from a reload to the first rows, from a tab to them, from a keystroke of
 * the search to its rows, and the longest task while the list is scrolled. Run: node bench/daily.ts [transactions…]
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [20_000, 100_000];
const RUNS = 7;
const REST_MS = 800;
const WHEELS = 80;
const WHEEL_PX = 700;
const BETWEEN_WHEELS_MS = 30;
/** Longer ones are felt, says the standard that browsers report them by. */
const LONG_MS = 50;
const BROWSER = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const SETUP = path.resolve(import.meta.dirname, "../scripts/setup.mjs");
const { ensureWebBuilt } = (await import(SETUP)) as { ensureWebBuilt: (node: string) => void };
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

const enter = async (server: RealServer, person: TestPerson): Promise<Page> => {
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const user = (await person.call(getUser, { params: { id: person.user_id } })).answer.data;
  await context.addInitScript(
    ([token, stored]) => {
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("user", stored ?? "");
    },
    [person.token, JSON.stringify(user)],
  );
  // the time from the opening of a page to its first row, as the page itself sees it
  await context.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector("article") === null) requestAnimationFrame(look);
      else Object.assign(globalThis, { first_rows_ms: performance.now() });
    };
    requestAnimationFrame(look);
  });
  return context.newPage();
};

/** The stream of events never ends, so that no network is ever idle: what else was asked for has come by then. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(REST_MS);

const readFirstRows = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => "first_rows_ms" in globalThis, null, { timeout: 120_000 });
  return page.evaluate(() => (globalThis as unknown as { first_rows_ms: number }).first_rows_ms);
};

const measureReload = async (page: Page, url: string): Promise<number[]> => {
  await page.goto(`${url}/transactions`);
  await readFirstRows(page);
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload({ waitUntil: "commit" });
    took.push(await readFirstRows(page));
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

const measureInApp = async (page: Page): Promise<number[]> => {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await goTo(page, "Settings");
    await page.waitForFunction(() => document.querySelector("article") === null);
    await rest(page);
    const act = () => goTo(page, "Transactions");
    took.push(await timeUntil(page, { event: "click", shows: "", act }));
  }
  return took;
};

/** Each letter of some names is a keystroke; one that changes nothing on the screen is none. */
const measureSearch = async (page: Page): Promise<number[]> => {
  const took: number[] = [];
  const search = page.getByRole("combobox", { name: "Search transactions" });
  for (let run = 0; run < RUNS; run += 1) {
    const name = nameOf(run * 137 + 11);
    await search.fill("");
    await rest(page);
    await search.focus();
    for (let length = 1; length <= name.length; length += 1) {
      const shows = name.slice(0, length);
      const isThere = await page.evaluate(
        (words) =>
          [...document.querySelectorAll("article")].every((row) =>
            row.textContent.toLowerCase().includes(words),
          ),
        shows,
      );
      const act = () => page.keyboard.press(name.charAt(length - 1));
      const passed = await timeUntil(page, { event: "keydown", shows, act });
      if (!isThere) took.push(passed);
    }
  }
  await search.fill("");
  await rest(page);
  return took;
};

/** The tasks of the page that were too long while the wheel was turned. */
const measureScroll = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: "longtask" });
  });
  await page.mouse.move(640, 500);
  for (let wheel = 0; wheel < WHEELS; wheel += 1) {
    await page.mouse.wheel(0, wheel % 40 < 30 ? WHEEL_PX : -WHEEL_PX);
    await page.waitForTimeout(BETWEEN_WHEELS_MS);
  }
  await rest(page);
  return page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
};

const toRow = (what: string, target: string, took: readonly number[]): string[] => [
  what,
  target,
  ms(median(took)),
  ms(Math.max(...took)),
  String(took.length),
];

console.log(describeMachine());
ensureWebBuilt(process.execPath);
const measure = async (server: RealServer, size: number): Promise<void> => {
  const person = await server.signUp("daily");
  await importFiles(person, [makeFile("31", makeRows(size))]);
  const page = await enter(server, person);
  const reload = await measureReload(page, server.url);
  const in_app = await measureInApp(page);
  const search = await measureSearch(page);
  const long = await measureScroll(page);
  console.log(`\n${String(size)} transactions, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  printTable(
    ["what", "target", "median", "worst", "runs"],
    [
      toRow("from a reload to the first rows", "1000 ms", reload),
      toRow("from a tab to the first rows", "200 ms", in_app),
      toRow("from a keystroke of the search to its rows", "100 ms", search),
    ],
  );
  console.log(
    `tasks over ${String(LONG_MS)} ms while scrolling: ${String(long.length)}, the longest ${ms(Math.max(0, ...long))}`,
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

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listRates } from "@passbook/contract/common";
import { makeZip } from "../../../testing/make-zip.ts";
import { makeClient, startTestServer, type TestServer } from "../../../testing/harness.ts";
import { fetchPublished, findExpectedDay } from "./fetch-published.ts";
import { findNewestRateDay, keepPublished } from "./keep-published.ts";
import { readPublished } from "./read-published.ts";

const TODAY = "2026-11-20";
const CSV = "Date,USD,JPY,EEK,\n2026-11-19,1.0812,161.30,N/A,\n1999-01-04,1.1789,133.73,15.6466,\n";
const xmlOf = (day: string): string =>
  `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time="${day}"><Cube currency="USD" rate="1.09"/><Cube currency="CHF" rate="0.94"/></Cube></Cube></gesmes:Envelope>`;

let server: TestServer;
let bank: Server;
const asked: string[] = [];
let answer = { status: 200, text: "" };
beforeAll(async () => {
  bank = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
  // what `listen` answers for a port
  const { port } = bank.address() as AddressInfo;
  server = await startTestServer({
    FETCH_RATES: "true",
    LOCAL_BRIDGES: "true",
    RATES_URL: `http://127.0.0.1:${String(port)}/stats/eurofxref/`,
  });
});
afterAll(async () => {
  await server.close();
  bank.close();
});

test("the published file is read as CSV, in its ZIP, and as XML", () => {
  const rates = readPublished(Buffer.from(CSV), TODAY);
  expect(rates).toHaveLength(5);
  expect(rates.at(-1)).toEqual({ day: "1999-01-04", currency: "EEK", rate: "15.6466" });
  const zip = makeZip({ "eurofxref-hist.csv": Buffer.from(CSV) });
  expect(readPublished(zip, TODAY)).toEqual(rates);
  expect(readPublished(Buffer.from(xmlOf("2026-11-19")), TODAY)).toHaveLength(2);
});

test.each([
  ["Date,USD,\n2026-11-19,0,\n", "USD on 2026-11-19 is not above 0"],
  ["Date,USD,\n2026-11-19,-1.1,\n", "not above 0"],
  ["Date,USD,\n2026-11-21,1.1,\n", "of a day to come"],
  ["Date,USD,\nyesterday,1.1,\n", "is no day"],
  ["hello", "holds no rates"],
  ["PK\u0003\u0004", "no CSV file"],
])("rates such as %j are refused with a sentence, all of them", async (text, said) => {
  expect(() => readPublished(Buffer.from(text), TODAY)).toThrow(said);
  await expect(keepPublished(server.services.db, Buffer.from(text), TODAY)).rejects.toThrow(said);
});

test("rates come out at working days after 15:30", () => {
  expect(findExpectedDay("2026-11-20T16:00:00.000Z")).toBe("2026-11-20");
  expect(findExpectedDay("2026-11-20T09:00:00.000Z")).toBe("2026-11-19");
  expect(findExpectedDay("2026-11-22T20:00:00.000Z")).toBe("2026-11-20");
  expect(findExpectedDay("2026-11-23T09:00:00.000Z")).toBe("2026-11-20");
});

test("where it is allowed the history is fetched once, then what is new, and no more often than every six hours", async () => {
  const { services, clock } = server;
  answer = { status: 200, text: xmlOf("2026-11-18") };
  expect(await fetchPublished(services)).toEqual({ rates: 2, from: "2026-11-18", to: "2026-11-18" });
  expect(await fetchPublished(services)).toBeNull();
  clock.advanceMs(7 * 3_600_000);
  answer = { status: 200, text: xmlOf("2026-11-20") };
  expect(await fetchPublished(services)).toMatchObject({ to: "2026-11-20" });
  expect(asked).toEqual(["/stats/eurofxref/eurofxref-hist.xml", "/stats/eurofxref/eurofxref-hist-90d.xml"]);
  expect(await findNewestRateDay(services.db)).toBe("2026-11-20");
  clock.advanceMs(7 * 3_600_000);
  expect(await fetchPublished(services)).toBeNull();
  const listed = (await makeClient(server).call(listRates, { query: { base: "EUR" } })).answer.data;
  expect(listed[0]).toEqual({ currency: "CHF", day: "2026-11-20", rate: "0.94" });
});

test("a bank that fails, or gives what cannot be kept, leaves everything as it was", async () => {
  const { services, clock } = server;
  clock.advanceMs(3 * 86_400_000);
  answer = { status: 503, text: "" };
  await expect(fetchPublished(services)).rejects.toThrow("status 503");
  clock.advanceMs(7 * 3_600_000);
  answer = { status: 200, text: xmlOf("2029-01-01") };
  await expect(fetchPublished(services)).rejects.toThrow("day to come");
  expect(await findNewestRateDay(services.db)).toBe("2026-11-20");
});

test("without the setting nobody is asked", async () => {
  const count = asked.length;
  const config = { ...server.services.config, rates_url: null };
  expect(await fetchPublished({ ...server.services, config })).toBeNull();
  expect(asked).toHaveLength(count);
});

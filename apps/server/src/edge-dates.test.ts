import type { Endpoint } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { listSeries } from "@passbook/contract/findings";
import type { LightMyRequestResponse } from "fastify";
import * as z from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { makeLedger } from "../testing/ledger.ts";
import { settleFindings } from "../testing/findings.ts";
import { signUp, type TestPerson } from "../testing/people.ts";

let server: TestServer;
let asha: TestPerson;
/** What the paths that bear an id are about. */
let account_id: string;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "silent" });
  asha = await signUp(server, "Asha");
  const ledger = await makeLedger(server, asha);
  account_id = ledger.account_id;
  const vendor_id = await ledger.addVendor("Lumo Stream");
  const days = ["2026-10-06", "2026-10-13", "2026-10-20", "2026-10-27", "2026-11-03", "2026-11-10"];
  await ledger.addMany(
    days.map((booked_on) => ({ vendor_id, amount: -1_299, description: "LUMO STREAM", booked_on })),
  );
  await settleFindings(server);
});
afterAll(() => server.close());

const MONTHS = ["0000-01", "0001-01", "0999-12", "1899-12", "1900-01", "9999-12", "2026-00", "2026-13"];
const FAR = ["10000-01", "275760-09", "+275760-09", "-271821-04", "x", "2026", "2026-1"];
const WANTED = [...MONTHS, ...FAR];
const VALUES = [...WANTED, ...WANTED.flatMap((month) => [`${month}-01`, `${month}-31`]), "2026-02-29"];

// what is posted with a file names its rows by the filter of the list, which is asked here
const SLOTS = ENDPOINTS.filter(({ method }) => method === "GET").flatMap((endpoint) => {
  const { properties = {} } = z.toJSONSchema(endpoint.query, { io: "input", unrepresentable: "any" });
  return Object.keys(properties)
    .filter((name) => /^(from|to|due_to|month)$/.test(name))
    .map((name) => [`${endpoint.path}?${name}=`, endpoint] as const);
});

/** Where an answer is not of the shape the contract promises. */
const findFaults = (endpoint: Endpoint, answered: LightMyRequestResponse): unknown[] =>
  answered.statusCode === 200 && endpoint.answer_kind === "json"
    ? (z.safeParse(endpoint.answer, answered.json()).error?.issues ?? [])
    : [];

test("there is something recurring, so that what is due is counted", async () => {
  const { answer } = await asha.call(listSeries);
  expect(answer.data).toMatchObject([{ interval: "weekly" }]);
  const due = await asha.call(listSeries, { query: { due_to: "9999-12-31" } });
  expect(due.answer.data).toHaveLength(1);
});

test.each(SLOTS)(
  "%s takes any day or month there is, and refuses what is none",
  async (address, endpoint) => {
    for (const value of VALUES) {
      const url = address.replace("{id}", account_id) + encodeURIComponent(value);
      const answered = await asha.send({ method: "GET", url });
      expect([200, 422], `${url}: ${answered.body}`).toContain(answered.statusCode);
      expect(findFaults(endpoint, answered), url).toEqual([]);
    }
  },
);

import { createAsset } from "@passbook/contract/assets";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { getNetWorth } from "@passbook/contract/net-worth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepPublished } from "../../common/index.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha", { home_currency: "EUR" });
  for (const currency of ["CHF", "RUB"])
    await asha.call(createAsset, {
      body: { name: currency, kind: "other", currency, values: [{ on: "2026-01-05", amount: 1_000_00 }] },
    });
});
afterAll(() => server.close());

const look = async (on: string) => (await asha.call(getNetWorth, { query: { on } })).answer.data;

test("without any rates every currency is totalled apart, and that none are here is told", async () => {
  const worth = await look("2026-11-15");
  expect(worth.without_rate).toEqual(["CHF", "RUB"]);
  expect(worth.published_until).toBeNull();
});

test("published rates convert, each figure with its rate and day; a Sunday has that of the Friday before", async () => {
  const lines = ["2026-11-16,1.09,0.95,N/A,", "2026-11-13,1.08,0.80,N/A,", "2026-01-05,1.07,0.93,90.5,"];
  await keepPublished(
    server.services.db,
    Buffer.from(`Date,USD,CHF,RUB,\n${lines.join("\n")}\n`),
    "2026-11-20",
  );
  const worth = await look("2026-11-15");
  const [converted] = worth.holdings.filter(({ currency }) => currency === "CHF");
  expect(converted?.converted).toEqual({
    amount: 1_250_00,
    rate: { base: "EUR", currency: "CHF", rate: "0.80", from: "2026-11-13", source: "published" },
  });
  expect(worth.totals[0]).toMatchObject({ currency: "EUR", converted: ["CHF"], amount: 1_250_00 });
  expect(worth.without_rate).toEqual(["RUB"]);
  expect(worth.published_until).toBe("2026-11-16");
});

test("what a person enters goes before what is published for the same day, and holds until the next is published", async () => {
  await asha.call(createExchangeRate, {
    body: { base: "EUR", currency: "CHF", rate: "1", from: "2026-11-13" },
  });
  const rateOf = async (on: string) =>
    (await look(on)).holdings.find(({ currency }) => currency === "CHF")?.converted?.rate;
  expect(await rateOf("2026-11-15")).toMatchObject({ rate: "1", source: "own" });
  expect(await rateOf("2026-11-16")).toMatchObject({ rate: "0.95", source: "published" });
});

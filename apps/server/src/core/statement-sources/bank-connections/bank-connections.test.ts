import * as banks from "@passbook/contract/bank-connections";
import { createBankAccount, deleteBankAccount } from "@passbook/contract/bank-accounts";
import * as sources from "@passbook/contract/statement-sources";
import * as statements from "@passbook/contract/statements";
import { changeTransaction } from "@passbook/contract/transactions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { readLedger } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import {
  type BridgeAccount,
  type BridgeRow,
  startBridge,
  type TestBridge,
} from "../../../../testing/simplefin-bridge.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../../statements/index.ts";
import { askBridge } from "./ask-bridge.ts";
import { BANK_WORK } from "./poll-connections.ts";

const START = "2026-11-20T09:00:00.000Z";
const DAY_MS = 24 * 3_600_000;

let bridge: TestBridge;
let server: TestServer;
let people = 0;

beforeAll(async () => {
  bridge = await startBridge();
  server = await startTestServer({ LOCAL_BRIDGES: "true" });
});
afterAll(async () => {
  await server.close();
  await bridge.close();
});
beforeEach(async () => {
  await server.services.db.deleteFrom("bank_connections").execute();
  await server.services.db.deleteFrom("attempts").execute();
  server.clock.set(START);
  bridge.answerWith(null);
  bridge.asked.length = 0;
});

const newPerson = () => {
  people += 1;
  return signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
};
const work = () => workUntilIdle(server.services, [BANK_WORK, STATEMENT_WORK]);
/** The next day, or as many later. */
const workLater = async (days = 1): Promise<void> => {
  server.clock.advanceMs(days * DAY_MS);
  await work();
};
const connect = async (person: TestPerson, token = bridge.makeToken()) =>
  (await person.call(banks.createBankConnection, { body: { token } })).answer.data;
const connectionOf = async (person: TestPerson) => {
  const [connection] = (await person.call(sources.getStatementSources)).answer.data.bank_connections;
  if (connection === undefined) throw new Error("There is no connection.");
  return connection;
};
const change = (person: TestPerson, id: string, body: { token?: string; is_paused?: boolean }) =>
  person.call(banks.changeBankConnection, { params: { id }, body });
const map = (person: TestPerson, id: string, body: object) =>
  person.call(banks.mapConnectedAccount, { params: { id }, body });
const newAccount = (label: string, currency = "EUR") => ({
  new_bank_account: { label, currency, account_type: "current", bank: { name: "Rhein Bank" } },
});
const statementsOf = async (person: TestPerson) => (await person.call(statements.listStatements)).answer.data;
const ledgerOf = (person: TestPerson) => readLedger(server, person);
const textsOf = async (person: TestPerson) =>
  (await ledgerOf(person)).map(
    ({ booked_on, amount, description, status }) => `${booked_on} ${String(amount)} ${description} ${status}`,
  );

const SALARY: BridgeRow = { id: "TRN-1", day: "2026-10-30", amount: "2500.00", description: "Salary" };
const RENT: BridgeRow = { id: "TRN-2", day: "2026-11-02", amount: "-900.00", description: "Rent November" };
const COFFEE: BridgeRow = { id: "TRN-3", day: "2026-11-18", amount: "-3.50", description: "Coffee House" };
const GROCER: BridgeRow = { id: "TRN-4", day: "2026-11-19", amount: "-41.20", description: "Grocer 12" };
const HOLD: BridgeRow = {
  id: "TRN-P",
  day: "2026-11-20",
  amount: "-60.00",
  description: "FUEL STATION HOLD",
  pending: true,
};
const EVERYDAY: BridgeAccount = { id: "ACT-1", name: "Everyday (1234)", rows: [SALARY, RENT, COFFEE, HOLD] };
const withRows = (rows: readonly BridgeRow[], own: Partial<BridgeAccount> = {}): BridgeAccount => ({
  ...EVERYDAY,
  ...own,
  rows,
});

/** A person whose only account of the bridge is an account of theirs; what is shown has come in. */
const connected = async (...shown: readonly BridgeAccount[]) => {
  const asha = await newPerson();
  bridge.show(shown.length === 0 ? [EVERYDAY] : shown);
  await connect(asha);
  await work();
  for (const { id, currency } of (await connectionOf(asha)).accounts)
    await map(asha, id, newAccount("Everyday", currency ?? "EUR"));
  await work();
  return asha;
};

describe("connecting", () => {
  test("the accounts of a bridge are listed and wait; what a person says they are comes in as its rows", async () => {
    const asha = await newPerson();
    bridge.show([
      EVERYDAY,
      { id: "ACT-2", name: "Miles", currency: "https://miles.example/points", rows: [] },
    ]);
    const made = await connect(asha);
    expect(made).toMatchObject({ state: "waiting", host: new URL(bridge.url).host, accounts: [] });
    await work();
    const { state, accounts, next_at, checked_at } = await connectionOf(asha);
    expect({ state, checked_at, next_at }).toEqual({
      state: "current",
      checked_at: START,
      next_at: "2026-11-21T09:00:00.000Z",
    });
    expect(accounts).toMatchObject([
      {
        name: "Everyday (1234)",
        bank_name: "Rhein Bank",
        currency: "EUR",
        last_4_digits: "1234",
        bank_account_id: null,
        is_left_out: false,
        is_missing: false,
      },
      { name: "Miles", currency: null },
    ]);
    expect(await statementsOf(asha)).toEqual([]);
    await map(asha, accounts[0]!.id, newAccount("Everyday"));
    await map(asha, accounts[1]!.id, { is_left_out: true });
    await work();
    expect(await statementsOf(asha)).toMatchObject([
      {
        source: "bank_sync",
        format: "simplefin",
        file_name: "Everyday (1234) 2026-10.json",
        status: "imported",
        period: { from: "2026-10-01", to: "2026-10-31" },
        closing_balance: null,
        proof: { verdict: "unproved" },
      },
      {
        file_name: "Everyday (1234) 2026-11.json",
        status: "imported",
        period: { from: "2026-11-01", to: "2026-11-20" },
        closing_balance: 10_000,
        questions: [],
        problems: [],
      },
    ]);
    expect(await textsOf(asha)).toEqual([
      "2026-10-30 250000 Salary posted",
      "2026-11-02 -90000 Rent November posted",
      "2026-11-18 -350 Coffee House posted",
      "2026-11-20 -6000 FUEL STATION HOLD pending",
    ]);
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("the bridge is asked for 90 days at first, then from the month before the last answer, with what is pending", async () => {
    await connected();
    const [first] = bridge.asked;
    await workLater();
    const last = bridge.asked.at(-1);
    const daysOf = (url: URL | undefined) =>
      ["start-date", "end-date"].map((name) =>
        new Date(Number(url?.searchParams.get(name)) * 1000).toISOString().slice(0, 10),
      );
    expect(daysOf(first)).toEqual(["2026-08-24", "2026-11-21"]);
    expect(daysOf(last)).toEqual(["2026-10-01", "2026-11-22"]);
    expect(last?.searchParams.get("pending")).toBe("1");
  });

  test("an account begins with all that the bridge has, whenever its person says which it is; the others go on", async () => {
    const old = { id: "TRN-0", day: "2026-09-20", amount: "-12.00", description: "September" };
    const others = withRows([{ ...old, id: "TRN-9" }, GROCER], { id: "ACT-2", name: "Savings" });
    const asha = await connected(withRows([old, SALARY]));
    bridge.show([withRows([old, SALARY]), others]);
    await workLater();
    const [, savings] = (await connectionOf(asha)).accounts;
    server.clock.advanceMs(11 * DAY_MS);
    await work();
    await map(asha, savings!.id, newAccount("Savings"));
    await work();
    const names = (await statementsOf(asha)).map(({ file_name }) => file_name);
    expect(names.toSorted()).toEqual([
      "Everyday (1234) 2026-09.json",
      "Everyday (1234) 2026-10.json",
      "Savings 2026-09.json",
      "Savings 2026-11.json",
    ]);
    await workLater();
    expect((await statementsOf(asha)).length).toBe(4);
    expect((await textsOf(asha)).toSorted()).toEqual([
      "2026-09-20 -1200 September posted",
      "2026-09-20 -1200 September posted",
      "2026-10-30 250000 Salary posted",
      "2026-11-19 -4120 Grocer 12 posted",
    ]);
  });

  test("a token that is none, that was used, or that leads where nobody may go is refused in its field", async () => {
    const asha = await newPerson();
    const refused = async (token: string) =>
      (await refusalOf(asha.call(banks.createBankConnection, { body: { token } }))).fields?.["token"];
    const toToken = (url: string): string => Buffer.from(url).toString("base64");
    expect(await refused("not a token")).toMatch(/^This is no setup token/);
    expect(await refused(toToken("not an address"))).toMatch(/^This is no setup token/);
    const used = bridge.makeToken();
    await connect(asha, used);
    expect(await refused(used)).toMatch(/used before.*disable it/);
    expect(await refused(toToken("http://1.1.1.1/claim/1"))).toMatch(/without encryption/);
    expect(await refused(toToken("http://127.0.0.1:9/claim/1"))).toMatch(/could not be reached/);
    expect(await refused(toToken("ftp://bridge.example/claim/1"))).toMatch(/without encryption/);
    bridge.answerWith(null);
    expect((await connectionOf(asha)).state).toBe("waiting");
  });

  test("A19: local addresses and open lines are refused unless the installation allows them", async () => {
    const strict = await startTestServer({}, ["core", "common"], {
      dns: {
        addresses: (host) => Promise.resolve(host === "inside.example" ? ["10.0.0.7"] : []),
        records: () => Promise.reject(new Error("no records")),
      },
    });
    try {
      const ravi = await signUp(strict, "Ravi");
      const refused = async (url: string) =>
        (
          await refusalOf(
            ravi.call(banks.createBankConnection, { body: { token: Buffer.from(url).toString("base64") } }),
          )
        ).fields?.["token"];
      expect(await refused(`${bridge.url}/simplefin/claim/1`)).toMatch(/without encryption/);
      for (const host of ["127.0.0.1", "[::1]", "169.254.169.254", "inside.example"])
        expect(await refused(`https://${host}/claim/1`)).toMatch(/this machine or its network/);
      expect(await refused("https://nowhere.example/claim/1")).toMatch(/could not be reached/);
    } finally {
      await strict.close();
    }
  });

  test("an answer that holds no way in is refused, and so is one that leads elsewhere", async () => {
    const asha = await newPerson();
    const answers = await startBridge();
    // A bridge whose claims are answered like requests for accounts.
    const token = Buffer.from(`${answers.url}/simplefin/claim/none`).toString("base64");
    const refused = await refusalOf(asha.call(banks.createBankConnection, { body: { token } }));
    expect(refused.fields?.["token"]).toMatch(/used before/);
    await answers.close();
  });

  test("a repeat of the call is answered with the same connection, and the token is used once", async () => {
    const asha = await newPerson();
    bridge.show([EVERYDAY]);
    const token = bridge.makeToken();
    const call = () =>
      asha.send(
        { method: "POST", url: banks.createBankConnection.path, payload: { token } },
        { "idempotency-key": "connect-once-1" },
      );
    const [first, second] = [await call(), await call()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });

  test("who tries tokens again and again waits", async () => {
    const asha = await newPerson();
    const tryIt = () => refusalOf(asha.call(banks.createBankConnection, { body: { token: "AAAA" } }));
    const codes: string[] = [];
    for (let tries = 0; tries < 9; tries += 1) codes.push((await tryIt()).code);
    expect(codes.at(0)).toBe("invalid_input");
    expect(codes.at(-1)).toBe("too_many_attempts");
  });

  test("A21: what opens the bridge is sealed, bound to its row, and told to nobody", async () => {
    const asha = await connected();
    const { db, secrets } = server.services;
    const [row] = await db.selectFrom("bank_connections").selectAll().execute();
    expect(Buffer.from(row!.sealed, "base64").toString("latin1")).not.toContain("reader");
    const place = (id: string) => `${asha.user_id}/bank_connections/${id}`;
    expect(Buffer.from(secrets.unseal(row!.sealed, place(row!.id))).toString()).toContain("reader:");
    expect(() => secrets.unseal(row!.sealed, place(server.clock.newId()))).toThrow(
      "unable to authenticate data",
    );
    const shown = await asha.send({ method: "GET", url: sources.getStatementSources.path });
    expect(`${shown.body} ${server.logged.join(" ")}`).not.toMatch(/reader|p@ss|p%40ss/);
  });
});

describe("asking each day", () => {
  test("the same answer twice adds nothing, and is not even put down", async () => {
    const asha = await connected();
    const before = [await statementsOf(asha), await ledgerOf(asha)];
    bridge.show([withRows(EVERYDAY.rows, { balance: "77.00", balance_day: "2026-11-21" })]);
    await workLater();
    await workLater();
    expect([await statementsOf(asha), await ledgerOf(asha)]).toEqual(before);
    const changes = await server.services.db
      .selectFrom("changes")
      .select("kind")
      .where("user_id", "=", asha.user_id)
      .where("kind", "=", "import_statement")
      .execute();
    expect(changes).toHaveLength(2);
  });

  test("news take the place of the earlier look at the month, and rows keep what their person set", async () => {
    const asha = await connected();
    const coffee = (await ledgerOf(asha)).find(({ description }) => description === "Coffee House");
    await asha.call(changeTransaction, { params: { id: coffee!.id }, body: { note: "with Ravi" } });
    const days = ["2026-11-21", "2026-11-22", "2026-11-23"];
    for (const [index, day] of days.entries()) {
      const more = days.slice(0, index + 1).map((each) => ({
        id: `TRN-${each}`,
        day: each,
        amount: "-1.00",
        description: "Bakery",
      }));
      bridge.show([withRows([...EVERYDAY.rows, GROCER, ...more], { balance_day: day })]);
      await workLater();
    }
    const found = await statementsOf(asha);
    expect(found.map(({ file_name }) => file_name)).toEqual([
      "Everyday (1234) 2026-11.json",
      "Everyday (1234) 2026-10.json",
    ]);
    expect(found[0]).toMatchObject({ period: { to: "2026-11-23" }, counts: { new: 1 }, problems: [] });
    expect((await ledgerOf(asha)).find(({ id }) => id === coffee!.id)).toMatchObject({
      note: "with Ravi",
      statement_id: found[0]!.id,
    });
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("what is pending is booked under another id and text, and stays one row", async () => {
    const asha = await connected();
    const hold = (await ledgerOf(asha)).find(({ status }) => status === "pending");
    await asha.call(changeTransaction, { params: { id: hold!.id }, body: { note: "the drive home" } });
    const booked = { id: "TRN-9", day: "2026-11-21", amount: "-48.10", description: "FUEL STATION 44 BONN" };
    bridge.show([withRows([SALARY, RENT, COFFEE, booked])]);
    await workLater();
    expect(await textsOf(asha)).toEqual([
      "2026-10-30 250000 Salary posted",
      "2026-11-02 -90000 Rent November posted",
      "2026-11-18 -350 Coffee House posted",
      "2026-11-21 -4810 FUEL STATION 44 BONN posted",
    ]);
    expect((await ledgerOf(asha)).at(-1)).toMatchObject({ id: hold!.id, note: "the drive home" });
    expect(await statementsOf(asha)).toHaveLength(2);
  });

  test("what is pending and was set by a person waits for its booking, though the bridge shows it a while no more", async () => {
    const other: BridgeRow = { ...HOLD, id: "TRN-Q", amount: "-12.00", description: "HOTEL DEPOSIT" };
    const asha = await connected(withRows([RENT, COFFEE, HOLD, other]));
    const hold = (await ledgerOf(asha)).find(({ description }) => description === HOLD.description);
    await asha.call(changeTransaction, { params: { id: hold!.id }, body: { note: "the drive home" } });
    bridge.show([withRows([RENT, COFFEE, GROCER], { balance_day: "2026-11-21" })]);
    await workLater();
    expect(await textsOf(asha)).toEqual([
      "2026-11-02 -90000 Rent November posted",
      "2026-11-18 -350 Coffee House posted",
      "2026-11-19 -4120 Grocer 12 posted",
      "2026-11-20 -6000 FUEL STATION HOLD pending",
    ]);
    const booked = { id: "TRN-9", day: "2026-11-22", amount: "-48.10", description: "FUEL STATION 44 BONN" };
    bridge.show([withRows([RENT, COFFEE, GROCER, booked], { balance_day: "2026-11-22" })]);
    await workLater();
    expect((await ledgerOf(asha)).at(-1)).toMatchObject({
      id: hold!.id,
      status: "posted",
      amount: -4810,
      note: "the drive home",
    });
    expect(await ledgerOf(asha)).toHaveLength(4);
    expect(await statementsOf(asha)).toHaveLength(1);
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("what is pending and was never booked goes in the end, whatever a person set on it", async () => {
    const asha = await connected(withRows([RENT, HOLD]));
    const hold = (await ledgerOf(asha)).find(({ status }) => status === "pending");
    await asha.call(changeTransaction, { params: { id: hold!.id }, body: { note: "not mine" } });
    for (const days of [1, 5, 4]) {
      const day = server.clock.now().slice(0, 10);
      const more = { id: `TRN-${day}`, day, amount: "-1.00", description: "Bakery" };
      bridge.show([withRows([RENT, more])]);
      await workLater(days);
    }
    expect((await ledgerOf(asha)).some(({ id }) => id === hold!.id)).toBe(false);
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("what is pending in one month and booked in the next stays one row, and the months are one statement each", async () => {
    const late: BridgeRow = { ...HOLD, day: "2026-11-30" };
    server.clock.set("2026-11-30T20:00:00.000Z");
    const asha = await connected(withRows([RENT, late]));
    expect(await textsOf(asha)).toHaveLength(2);
    bridge.show([
      withRows([
        RENT,
        { id: "TRN-8", day: "2026-11-29", amount: "-2.00", description: "Bakery" },
        { id: "TRN-9", day: "2026-12-01", amount: "-60.00", description: "FUEL STATION 44" },
      ]),
    ]);
    await workLater(2);
    expect(await textsOf(asha)).toEqual([
      "2026-11-02 -90000 Rent November posted",
      "2026-11-29 -200 Bakery posted",
      "2026-12-01 -6000 FUEL STATION 44 posted",
    ]);
    bridge.show([
      withRows([
        RENT,
        { id: "TRN-8", day: "2026-11-29", amount: "-2.00", description: "Bakery" },
        { id: "TRN-9", day: "2026-12-01", amount: "-60.00", description: "FUEL STATION 44" },
        { id: "TRN-10", day: "2026-12-03", amount: "-5.00", description: "Kiosk" },
      ]),
    ]);
    await workLater(2);
    expect((await statementsOf(asha)).map(({ file_name }) => file_name).toSorted()).toEqual([
      "Everyday (1234) 2026-11.json",
      "Everyday (1234) 2026-12.json",
    ]);
    expect(await textsOf(asha)).toHaveLength(4);
  });

  test("a row whose text or amount the bridge mends is the same row", async () => {
    const asha = await connected();
    bridge.show([
      withRows([SALARY, RENT, { ...COFFEE, description: "Coffee House Bonn", amount: "-3.80" }, HOLD]),
    ]);
    await workLater();
    expect(await textsOf(asha)).toContain("2026-11-18 -380 Coffee House Bonn posted");
    expect(await ledgerOf(asha)).toHaveLength(4);
  });

  test("an account that was connected anew at the bridge has other ids, and adds nothing twice", async () => {
    const asha = await connected();
    bridge.show([withRows([SALARY, RENT, COFFEE, GROCER].map((row) => ({ ...row, id: `NEW-${row.id}` })))]);
    await workLater();
    expect(await textsOf(asha)).toEqual([
      "2026-10-30 250000 Salary posted",
      "2026-11-02 -90000 Rent November posted",
      "2026-11-18 -350 Coffee House posted",
      "2026-11-19 -4120 Grocer 12 posted",
    ]);
  });

  test("a booked row that the bridge shows no more stays, with the look that has it", async () => {
    const asha = await connected(withRows([RENT, COFFEE]));
    bridge.show([withRows([RENT, GROCER])]);
    await workLater();
    expect(await textsOf(asha)).toHaveLength(3);
    expect(await statementsOf(asha)).toHaveLength(2);
    bridge.show([withRows([RENT, COFFEE, GROCER, { ...GROCER, id: "TRN-5", day: "2026-11-22" }])]);
    await workLater();
    expect(await textsOf(asha)).toHaveLength(4);
    expect(await statementsOf(asha)).toHaveLength(1);
  });

  test("an account that vanishes is told as missing, and what came from it stays", async () => {
    const asha = await connected();
    bridge.show([], ["Rhein Bank needs you to sign in again"]);
    await workLater();
    expect(await connectionOf(asha)).toMatchObject({
      state: "current",
      fault: null,
      said: ["Rhein Bank needs you to sign in again"],
      accounts: [{ name: "Everyday (1234)", is_missing: true }],
    });
    expect(await ledgerOf(asha)).toHaveLength(4);
    bridge.show([EVERYDAY]);
    await workLater();
    expect((await connectionOf(asha)).accounts).toMatchObject([{ is_missing: false }]);
  });

  test("two accounts in two currencies are two accounts", async () => {
    const yen: BridgeAccount = {
      id: "ACT-2",
      name: "Travel",
      currency: "JPY",
      balance: "5000",
      rows: [{ id: "TRN-1", day: "2026-11-18", amount: "-1200", description: "Ramen" }],
    };
    const asha = await connected(EVERYDAY, yen);
    expect((await ledgerOf(asha)).map(({ amount, currency }) => [amount, currency])).toContainEqual([
      -1200,
      "JPY",
    ]);
    const { accounts } = await connectionOf(asha);
    expect(new Set(accounts.map(({ bank_account_id }) => bank_account_id)).size).toBe(2);
  });

  test("a statement that a person deleted comes back only with news", async () => {
    const asha = await connected(withRows([RENT]));
    const [only] = await statementsOf(asha);
    await asha.call(statements.deleteStatement, { params: { id: only!.id } });
    await workLater();
    expect(await ledgerOf(asha)).toEqual([]);
    bridge.show([withRows([RENT, GROCER])]);
    await workLater();
    expect(await ledgerOf(asha)).toHaveLength(2);
  });
});

describe("beside what is uploaded", () => {
  const ROWS = [
    { day: "2026-11-02", cents: -90_000, name: "RENT NOVEMBER TO LANDLORD", id: "2026110201" },
    { day: "2026-11-18", cents: -350, name: "COFFEE HOUSE BONN", id: "2026111801" },
    { day: "2026-11-18", cents: -350, name: "COFFEE HOUSE BONN", id: "2026111802" },
    { day: "2026-11-19", cents: -4120, name: "GROCER 12", id: "2026111901" },
  ];
  const SAME: readonly BridgeRow[] = [RENT, COFFEE, { ...COFFEE, id: "TRN-3b" }, GROCER];
  const CSV = `Date;Description;Amount\n2026-11-02;Rent to landlord;-900,00\n2026-11-18;Coffee;-3,50\n2026-11-18;Coffee;-3,50\n2026-11-19;Grocer;-41,20\n`;
  const upload = async (person: TestPerson, name: string, bytes: string): Promise<void> => {
    const { accounts } = await connectionOf(person);
    await uploadFiles(person, [{ name, bytes }], `?bank_account_id=${accounts[0]!.bank_account_id ?? ""}`);
    await work();
  };

  test.each([
    ["OFX", "a.ofx", makeOfx({ account: "DE02500105170137075030", rows: ROWS })],
    ["CSV", "a.csv", CSV],
  ])("the same rows as %s, before and after, are the same transactions", async (_, name, bytes) => {
    const asha = await connected(withRows(SAME));
    await upload(asha, name, bytes);
    expect(await ledgerOf(asha)).toHaveLength(4);
    bridge.show([withRows([...SAME, { ...GROCER, id: "TRN-7", day: "2026-11-20", amount: "-9.99" }])]);
    await workLater();
    expect(await ledgerOf(asha)).toHaveLength(5);
    expect((await statementsOf(asha)).filter(({ status }) => status !== "imported")).toEqual([]);
    expect(await statementsOf(asha)).toHaveLength(2);
    await expectSumsToHold(server.services.db, asha.user_id);
  });

  test("a statement of the account is known by its number afterwards, since a bridge has none", async () => {
    const asha = await connected(withRows(SAME));
    await upload(asha, "a.ofx", makeOfx({ account: "DE02500105170137071234", rows: ROWS }));
    const next = [{ day: "2026-11-25", cents: -100, name: "KIOSK", id: "2026112501" }];
    await uploadFiles(asha, [
      { name: "b.ofx", bytes: makeOfx({ account: "DE02500105170137071234", rows: next }) },
    ]);
    await work();
    const ids = new Set((await statementsOf(asha)).map(({ bank_account_id }) => bank_account_id));
    expect(ids.size).toBe(1);
  });
});

describe("faults of a bridge", () => {
  const failing: readonly (readonly [string, number, string])[] = [
    ["failing", 503, "try later"],
    ["failing", 302, ""],
    ["payment_due", 402, '{"errors":["Your subscription ended"],"accounts":[]}'],
    ["not_readable", 200, "<html>"],
    ["not_readable", 200, '{"accounts":[{"id":"A"}]}'],
    ["not_readable", 200, `{"accounts":${"[".repeat(100_000)}`],
    ["too_large", 200, " ".repeat(9 * 1024 * 1024)],
  ];
  test.each(failing)("%s (%i): it is told, and asked again later each time", async (fault, status, body) => {
    const asha = await connected();
    bridge.answerWith((response) => {
      response.writeHead(status, { location: "http://127.0.0.1:9/" }).end(body);
    });
    const { id } = await connectionOf(asha);
    await asha.call(banks.checkBankConnection, { params: { id } });
    await work();
    expect(await connectionOf(asha)).toMatchObject({
      state: "waiting",
      fault,
      said: fault === "payment_due" ? ["Your subscription ended"] : [],
      next_at: "2026-11-20T09:01:00.000Z",
    });
    server.clock.advanceMs(61_000);
    await work();
    expect((await connectionOf(asha)).next_at).toBe("2026-11-20T09:03:01.000Z");
    for (let tries = 0; tries < 10; tries += 1) {
      server.clock.advanceMs(6 * 3_600_000 + 1000);
      await work();
    }
    const { next_at } = await connectionOf(asha);
    expect(Date.parse(next_at ?? "") - Date.parse(server.services.clock.now())).toBe(6 * 3_600_000);
    bridge.answerWith(null);
    await workLater();
    expect(await connectionOf(asha)).toMatchObject({ state: "current", fault: null, said: [] });
    expect(await ledgerOf(asha)).toHaveLength(4);
  });

  test("a connection that is cut in the middle of an answer is asked again", async () => {
    const asha = await connected();
    bridge.answerWith((response) => {
      response.writeHead(200, { "content-length": "1000" }).write("{");
      response.destroy();
    });
    await workLater();
    expect(await connectionOf(asha)).toMatchObject({ state: "waiting", fault: "ended" });
  });

  test("a bridge that is slow is given up in its time", async () => {
    bridge.answerWith((response) => {
      response.writeHead(200).write("{");
    });
    const url = new URL(`${bridge.url}/simplefin/accounts`);
    await expect(askBridge(server.services, { method: "GET", url }, 200)).rejects.toMatchObject({
      fault: "too_slow",
    });
  });

  test("access that was taken back stops it until its person opens it with another token", async () => {
    const asha = await connected();
    const { id } = await connectionOf(asha);
    bridge.answerWith((response) => {
      response.writeHead(403).end('{"errors":["Access revoked"],"accounts":[]}');
    });
    await workLater();
    expect(await connectionOf(asha)).toMatchObject({
      state: "stopped",
      fault: "revoked",
      said: ["Access revoked"],
      next_at: null,
    });
    const count = bridge.asked.length;
    await workLater(3);
    expect(bridge.asked.length).toBe(count);
    bridge.answerWith(null);
    bridge.show([withRows([...EVERYDAY.rows, GROCER])]);
    await change(asha, id, { token: bridge.makeToken() });
    await work();
    expect(await connectionOf(asha)).toMatchObject({ state: "current", fault: null });
    expect(await ledgerOf(asha)).toHaveLength(5);
  });

  test("words of a bridge are shown as one line each, without signs that turn or hide text", async () => {
    const asha = await newPerson();
    bridge.show([EVERYDAY], ["Sign\u202Ein \u0000again\nat <b>Rhein Bank</b>", ""]);
    await connect(asha);
    await work();
    expect((await connectionOf(asha)).said).toEqual(["Sign in again at <b>Rhein Bank</b>"]);
  });

  test("without room for what it brings it says so, and goes on when there is some", async () => {
    const asha = await connected();
    const { config } = server.services;
    config.storage_limit_bytes = 1;
    bridge.show([withRows([...EVERYDAY.rows, GROCER])]);
    await workLater();
    expect(await connectionOf(asha)).toMatchObject({ fault: "no_room" });
    config.storage_limit_bytes = null;
    await workLater();
    expect(await ledgerOf(asha)).toHaveLength(5);
  });
});

describe("what a person does with it", () => {
  test("one that is paused is not asked, one that is removed leaves what came from it", async () => {
    const asha = await connected();
    const { id } = await connectionOf(asha);
    expect((await change(asha, id, { is_paused: true })).answer.data).toMatchObject({
      state: "paused",
      next_at: null,
    });
    const count = bridge.asked.length;
    await workLater(2);
    expect(bridge.asked.length).toBe(count);
    await change(asha, id, { is_paused: false });
    await work();
    expect(bridge.asked.length).toBe(count + 1);
    await asha.call(banks.deleteBankConnection, { params: { id } });
    expect((await asha.call(sources.getStatementSources)).answer.data.bank_connections).toEqual([]);
    expect(await server.services.db.selectFrom("connected_accounts").selectAll().execute()).toEqual([]);
    expect(await ledgerOf(asha)).toHaveLength(4);
  });

  test("check now asks at once, also while it is being asked", async () => {
    const asha = await connected();
    const { id } = await connectionOf(asha);
    const count = bridge.asked.length;
    let wished = false;
    bridge.answerWith((response) => {
      const answer = () => response.end(JSON.stringify({ errors: [], accounts: [] }));
      if (wished) answer();
      else void asha.call(banks.checkBankConnection, { params: { id } }).then(answer);
      wished = true;
    });
    await asha.call(banks.checkBankConnection, { params: { id } });
    await work();
    expect(bridge.asked.length).toBe(count + 2);
  });

  test("asking often leaves enough to connect anew", async () => {
    const asha = await connected();
    const { id } = await connectionOf(asha);
    const ask = () => asha.call(banks.checkBankConnection, { params: { id } });
    for (let times = 0; times < 8; times += 1) await ask();
    expect((await refusalOf(ask())).status).toBe(429);
    await connect(asha);
  });

  test("an account is mapped to one in its currency, and stays where its rows are", async () => {
    const asha = await newPerson();
    bridge.show([
      EVERYDAY,
      { id: "ACT-2", name: "Miles", currency: "https://miles.example/points", rows: [] },
    ]);
    await connect(asha);
    await work();
    const [everyday, miles] = (await connectionOf(asha)).accounts;
    const make = async (currency: string) =>
      (
        await asha.call(createBankAccount, {
          body: { label: currency, currency, account_type: "current", bank: { name: "Rhein Bank" } },
        })
      ).answer.data.id;
    const [euros, dollars, others] = [await make("EUR"), await make("USD"), await make("EUR")];
    const refused = (id: string, body: object) => refusalOf(map(asha, id, body));
    expect((await refused(everyday!.id, { bank_account_id: dollars })).fields).toEqual({
      bank_account_id: "Choose an account in EUR.",
    });
    expect((await refused(everyday!.id, newAccount("Dollars", "USD"))).fields).toHaveProperty(
      "new_bank_account",
    );
    expect((await refused(miles!.id, { bank_account_id: euros })).fields?.["bank_account_id"]).toMatch(
      /Leave it out/,
    );
    expect((await refused(everyday!.id, {})).code).toBe("invalid_input");
    expect(
      (await refused(everyday!.id, { bank_account_id: euros, ...newAccount("Both") })).fields,
    ).toHaveProperty("new_bank_account");
    await map(asha, everyday!.id, { bank_account_id: euros });
    await work();
    expect(await refused(everyday!.id, { bank_account_id: others })).toMatchObject({
      status: 409,
      code: "connected_account_stays",
    });
    expect((await map(asha, everyday!.id, { is_left_out: true })).answer.data).toMatchObject({
      is_left_out: true,
      bank_account_id: euros,
    });
    bridge.show([withRows([...EVERYDAY.rows, GROCER])]);
    await workLater();
    expect(await ledgerOf(asha)).toHaveLength(4);
    await map(asha, everyday!.id, { is_left_out: false });
    await work();
    expect(await ledgerOf(asha)).toHaveLength(5);
  });

  test("where its account is deleted it waits for another, and comes in anew; where that is merged, it follows", async () => {
    const asha = await connected();
    const { accounts } = await connectionOf(asha);
    const into = (
      await asha.call(createBankAccount, {
        body: { label: "Joint", currency: "EUR", account_type: "current", bank: { name: "Rhein Bank" } },
      })
    ).answer.data.id;
    const del = (id: string | null, query: object) =>
      asha.call(deleteBankAccount, { params: { id: id ?? "" }, query: query as { move_to?: string } });
    await del(accounts[0]!.bank_account_id, { move_to: into });
    bridge.show([withRows([...EVERYDAY.rows, GROCER])]);
    await workLater();
    expect((await connectionOf(asha)).accounts[0]!.bank_account_id).toBe(into);
    expect(await ledgerOf(asha)).toHaveLength(5);
    await del(into, { with_transactions: "true" });
    await workLater();
    expect((await connectionOf(asha)).accounts[0]!.bank_account_id).toBeNull();
    expect(await ledgerOf(asha)).toEqual([]);
    await map(asha, accounts[0]!.id, newAccount("Again"));
    await work();
    expect(await ledgerOf(asha)).toHaveLength(5);
  });

  test("another person's connection and accounts do not exist", async () => {
    const asha = await connected();
    const { id, accounts } = await connectionOf(asha);
    const ravi = await newPerson();
    for (const attempt of [
      () => change(ravi, id, { is_paused: true }),
      () => ravi.call(banks.deleteBankConnection, { params: { id } }),
      () => ravi.call(banks.checkBankConnection, { params: { id } }),
      () => map(ravi, accounts[0]!.id, { is_left_out: true }),
    ])
      expect((await refusalOf(attempt())).status).toBe(404);
  });
});

import { createBankConnection, mapConnectedAccount } from "@passbook/contract/bank-connections";
import { getStatementSources } from "@passbook/contract/statement-sources";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { readLedger } from "../../../../testing/imports.ts";
import { signUp } from "../../../../testing/people.ts";
import { killPrograms, startProgram } from "../../../../testing/programs.ts";
import { readSums, recomputeSums } from "../../../../testing/rows.ts";
import { type BridgeRow, startBridge, type TestBridge } from "../../../../testing/simplefin-bridge.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { BANK_WORK } from "./poll-connections.ts";

// An embedded PostgreSQL cannot be shared by processes.
const shared = process.env["TEST_ENGINE"] !== "pglite";
const KILLS = 6;
const MOST_WAIT_MS = 60_000;

let bridge: TestBridge;
let server: TestServer;
beforeAll(async () => {
  bridge = await startBridge();
  server = await startTestServer({ LOCAL_BRIDGES: "true" });
  // Other processes have the machine's clock.
  server.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await killPrograms();
  await server.close();
  await bridge.close();
});

const makeRows = (count: number): BridgeRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `TRN-${String(index)}`,
    day: new Date(Date.now() - (index % 40) * 86_400_000).toISOString().slice(0, 10),
    amount: `-${String(1 + index)}.25`,
    description: `Shop ${String(index % 7)}`,
  }));

const waitUntil = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const ends_ms = performance.now() + MOST_WAIT_MS;
  while (!(await isSo())) {
    if (performance.now() > ends_ms) throw new Error("It did not come to that.");
    await sleep(20);
  }
};

test.skipIf(!shared)(
  `F1: ${String(KILLS)} kills while a bridge is asked: every row once, and one statement a month`,
  async () => {
    const { db } = server.services;
    const asha = await signUp(server, "Asha", { home_currency: "EUR" });
    bridge.show([{ id: "ACT-1", name: "Everyday", rows: [] }]);
    await asha.call(createBankConnection, { body: { token: bridge.makeToken() } });
    await workUntilIdle(server.services, [BANK_WORK]);
    const { bank_connections } = (await asha.call(getStatementSources)).answer.data;
    const body = {
      new_bank_account: {
        label: "Everyday",
        currency: "EUR",
        account_type: "current" as const,
        bank: { name: "Rhein Bank" },
      },
    };
    await asha.call(mapConnectedAccount, { params: { id: bank_connections[0]!.accounts[0]!.id }, body });
    for (let kills = 0; kills <= KILLS; kills += 1) {
      bridge.show([{ id: "ACT-1", name: "Everyday", rows: makeRows(60 + kills) }]);
      await db.updateTable("bank_connections").set({ lease_until: null, lease_owner: null }).execute();
      const count = bridge.asked.length;
      const program = await startProgram(server, "work", [], { LOCAL_BRIDGES: "true" });
      await waitUntil(() => bridge.asked.length > count);
      await sleep(kills * 40);
      if (kills < KILLS) await program.kill();
      else {
        await waitUntil(async () => (await readLedger(server, asha)).length === 60 + KILLS);
        await program.stop();
      }
    }
    const names = await db.selectFrom("statements").select(["file_name", "status"]).execute();
    expect(names.every(({ status }) => status === "imported")).toBe(true);
    expect(new Set(names.map(({ file_name }) => file_name)).size).toBe(names.length);
    expect((await readLedger(server, asha)).length).toBe(60 + KILLS);
    expect((await readSums(db, asha.user_id)).months).toEqual((await recomputeSums(db, asha.user_id)).months);
  },
  MOST_WAIT_MS * 2,
);

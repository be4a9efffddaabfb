import { listChanges, undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile, readLedger } from "../../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HEAD = "Account number,40021177\nCurrency,EUR\nDate,Description,Amount";
const PROVED = [
  `${HEAD},Balance`,
  "2026-09-01,Grocer,-45.10,954.90",
  "2026-09-02,Rail,-12.00,942.90",
  "2026-09-12,Cafe,-4.40,938.50",
  "2026-09-29,Salary,1000.00,1938.50",
].join("\n");
const LIST = [
  HEAD,
  "2026-09-01,Grocer,-45.10",
  "2026-09-02,Rail,-12.00",
  "2026-09-12,Cafe,-4.40",
  "2026-09-20,Kiosk,-7.70",
  "2026-09-29,Salary,1000.00",
].join("\n");
const get = async (person: TestPerson, id: string) =>
  (await person.call(contract.getStatement, { params: { id } })).answer.data;
/** A statement that asks about a row beside a proved one, which is then taken away. */
const ask = async (person: TestPerson) => {
  const proved = await importFile(server, person, { name: "proved.csv", bytes: PROVED });
  expect(proved).toMatchObject({ status: "imported", proof: { verdict: "proved" } });
  const waiting = await importFile(server, person, { name: "list.csv", bytes: LIST });
  expect(waiting.questions).toMatchObject([{ code: "not_on_proved", statement_id: proved.id }]);
  return { proved, waiting };
};
const expectImported = async (person: TestPerson, id: string) => {
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get(person, id)).toMatchObject({ status: "imported", questions: [], counts: { new: 5 } });
  expect(await readLedger(server, person)).toHaveLength(5);
};

test("what is asked because of a proved statement is not asked any more once that is deleted", async () => {
  const nora = await signUp(server, "Nora", { home_currency: "EUR" });
  const { proved, waiting } = await ask(nora);
  await nora.call(contract.deleteStatement, { params: { id: proved.id } });
  await expectImported(nora, waiting.id);
});

test("what is asked because of a proved statement is not asked any more once its import is undone", async () => {
  const omar = await signUp(server, "Omar", { home_currency: "EUR" });
  const { waiting } = await ask(omar);
  const { data } = (await omar.call(listChanges, { query: {} })).answer;
  const change = data.find(({ kind }) => kind === "import_statement");
  await omar.call(undoChange, { params: { id: change?.id ?? "" } });
  await expectImported(omar, waiting.id);
});

test("a question that rests on another statement than the deleted one stays", async () => {
  const pina = await signUp(server, "Pina", { home_currency: "EUR" });
  const { waiting } = await ask(pina);
  const july = PROVED.replaceAll("2026-09", "2026-07");
  const other = await importFile(server, pina, { name: "july.csv", bytes: july });
  await pina.call(contract.deleteStatement, { params: { id: other.id } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get(pina, waiting.id)).toMatchObject({
    status: "needs_review",
    questions: [{ code: "not_on_proved", count: 1 }],
  });
});

import { changeCategory, createCategory, listCategories } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import { changeUser, registerUser } from "@passbook/contract/users";
import type { Language } from "@passbook/contract/languages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeClient, startTestServer, type TestClient, type TestServer } from "../../../testing/harness.ts";
import { PASSWORD, signIn, signUp, type TestPerson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const listNames = async (person: TestClient): Promise<string[]> =>
  (await person.call(listCategories)).answer.data.flatMap(({ name, sub_categories }) => [
    name,
    ...sub_categories.map((sub) => sub.name),
  ]);

const speak = (person: TestPerson, language: Language) =>
  person.call(changeUser, { params: { id: person.user_id }, body: { language } });

test("whoever registers in German starts with German categories, and is written to in German", async () => {
  const body = { name: "Jana", email: "jana@example.test", password: PASSWORD, language: "de" as const };
  await makeClient(server).call(registerUser, { body });
  const { subject } = await server.services.db
    .selectFrom("outgoing_mails")
    .select("subject")
    .where("recipient", "=", body.email)
    .executeTakeFirstOrThrow();
  expect(subject).toBe("Bestätigen Sie Ihre E-Mail-Adresse");
  const jana = await signIn(server, body.email, PASSWORD);
  expect(await listNames(jana)).toEqual(expect.arrayContaining(["Wohnen", "Miete", "Ohne Kategorie"]));
});

test("another language renames what the person left as it was, and undo brings the names back", async () => {
  const asha = await signUp(server, "Asha Rao");
  const [housing] = (await asha.call(listCategories)).answer.data;
  const rent = housing?.sub_categories[0]?.id ?? "";
  await asha.call(changeCategory, { params: { id: rent }, body: { category: { name: "Our flat" } } });
  await asha.call(createCategory, { body: { parent_id: housing?.id, name: "Garten" } });
  const before = await listNames(asha);
  await speak(asha, "de");
  const after = await listNames(asha);
  expect(after).toEqual(expect.arrayContaining(["Wohnen", "Our flat", "Ohne Kategorie"]));
  // its German name is that of a category that the person made
  expect(after.filter((name) => name === "Garden" || name === "Garten")).toEqual(["Garden", "Garten"]);
  const [change] = (await asha.call(listChanges)).answer.data;
  expect(change).toMatchObject({ kind: "translate_categories", summary: "Deutsch" });
  await asha.call(undoChange, { params: { id: change?.id ?? "" } });
  expect(await listNames(asha)).toEqual(before);
});

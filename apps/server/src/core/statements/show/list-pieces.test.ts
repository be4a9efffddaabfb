import { getStatementPages } from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";

let server: TestServer;
let asha: TestPerson;
let ravi: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
  ravi = await signUp(server, "Ravi");
});
afterAll(() => server.close());

const upload = async (person: TestPerson, name: string): Promise<string> => {
  const rows = [{ day: "2026-09-03", cents: -350, name, id: "2026090301" }];
  const [uploaded] = await uploadFiles(person, [
    { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) },
  ]);
  return uploaded?.statement.id ?? "";
};
const show = (person: TestPerson, id: string) => person.call(getStatementPages, { params: { id } });

test("one person's pages are shown one after another, and keep nobody else's waiting", async () => {
  const [hers, his] = [await upload(asha, "COFFEE"), await upload(ravi, "TEA")];
  const { reader } = server.services;
  const { listPieces } = reader;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let [reading, most] = [0, 0];
  const spied = vi.spyOn(reader, "listPieces").mockImplementation(async (bytes, wanted) => {
    if (!Buffer.from(bytes).includes("COFFEE")) return listPieces(bytes, wanted);
    reading += 1;
    most = Math.max(most, reading);
    await held;
    reading -= 1;
    return listPieces(bytes, wanted);
  });
  const asked = Array.from({ length: 6 }, () => show(asha, hers));
  const { answer } = await show(ravi, his);
  expect(JSON.stringify(answer.data)).toContain("TEA");
  expect(most).toBe(1);
  letGo();
  for (const { answer: shown } of await Promise.all(asked))
    expect(JSON.stringify(shown.data)).toContain("COFFEE");
  expect(most).toBe(1);
  spied.mockRestore();
});

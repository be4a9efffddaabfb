import { uploadStatements, listStatements } from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp } from "../../../../testing/people.ts";
import { sendFiles } from "../../../../testing/uploads.ts";
import { isNoPaper } from "./is-no-paper.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bytesOf = (head: string): Buffer => Buffer.concat([Buffer.from(head, "latin1"), Buffer.alloc(400)]);

test.each(["MZ\u0090\0", "\u007fELF\u0002", "ID3\u0004", "RIFF\0\0\0\0WAVE", "\0\0\0\u0018ftypmp42"])(
  "%j begins no statement",
  (head) => {
    expect(isNoPaper(bytesOf(head))).toBe(true);
  },
);

test.each(["MZ;1;2\n", "ID3,amount\n2026-01-02,4.00\n"])("%j is a text that may be one", (text) => {
  expect(isNoPaper(Buffer.from(text))).toBe(false);
});

test.each(["\0\0\0\u0018ftypheic", "RIFF\0\0\0\0WEBP", "%PDF-1.7\0", "PK\u0003\u0004", "\u0089PNG"])(
  "%j may be a paper",
  (head) => {
    expect(isNoPaper(bytesOf(head))).toBe(false);
  },
);

test("a program is refused in a sentence when it is handed in, and nothing of it is kept", async () => {
  const asha = await signUp(server, "Asha Rao");
  const file = { name: "setup.exe", bytes: bytesOf("MZ\u0090\0") };
  await expect(sendFiles(asha, uploadStatements, [file])).rejects.toThrow(
    /^422 {"code":"no_statement","message":"This is a program, a sound or a film/,
  );
  expect((await asha.call(listStatements)).answer.data).toEqual([]);
  const kept = await server.services.db
    .selectFrom("files")
    .select("id")
    .where("user_id", "=", asha.user_id)
    .execute();
  expect(kept).toEqual([]);
});

import { forgetSharedFiles, getSharedFile, listSharedFiles } from "@passbook/contract/statement-sources";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { type FileToUpload, toForm } from "../../../../testing/uploads.ts";
import { makeSharedFiles } from "../../../platform/uploads/shared-files.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT_MB: "1" });
});
afterAll(() => server.close());

const newPerson = (): Promise<TestPerson> => {
  people += 1;
  return signUp(server, `Shares ${String(people)}`);
};
const MB = 1024 * 1024;
const WAITING = "/statements/upload?shared=waiting";
const NOT_TAKEN = "/statements/upload?shared=not_taken";
/** What the browser of a phone says of a page that it opens with what was shared. */
const BY_PHONE = { "sec-fetch-site": "none", origin: "null" };
const FILE = { name: "../../may.ofx", bytes: "OFXHEADER:100" };

/** Without a session, as a page that a browser opens. */
const share = async (
  browser: Pick<TestPerson, "send">,
  files: readonly FileToUpload[],
  headers: Record<string, string> = BY_PHONE,
) => {
  const { body, content_type } = toForm(files);
  return browser.send(
    { method: "POST", url: "/share", payload: body, headers: { "content-type": content_type, ...headers } },
    { authorization: null, "x-xsrf-token": null },
  );
};
const listOf = async (person: TestPerson) => (await person.call(listSharedFiles)).answer.data;

test("what is shared waits for whoever signs in on that browser, and is gone once they have it", async () => {
  const asha = await newPerson();
  const answered = await share(asha, [FILE, { name: "june.csv", bytes: "Date,Amount\n" }]);
  expect([answered.statusCode, answered.headers.location]).toEqual([303, WAITING]);
  const [cookie] = [answered.headers["set-cookie"]].flat();
  expect(cookie).toMatch(
    /^passbook_share=.{20,}; Max-Age=900; Path=\/api\/shared_files; HttpOnly; SameSite=Strict$/,
  );
  expect(await listOf(asha)).toEqual([
    { file_name: expect.stringMatching(/may\.ofx$/) as string, file_size: FILE.bytes.length },
    { file_name: "june.csv", file_size: 12 },
  ]);
  const file = await asha.send({ method: "GET", url: `${getSharedFile.path}?number=1` });
  expect([file.statusCode, file.body]).toEqual([200, "Date,Amount\n"]);
  expect(file.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": "attachment",
  });
  expect(file.headers["content-security-policy"]).toMatch(/^sandbox/);
  const beyond = asha.call(getSharedFile, { query: { number: 2 } });
  expect(await refusalOf(beyond)).toMatchObject({ status: 404 });
  await asha.call(forgetSharedFiles);
  expect(await listOf(asha)).toEqual([]);
});

test.each([
  ["a page of our own", { "sec-fetch-site": "same-origin", origin: "null" }],
  ["one that tells from where", { origin: "http://passbook.example.test" }],
])("what %s sends is taken", async (_from, headers) => {
  const asha = await newPerson();
  expect((await share(asha, [FILE], headers)).headers.location).toBe(WAITING);
  expect(await listOf(asha)).toHaveLength(1);
});

test("another browser sees nothing of it, signed in as the same person or not", async () => {
  const [asha, ben] = [await newPerson(), await newPerson()];
  await share(asha, [FILE]);
  expect(await listOf(ben)).toEqual([]);
  await ben.call(forgetSharedFiles);
  expect(await listOf(asha)).toHaveLength(1);
  asha.cookies.delete("passbook_share");
  expect(await listOf(asha)).toEqual([]);
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example.test" }],
  ["another site that hides which", { "sec-fetch-site": "cross-site", origin: "null" }],
  ["a neighbour of this site", { "sec-fetch-site": "same-site", origin: "http://other.example.test" }],
  ["another site in an old browser", { origin: "https://evil.example.test" }],
  ["nobody knows where", { origin: "null" }],
])("A8: what %s sends in a person's browser is not taken, and the screen says so", async (_from, headers) => {
  const asha = await newPerson();
  const answered = await share(asha, [FILE], headers);
  expect([answered.statusCode, answered.headers.location]).toEqual([303, NOT_TAKEN]);
  expect(answered.headers["set-cookie"]).toBeUndefined();
  expect(await listOf(asha)).toEqual([]);
});

test("what is too large, no file or no form is not taken, and the screen says so", async () => {
  const browser = makeClient(server);
  const halves = ["a.pdf", "b.pdf"].map((name) => ({ name, bytes: Buffer.alloc(0.6 * MB) }));
  for (const files of [[], halves, [{ name: "c.pdf", bytes: Buffer.alloc(1.2 * MB) }]])
    expect((await share(browser, files)).headers.location).toBe(NOT_TAKEN);
  const odd = await browser.send({
    method: "POST",
    url: "/share",
    payload: "no form",
    headers: { "content-type": "multipart/form-data", ...BY_PHONE },
  });
  expect(odd.headers.location).toBe(NOT_TAKEN);
});

test("strangers fill no more than the room for one large file, and it is free again once that is taken", async () => {
  const asha = await newPerson();
  const large = [{ name: "large.pdf", bytes: Buffer.alloc(0.7 * MB) }];
  expect((await share(asha, large)).headers.location).toBe(WAITING);
  expect((await share(makeClient(server), large)).headers.location).toBe(NOT_TAKEN);
  await asha.call(forgetSharedFiles);
  expect((await share(makeClient(server), large)).headers.location).toBe(WAITING);
});

test("what nobody takes goes by itself", async () => {
  const shared = makeSharedFiles(10, 5);
  expect(shared.keep("a", [{ name: "a", bytes: new Uint8Array(8) }])).toBe(true);
  expect(shared.keep("b", [{ name: "b", bytes: new Uint8Array(8) }])).toBe(false);
  await expect.poll(() => shared.find("a")).toEqual([]);
  expect(shared.keep("b", [{ name: "b", bytes: new Uint8Array(8) }])).toBe(true);
});

test("the address opened again leads to the screen", async () => {
  const answered = await makeClient(server).send({ method: "GET", url: "/share" });
  expect([answered.statusCode, answered.headers.location]).toEqual([303, "/statements/upload"]);
});

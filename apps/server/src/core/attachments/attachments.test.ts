import * as contract from "@passbook/contract/transactions";
import { undoChange } from "@passbook/contract/changes";
import { deleteStatement } from "@passbook/contract/statements";
import { getSubscription } from "@passbook/contract/subscription";
import { deleteTransactions, getTransaction } from "@passbook/contract/transactions";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { makeTextPdf, SMALL_PNG } from "../../../testing/files/pictures.ts";
import { readState } from "../../../testing/rows.ts";
import { sendFiles, toForm, uploadFiles } from "../../../testing/uploads.ts";

const MB = 1024 * 1024;

let server: TestServer;
let asha: TestPerson;
let ledger: Ledger;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
  ledger = await makeLedger(server, asha);
});
afterAll(() => server.close());

const addressOf = (id: string): string => contract.attachFile.path.replace("{id}", id);
const attach = async (id: string, name = "receipt.png", bytes: Uint8Array = SMALL_PNG, person = asha) =>
  (await sendFiles(person, { ...contract.attachFile, path: addressOf(id) }, [{ name, bytes }])).data;
const get = async (id: string) => (await asha.call(getTransaction, { params: { id } })).answer.data;
const open = (id: string, attachment_id = "", person = asha) =>
  person.send({ method: "GET", url: `${addressOf(id)}/${attachment_id}` });
const remove = (id: string, attachment_id = "") =>
  asha.call(contract.deleteAttachment, { params: { id, attachment_id } });
/** A picture of so many bytes, as far as its first ones tell. */
const pictureOf = (size: number): Buffer => Buffer.concat([SMALL_PNG.subarray(0, 8), randomBytes(size - 8)]);

test("a picture or a PDF is kept with a transaction, and comes back byte for byte", async () => {
  const id = await ledger.add({});
  const before = await get(id);
  const pdf = makeTextPdf(["Total 12.50"]);
  await attach(id);
  const { attachments, edited, version } = await attach(id, "../../invoice.pdf", pdf);
  expect(attachments).toMatchObject([
    { file_name: "receipt.png", media_type: "image/png", file_size: SMALL_PNG.length },
    { file_name: "invoice.pdf", media_type: "application/pdf", file_size: pdf.length },
  ]);
  expect(edited).toEqual(["attachments"]);
  expect(version).toBeGreaterThan(before.version);
  const sent = await open(id, attachments[1]?.id);
  expect(sent.rawPayload.equals(pdf)).toBe(true);
});

test("U6: what is attached is sent as a file that no browser runs, in parts if wanted", async () => {
  const id = await ledger.add({});
  const page = Buffer.concat([SMALL_PNG.subarray(0, 8), Buffer.from("<html><script>alert(1)</script>")]);
  const { attachments } = await attach(id, "page%22\u202e.html", page);
  const { headers } = await open(id, attachments[0]?.id);
  expect(headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="page[^"]*\.html"; filename\*=/);
  const part = await asha.send({
    method: "GET",
    url: `${addressOf(id)}/${attachments[0]?.id ?? ""}`,
    headers: { range: "bytes=8-13" },
  });
  expect([part.statusCode, part.body]).toEqual([206, "<html>"]);
});

describe("what cannot be attached is refused in a sentence:", () => {
  const refused = async (files: readonly { name: string; bytes: Uint8Array }[]): Promise<string> => {
    const id = await ledger.add({});
    const before = await readState(server.services.db, asha.user_id);
    const { body, content_type } = toForm(files);
    const headers = { "content-type": content_type };
    const answer = await asha.send({ method: "POST", url: addressOf(id), payload: body, headers });
    expect(await readState(server.services.db, asha.user_id)).toEqual(before);
    const { code, message } = answer.json<{ code: string; message: string }>();
    return `${String(answer.statusCode)} ${code} ${message}`;
  };
  test.each([
    ["markup", "page.png", Buffer.from("<html></html>"), /^422 not_attachable Only pictures/],
    ["a drawing that can run", "a.svg", Buffer.from("<svg onload='x()'/>"), /^422 not_attachable/],
    ["nothing", "a.png", Buffer.alloc(0), /^422 not_attachable/],
    [
      "a photo that browsers do not show",
      "IMG_1.HEIC",
      Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0"),
      /^422 photo_not_shown This is a HEIC photo/,
    ],
    ["too large a picture", "a.png", pictureOf(10 * MB + 1), /^413 too_large This is larger than 10 MB/],
  ])("%s", async (_, name, bytes, expected) => {
    expect(await refused([{ name, bytes }])).toMatch(expected);
  });
  test("two at a time", async () => {
    const two = ["a.png", "b.png"].map((name) => ({ name, bytes: SMALL_PNG }));
    expect(await refused(two)).toMatch(/^422 one_file_only Attach one file at a time/);
  });
});

test("the same file once more, and more than 20, are refused", async () => {
  const id = await ledger.add({});
  for (let count = 0; count < 20; count += 1) await attach(id, "a.png", pictureOf(100));
  await expect(attach(id, "a.png", pictureOf(100))).rejects.toThrow(/^409 {"code":"too_many_attachments"/);
  const other = await ledger.add({});
  await attach(other);
  await expect(attach(other, "again.png")).rejects.toThrow(/^409 {"code":"attached_already"/);
});

test("attaching, deleting and deleting its transaction are undone, bytes and all", async () => {
  const id = await ledger.add({});
  const bytes = pictureOf(3 * MB);
  const { attachments } = await attach(id, "photo.png", bytes);
  const [{ id: attachment_id } = { id: "" }] = attachments;
  const gone = await remove(id, attachment_id);
  expect((await get(id)).attachments).toEqual([]);
  expect((await open(id, attachment_id)).statusCode).toBe(404);
  await asha.call(undoChange, { params: { id: gone.change_id ?? "" } });
  expect((await get(id)).attachments).toEqual(attachments);
  expect((await open(id, attachment_id)).rawPayload.equals(bytes)).toBe(true);

  const row = await asha.call(deleteTransactions, { body: { ids: [id] } });
  expect((await open(id, attachment_id)).statusCode).toBe(404);
  await asha.call(undoChange, { params: { id: row.change_id ?? "" } });
  expect((await open(id, attachment_id)).rawPayload.equals(bytes)).toBe(true);
});

test("a file that is a statement too is kept once, and as long as either holds it", async () => {
  const dora = await signUp(server, "Dora");
  const hers = await makeLedger(server, dora);
  const id = await hers.add({});
  const pdf = makeTextPdf(["No statement at all"]);
  const [uploaded] = await uploadFiles(dora, [{ name: "a.pdf", bytes: pdf }]);
  const { attachments } = await attach(id, "a.pdf", pdf, dora);
  const bytesOf = async () => (await dora.call(getSubscription)).answer.data.storage.files_bytes;
  expect(await bytesOf()).toBe(pdf.length);
  await dora.call(deleteStatement, { params: { id: uploaded?.statement.id ?? "" } });
  expect(await bytesOf()).toBe(pdf.length);
  expect((await open(id, attachments[0]?.id, dora)).rawPayload.equals(pdf)).toBe(true);
  await dora.call(contract.deleteAttachment, {
    params: { id, attachment_id: attachments[0]?.id ?? "" },
  });
  expect(await bytesOf()).toBe(0);
});

test("the same call again keeps the file once and is told the same", async () => {
  const id = await ledger.add({});
  const { body, content_type } = toForm([{ name: "a.png", bytes: SMALL_PNG }]);
  const send = () =>
    asha.send({
      method: "POST",
      url: addressOf(id),
      payload: body,
      headers: { "content-type": content_type, "idempotency-key": "attach-once-1" },
    });
  const [one, other] = [await send(), await send()];
  expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
  expect(other.headers["passbook-change"]).toBe(one.headers["passbook-change"]);
  expect((await get(id)).attachments).toHaveLength(1);
});

describe("a receipt", () => {
  const find = async (lines: readonly string[], person = asha) =>
    (await sendFiles(person, contract.findPurchases, [{ name: "receipt.pdf", bytes: makeTextPdf(lines) }]))
      .data;
  const idsOf = ({ purchases }: { purchases: readonly { id: string }[] }) => purchases.map(({ id }) => id);
  test("is offered the purchases of an amount on it, around a day on it, the likeliest first", async () => {
    const vendor_id = await ledger.addVendor("Blue Bottle");
    const [bought, drink, late] = await ledger.addMany([
      { booked_on: "2026-09-14", amount: -4210, vendor_id },
      { booked_on: "2026-09-12", amount: -350 },
      { booked_on: "2026-10-30", amount: -4210 },
    ]);
    const before = await readState(server.services.db, asha.user_id);
    const found = await find([
      "Blue Bottle",
      "12.09.2026 17:20",
      "Latte 3,50",
      "Beans 38,60",
      "Total 42,10 EUR",
    ]);
    expect(found.has_text).toBe(true);
    expect(idsOf(found)).toEqual([bought, drink]);
    expect(idsOf(await find(["Oct 30, 2026", "Total: EUR 42.10"]))).toEqual([late]);
    expect(idsOf(await find(["30/10/26", "42.10"]))).toEqual([late]);
    expect(await readState(server.services.db, asha.user_id)).toEqual(before);
  });
  test("without a day is looked for in the last two months, and without an amount nowhere", async () => {
    const [new_one] = await ledger.addMany([
      { booked_on: "2026-11-02", amount: -7777 },
      { booked_on: "2026-01-02", amount: -7777 },
    ]);
    expect(idsOf(await find(["Sum 77.77"]))).toEqual([new_one]);
    expect(await find(["Thank you"])).toEqual({ has_text: true, purchases: [] });
  });
  test("of whose picture nothing can be read says so", async () => {
    const found = await sendFiles(asha, contract.findPurchases, [{ name: "a.png", bytes: SMALL_PNG }]);
    expect(found.data).toEqual({ has_text: false, purchases: [] });
  });
});

test("another person's transaction takes nothing and shows nothing", async () => {
  const ben = await signUp(server, "Ben Cole");
  const id = await ledger.add({});
  const { attachments } = await attach(id);
  await expect(attach(id, "a.png", SMALL_PNG, ben)).rejects.toThrow(/^404/);
  expect((await open(id, attachments[0]?.id, ben)).statusCode).toBe(404);
});

describe("one paper for several transactions", () => {
  const attachToMany = (query: string, bytes: Uint8Array, person = asha) =>
    sendFiles(person, contract.attachFileToMany, [{ name: "invoice.pdf", bytes }], query);
  const namesOf = async (id: string) => (await get(id)).attachments.map(({ file_name }) => file_name);

  test("is kept with each that is named and has room, once, as one change", async () => {
    const ids = await ledger.addMany([{}, {}, {}]);
    const pdf = makeTextPdf(["Invoice 4711"]);
    await attach(ids[0] ?? "", "invoice.pdf", pdf);
    const before = (await asha.call(getSubscription)).answer.data.storage.files_bytes;
    const { body, content_type } = toForm([{ name: "invoice.pdf", bytes: pdf }]);
    const sent = await asha.send({
      method: "POST",
      url: `${contract.attachFileToMany.path}?ids=${ids.join(",")}`,
      payload: body,
      headers: { "content-type": content_type },
    });
    expect(sent.json()).toEqual({ data: { changed: 2, left: 1 } });
    for (const id of ids) expect(await namesOf(id)).toEqual(["invoice.pdf"]);
    expect((await asha.call(getSubscription)).answer.data.storage.files_bytes).toBe(before);
    await expect(attachToMany(`?ids=${ids.join(",")}`, pdf)).rejects.toThrow(
      /^409 {"code":"attached_already"/,
    );
    await asha.call(undoChange, { params: { id: String(sent.headers["passbook-change"]) } });
    expect(await Promise.all(ids.map(namesOf))).toEqual([["invoice.pdf"], [], []]);
  });

  test("is kept with all that a filter finds", async () => {
    const ids = await ledger.addMany([{ description: "ONLYHERE A" }, { description: "ONLYHERE B" }]);
    const { data } = await attachToMany("?q=onlyhere", makeTextPdf(["Invoice 4712"]));
    expect(data).toEqual({ changed: 2, left: 0 });
    for (const id of ids) expect(await namesOf(id)).toEqual(["invoice.pdf"]);
  });

  test("is kept with nobody else's, nor with what a mistaken search finds", async () => {
    const ben = await signUp(server, "Ben Moor");
    const id = await ledger.add({});
    const pdf = makeTextPdf(["Invoice 4713"]);
    await expect(attachToMany(`?ids=${id}`, pdf, ben)).rejects.toThrow(/^404/);
    await expect(attachToMany("?q=categry:food", pdf)).rejects.toThrow(/^422/);
    await expect(attachToMany("?q=nothingiscalledso", pdf)).rejects.toThrow(/^422/);
    expect(await namesOf(id)).toEqual([]);
  });

  test("is refused for more than a thousand", async () => {
    await ledger.addMany(Array.from({ length: 1001 }, () => ({ description: "FARTOOMANY" })));
    await expect(attachToMany("?q=fartoomany", makeTextPdf(["Invoice 4714"]))).rejects.toThrow(
      /^422 .*Attach a file to at most 1000 transactions at once/,
    );
  });
});

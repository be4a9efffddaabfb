import { createBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { createCategory, createTag, listCategories } from "@passbook/contract/categories";
import { createMerchant, listMerchants } from "@passbook/contract/merchants";
import { createStatementPassword } from "@passbook/contract/statement-sources";
import { changeTransaction, getTransaction } from "@passbook/contract/transactions";
import { changeUser } from "@passbook/contract/users";
import { simpleParser } from "mailparser";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WORK } from "../app.ts";
import { workUntilIdle } from "../platform/leases/leases.ts";
import { type TestServer } from "../../testing/harness.ts";
import { type TestPerson } from "../../testing/people.ts";
import { type Owned, startWithOwned, toMultipart } from "../../testing/populate.ts";

/** After minimaxir/big-list-of-naughty-strings: markup, scripts, templates, SQL, shells, wide and strange letters. */
const NAUGHTY = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "${7*7} #{7*7} <%= 7*7 %>",
  "'; drop table users; --",
  "1' or '1'='1",
  "$(touch /tmp/x) `id` | cat",
  "../../../../etc/passwd",
  "%s%n%x {0} \\u0000",
  '=HYPERLINK("http://evil.example.test")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "Ω≈ç√∫˜µ≤≥÷ ЁЂЃ 田中さん 社會科學院",
  "ﷺ ثم نفس سقطت",
  "👩🏽‍❤️‍💋‍👨🏿 🏳️‍⚧️",
  "T̗̖̼̥̺̻̪̔͛̐ͅo͇̣͍ ̬͍inv",
  "\u202eoffers\u202c moc",
  "\u200b\ufeffzero",
  "undefined null NaN [object Object] true",
  "constructor __proto__ toString hasOwnProperty",
  "0x7fffffff 1e309 -0 007",
];

let server: TestServer;
let asha: TestPerson;
let own: Owned;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned({}));
}, 120_000);
afterAll(() => server.close());

test.each(NAUGHTY.map((text, index) => [text.trim(), index] as const))(
  "%j is text wherever it is written",
  async (text, index) => {
    const name = text.slice(0, 36);
    // what turns the writing or has no width is taken out of names, and stays in notes
    const named = text.replaceAll(/[\u202c\u202e\u200b\ufeff]/g, "");
    await asha.call(changeUser, { params: { id: asha.user_id }, body: { name } });
    const bank = { name: text };
    const body = { label: text, account_type: "cash", currency: "EUR", bank };
    const { answer: account } = await asha.call(createBankAccount, { body });
    const { answer: accounts } = await asha.call(listBankAccounts);
    expect(accounts.data.find(({ id }) => id === account.data.id)).toMatchObject({
      label: named,
      bank: { name: named },
    });
    const { answer: merchant } = await asha.call(createMerchant, { body: { name: text } });
    const { answer: merchants } = await asha.call(listMerchants);
    expect(merchants.data.find(({ id }) => id === merchant.data.id)?.name).toBe(named);
    const { answer: category } = await asha.call(createCategory, { body: { name: text, icon: "house" } });
    await asha.call(createTag, {
      params: { id: own.sub_category },
      body: { name: `${String(index)} ${name.slice(0, 30)}` },
    });
    const { answer: categories } = await asha.call(listCategories);
    expect(categories.data.find(({ id }) => id === category.data.id)?.name).toBe(named);
    await asha.call(changeTransaction, { params: { id: own.transaction }, body: { note: text } });
    const { answer: transaction } = await asha.call(getTransaction, { params: { id: own.transaction } });
    expect(transaction.data.note).toBe(text);
    const { answer: password } = await asha.call(createStatementPassword, {
      body: { label: text, password: text },
    });
    expect(password.data.label).toBe(named);
  },
);

test.each(NAUGHTY.map((text) => [text] as const))("%j as a search finds text, or nothing", async (q) => {
  for (const url of ["/api/transactions", "/api/vendors"]) {
    const answered = await asha.send({ method: "GET", url: `${url}?q=${encodeURIComponent(q)}` });
    expect([200, 422]).toContain(answered.statusCode);
  }
  expect(
    (await asha.send({ method: "GET", url: `/common/banks?q=${encodeURIComponent(q)}` })).statusCode,
  ).toBe(200);
});

test.each(["\u0000", "a\u0000b", "a\u0007b", "line\nbreak"])(
  "%j is refused in a name, by its field",
  async (name) => {
    const refused = asha.call(createMerchant, { body: { name } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      fields: { name: expect.any(String) as string },
    });
  },
);

const FILE_NAMES = [
  "../../../etc/passwd.ofx",
  "..\\..\\windows\\system32\\evil.ofx",
  "<img src=x onerror=alert(1)>.ofx",
  "a\u202exfo.exe.ofx",
  `${"long".repeat(75)}.ofx`,
  "con.ofx",
  "quote'and;semi.ofx",
];
test.each(FILE_NAMES)(
  "A15: a file named %j is kept as text and comes back as an attachment",
  async (file_name) => {
    const response = await asha.send({
      method: "POST",
      url: "/api/statements",
      ...toMultipart(file_name.replaceAll('"', "%22"), `OFXHEADER:100\n\n<OFX>${file_name.length}</OFX>`),
    });
    expect(response.statusCode).toBe(202);
    const [first] = response.json<{ data: { statement: { id: string; file_name: string } }[] }>().data;
    expect(first?.statement.file_name.length).toBeLessThanOrEqual(260);
    const file = await asha.send({ method: "GET", url: `/api/statements/${first?.statement.id ?? ""}/file` });
    expect(file.headers["content-type"]).toBe("application/octet-stream");
    expect(file.headers["content-disposition"]).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~!$&+%-]*$/,
    );
    expect(file.headers["content-security-policy"]).toContain("sandbox");
    expect(readdirSync(server.folder).toSorted()).toEqual(
      expect.not.arrayContaining([expect.stringContaining("passwd")]),
    );
  },
);

test("A15: a name with markup is text in the mails too", async () => {
  const body = { email: "new.asha@example.test", current_password: asha.password };
  await asha.call(changeUser, {
    params: { id: asha.user_id },
    body: { name: "<script>alert(1)</script>", ...body },
  });
  await workUntilIdle(server.services, WORK);
  const folder = path.join(server.folder, "outbox");
  for (const name of readdirSync(folder)) {
    const mail = await simpleParser(readFileSync(path.join(folder, name)));
    expect(mail.html).not.toMatch(/<script|onerror/);
  }
});

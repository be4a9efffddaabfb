/**
 * Hands in a statement, waits until it is read, files its first transaction and asks what the month was. Types come from the server itself:
 *
 *   npx openapi-typescript http://localhost:4000/api/openapi.json -o api.ts
 *   node main-job.ts http://localhost:4000 pbk_… statement.ofx
 */
import { readFile } from "node:fs/promises";
import createClient from "openapi-fetch";
import type { paths } from "./api.ts";

const [, , baseUrl = "", key = "", file = ""] = process.argv;
const passbook = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });

/** What was answered; a refusal ends the program with its sentence. */
const expect = <T>({ data, error }: { data?: T; error?: { message: string } }): T => {
  if (data === undefined) throw new Error(error?.message ?? "Nothing was answered.");
  return data;
};

const form = new FormData();
form.append("file", new Blob([await readFile(file)]), file);
const uploaded = expect(
  await passbook.POST("/api/statements", {
    // The same for each try of this upload: sent twice, it is kept once.
    params: { header: { "Idempotency-Key": `upload ${file}`.replaceAll(/\W+/g, "-").slice(0, 100) } },
    body: { file: [] },
    bodySerializer: () => form,
  }),
);
const id = uploaded.data[0]?.statement.id ?? "";

const readStatement = async () => {
  for (;;) {
    const { data: statement } = expect(await passbook.GET("/api/statements/{id}", { params: { path: { id } } }));
    if (statement.status !== "received" && statement.status !== "reading") return statement;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
const statement = await readStatement();

const listed = expect(
  await passbook.GET("/api/transactions", { params: { query: { statement_id: id, limit: 200 } } }),
);
const [first] = listed.data;
const { data: categories } = expect(await passbook.GET("/api/categories"));
const category = categories.flatMap(({ sub_categories }) => sub_categories).find(({ name }) => name === "Cafés");
const filed = expect(
  await passbook.PATCH("/api/transactions/{id}", {
    params: { path: { id: first?.id ?? "" }, header: { "If-Match": `"${String(first?.version ?? 1)}"` } },
    body: { sub_category_id: category?.id ?? categories[0]?.sub_categories[0]?.id ?? "" },
  }),
);
const month = first?.booked_on.slice(0, 7) ?? "";
const { data: insights } = expect(await passbook.GET("/api/insights/month", { params: { query: { month } } }));

process.stdout.write(
  JSON.stringify({
    status: statement.status,
    transactions: listed.data.length,
    filed_under: filed.data.sub_category_id,
    month: insights.month,
  }),
);

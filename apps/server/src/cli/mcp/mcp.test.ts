import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { createKey } from "@passbook/contract/keys";
import { declineProposals, listProposals } from "@passbook/contract/proposals";
import type { Scope } from "@passbook/contract/scopes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { startWithAsha, type TestPerson } from "../../../testing/people.ts";
import { programFile } from "../../../testing/processes/program-file.ts";
import { mcpCommand } from "./mcp.ts";
import { serveHttp } from "./serve-http.ts";

const PASSBOOK = programFile("passbook");
const READING_TOOLS = [
  "explain_transaction",
  "list_categories",
  "list_statements",
  "month_insights",
  "search_transactions",
];

let server: TestServer;
let asha: TestPerson;
let url: string;
let transaction_id: string;
let sub_category_id: string;
let http: Server;
let client: Client;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const ledger = await makeLedger(server, asha);
  sub_category_id = ledger.sub("shopping.books");
  transaction_id = await ledger.add({ amount: -1250, description: "LANTERN BOOKS" });
  http = await serveHttp(url, 0);
});
afterEach(() => client.close());
afterAll(async () => {
  http.close();
  await server.close();
});

const makeKey = async (scopes: readonly Scope[]): Promise<string> =>
  (await asha.call(createKey, { body: { name: "Assistant", scopes, lasts_days: 1 } })).answer.data.key;

const mcpUrl = (): URL => new URL(`http://127.0.0.1:${String((http.address() as AddressInfo).port)}/mcp`);

/** An assistant that reaches Passbook over its standard input and output, or over HTTP. */
const WAYS: Readonly<Record<string, (key: string) => Transport>> = {
  stdio: (key) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [PASSBOOK, "mcp", "--url", url],
      env: { PASSBOOK_KEY: key, PATH: process.env["PATH"] ?? "" },
    }),
  http: (key) =>
    new StreamableHTTPClientTransport(mcpUrl(), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
};

const connect = async (way: string, key: string): Promise<void> => {
  client = new Client({ name: "test", version: "1.0.0" });
  const transport = WAYS[way]?.(key);
  if (transport !== undefined) await client.connect(transport);
};

const ask = async (name: string, given: Record<string, unknown> = {}) => {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? "", isError };
};

describe.each(Object.keys(WAYS))("over %s", (way) => {
  test("an assistant with a key that reads searches, explains and looks at the month", async () => {
    await connect(way, await makeKey(["read"]));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(READING_TOOLS);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const search = tools.find(({ name }) => name === "search_transactions");
    expect(search?.inputSchema).toMatchObject({ type: "object", properties: { q: { type: "string" } } });
    const found = JSON.parse((await ask("search_transactions", { q: "lantern" })).text) as {
      data: { id: string }[];
      totals: { count: number };
    };
    expect(found.data.map(({ id }) => id)).toEqual([transaction_id]);
    expect(found.totals.count).toBe(1);
    expect(found).not.toHaveProperty("mistakes");
    const mistaken = JSON.parse((await ask("search_transactions", { q: "amount>" })).text) as object;
    expect(mistaken).toHaveProperty("mistakes", [expect.stringMatching(/amount/i)]);
    expect((await ask("explain_transaction", { id: transaction_id })).text).toContain("LANTERN BOOKS");
    expect(JSON.parse((await ask("month_insights")).text)).toHaveProperty("data.month");
    expect(JSON.parse((await ask("list_statements")).text)).toHaveProperty("data");
    expect((await ask("list_categories")).text).toContain("sub_categories");
  }, 30_000);

  test("an assistant proposes a category with a reason, which waits for the person", async () => {
    await connect(way, await makeKey(["read", "propose"]));
    const { tools } = await client.listTools();
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
    expect(writing.map(({ name, annotations }) => [name, annotations?.destructiveHint])).toEqual([
      ["propose_categories", false],
    ]);
    expect((await ask("list_categories")).text).toContain(sub_category_id);
    const proposals = [{ transaction_id, sub_category_id, reason: `Over ${way}: it sells books.` }];
    expect(await ask("propose_categories", { proposals })).toEqual({
      isError: false,
      text: JSON.stringify({ data: { proposed: 1, passed_over: [] } }),
    });
    const { answer } = await asha.call(listProposals);
    expect(answer.data[0]).toMatchObject({
      sub_category_id,
      reason: proposals[0]?.reason,
      transaction: { id: transaction_id, edited: [] },
    });
    await asha.call(declineProposals, { body: { proposal_ids: [answer.data[0]?.id ?? ""] } });
    expect((await ask("propose_categories", { proposals })).text).toContain("declined");
    await client.close();
    await connect(way, await makeKey(["read"]));
    expect(await ask("propose_categories", { proposals })).toEqual({
      isError: true,
      text: expect.stringContaining("lacks the scope propose") as string,
    });
  }, 60_000);

  test("what the key may not do is refused with the sentence that says so", async () => {
    await connect(way, await makeKey(["upload"]));
    expect((await client.listTools()).tools).toEqual([]);
    expect(await ask("list_categories")).toEqual({
      isError: true,
      text: expect.stringContaining("lacks the scope read") as string,
    });
  }, 30_000);
});

test("an assistant whose key is none is shown what only looks, and told so when it asks", async () => {
  await connect("stdio", "pbk_none");
  expect((await client.listTools()).tools.map(({ name }) => name).toSorted()).toEqual(READING_TOOLS);
  expect(await ask("list_categories")).toEqual({
    isError: true,
    text: expect.stringContaining("key_unknown") as string,
  });
}, 30_000);

test("over HTTP a request without a key, from a page or by another name is refused", async () => {
  await connect("http", await makeKey(["read"]));
  const send = async (headers: Record<string, string>) =>
    (await fetch(mcpUrl(), { method: "POST", headers, body: "{}" })).status;
  expect(await send({})).toBe(401);
  expect(await send({ authorization: "Bearer pbk_x", origin: "https://evil.example.test" })).toBe(403);
});

test("without a key or with a port that is none the command says how it is written", async () => {
  await connect("http", await makeKey(["read"]));
  const said: string[] = [];
  const io = { stdout: () => undefined, stderr: (text: string) => void said.push(text), env: {} };
  expect(await mcpCommand([], io)).toBe(2);
  expect(await mcpCommand(["--port", "many"], io)).toBe(2);
  expect(said[0]).toContain("passbook mcp");
});

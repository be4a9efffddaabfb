import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type CallToolResult, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { listCategories } from "@passbook/contract/categories";
import { Refusal } from "@passbook/contract/client";
import { getMonthInsights } from "@passbook/contract/insights";
import { getCurrentKey } from "@passbook/contract/keys";
import { proposeCategories } from "@passbook/contract/proposals";
import type { Scope } from "@passbook/contract/scopes";
import { parseSearch } from "@passbook/contract/search";
import { listStatements } from "@passbook/contract/statements";
import { getTransaction, listTransactions, totalTransactions } from "@passbook/contract/transactions";
import { VERSION } from "../../platform/version.ts";
import type { AskPassbook } from "./ask-passbook.ts";
import { listTools, TOOLS } from "./tools.ts";

const INSTRUCTIONS = `Passbook keeps a person's bank transactions, each read from a statement that was checked against what is printed on it.
Amounts are integers in the minor unit of their currency (1250 EUR is 12.50); negative is money out. Days are YYYY-MM-DD, months YYYY-MM.
Nothing here changes anything: what is proposed (propose_categories) waits until the person accepts or declines it.`;

const show = (answered: unknown): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(answered) }],
});

/** What was asked for, or the sentence with which it was refused, which says what to do. */
const answer = async (ask: () => Promise<unknown>): Promise<CallToolResult> => {
  try {
    return show(await ask());
  } catch (error) {
    if (error instanceof Refusal)
      return { isError: true, content: [{ type: "text", text: `${error.code}: ${error.message}` }] };
    return { isError: true, content: [{ type: "text", text: "Passbook did not answer. Is it running?" }] };
  }
};

/** What of a search is not understood: nothing found would say that there is nothing. */
const listMistakes = (q = ""): string[] => parseSearch(q).mistakes.map(({ said }) => said.message);

const addSearch = (server: McpServer, ask: AskPassbook): void => {
  server.registerTool("search_transactions", TOOLS.search_transactions, ({ limit, after, ...filter }) =>
    answer(async () => {
      const [page, totals] = await Promise.all([
        ask(listTransactions, { query: { ...filter, limit, after } }),
        ask(totalTransactions, { query: filter }),
      ]);
      const mistakes = totals.data.count > 0 ? [] : listMistakes(filter.q);
      return { ...page, totals: totals.data, ...(mistakes.length === 0 ? {} : { mistakes }) };
    }),
  );
};

const addOthers = (server: McpServer, ask: AskPassbook): void => {
  server.registerTool("explain_transaction", TOOLS.explain_transaction, ({ id }) =>
    answer(() => ask(getTransaction, { params: { id } })),
  );
  server.registerTool("month_insights", TOOLS.month_insights, (query) =>
    answer(() => ask(getMonthInsights, { query })),
  );
  server.registerTool("list_statements", TOOLS.list_statements, (query) =>
    answer(() => ask(listStatements, { query })),
  );
  server.registerTool("list_categories", TOOLS.list_categories, () => answer(() => ask(listCategories)));
  server.registerTool("propose_categories", TOOLS.propose_categories, (body) =>
    answer(() => ask(proposeCategories, { body })),
  );
};

/** What the key that is called with may do. Where it is not told, tools that only look are offered, and say what is wrong once they are used. */
const askScopes = async (ask: AskPassbook): Promise<readonly Scope[]> => {
  try {
    return (await ask(getCurrentKey)).data.scopes;
  } catch {
    return ["read"];
  }
};

/** What an assistant can ask of a Passbook, and propose if its key says so; none of it changes anything. */
export const makeMcp = (ask: AskPassbook): McpServer => {
  const server = new McpServer({ name: "passbook", version: VERSION }, { instructions: INSTRUCTIONS });
  addSearch(server, ask);
  addOthers(server, ask);
  // Asked with each listing: what was not running may run by now.
  server.server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: listTools(await askScopes(ask)),
  }));
  return server;
};

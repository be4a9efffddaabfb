import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "@passbook/contract/client";
import { listCategories } from "@passbook/contract/categories";
import { proposeCategories } from "@passbook/contract/proposals";
import { getMonthInsights } from "@passbook/contract/insights";
import { parseSearch } from "@passbook/contract/search";
import { listStatements } from "@passbook/contract/statements";
import { getTransaction, listTransactions, totalTransactions } from "@passbook/contract/transactions";
import * as z from "zod";
import { VERSION } from "../../platform/version.ts";
import type { AskPassbook } from "./ask-passbook.ts";

const INSTRUCTIONS = `Passbook keeps a person's bank transactions, each read from a statement that was checked against what is printed on it.
Amounts are integers in the minor unit of their currency (1250 EUR is 12.50); negative is money out. Days are YYYY-MM-DD, months YYYY-MM.
Nothing here changes anything: what is proposed (propose_categories) waits until the person accepts or declines it.`;

const SEARCH = `Words, or fields as in: coffee, "lantern books", amount>50, category:groceries, merchant:lidl, in:2026-10, -uncategorised`;

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

const READS = { readOnlyHint: true, openWorldHint: false } as const;
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional();
const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .optional();

const addSearch = (server: McpServer, ask: AskPassbook): void => {
  server.registerTool(
    "search_transactions",
    {
      title: "Search transactions",
      description:
        "Transactions that a search finds, newest first, with how many there are and their sums by currency; where nothing is found, with what of the search is not understood.",
      inputSchema: {
        q: z.string().describe(SEARCH).optional(),
        from: day,
        to: day,
        limit: z.int().min(1).max(200).default(50),
        after: z.string().describe("The `next` of the page before").optional(),
      },
      annotations: READS,
    },
    ({ limit, after, ...filter }) =>
      answer(async () => {
        const [page, totals] = await Promise.all([
          ask(listTransactions, { query: { ...filter, limit, after } }),
          ask(totalTransactions, { query: filter }),
        ]);
        const mistakes = totals.data.count > 0 ? [] : listMistakes(filter.q);
        return { ...page, totals: totals.data, ...(mistakes.length === 0 ? {} : { mistakes }) };
      }),
  );
  server.registerTool(
    "explain_transaction",
    {
      title: "Explain a transaction",
      description:
        "One transaction: how its category came about (`why`), and where in which statement it is printed (`source`).",
      inputSchema: { id: z.string() },
      annotations: READS,
    },
    ({ id }) => answer(() => ask(getTransaction, { params: { id } })),
  );
};

const addOverviews = (server: McpServer, ask: AskPassbook): void => {
  server.registerTool(
    "month_insights",
    {
      title: "Insights of a month",
      description:
        "What came in and went out in a month, by day, category and merchant, beside what is usual.",
      inputSchema: { month, currency: z.string().length(3).optional() },
      annotations: READS,
    },
    (query) => answer(() => ask(getMonthInsights, { query })),
  );
  server.registerTool(
    "list_statements",
    {
      title: "Statements",
      description: "Statements, newest first, with the verdict of their proof and what they wait for.",
      inputSchema: { limit: z.int().min(1).max(200).default(50), after: z.string().optional() },
      annotations: READS,
    },
    (query) => answer(() => ask(listStatements, { query })),
  );
  server.registerTool(
    "list_categories",
    {
      title: "Categories",
      description: "Categories with their sub-categories and tags.",
      annotations: READS,
    },
    () => answer(() => ask(listCategories)),
  );
};

const addProposals = (server: McpServer, ask: AskPassbook): void => {
  server.registerTool(
    "propose_categories",
    {
      title: "Propose categories",
      description:
        "Proposes a sub-category for each of up to 100 transactions, with a short reason in the person's language. Nothing changes: they accept or decline it in Passbook. What they have answered before is passed over, and why is told. Needs a key with the scope propose.",
      inputSchema: {
        proposals: z
          .array(
            z.object({
              transaction_id: z.string(),
              sub_category_id: z.string().describe("From list_categories"),
              reason: z.string().max(200).optional(),
            }),
          )
          .min(1)
          .max(100),
      },
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    (body) => answer(() => ask(proposeCategories, { body })),
  );
};

/** What an assistant can ask of a Passbook, and propose; none of it changes anything. */
export const makeMcp = (ask: AskPassbook): McpServer => {
  const server = new McpServer({ name: "passbook", version: VERSION }, { instructions: INSTRUCTIONS });
  addSearch(server, ask);
  addOverviews(server, ask);
  addProposals(server, ask);
  return server;
};

import { type Tool, type ToolAnnotations, ToolSchema } from "@modelcontextprotocol/sdk/types.js";
import { listCategories } from "@passbook/contract/categories";
import type { Endpoint } from "@passbook/contract/endpoint";
import { getMonthInsights } from "@passbook/contract/insights";
import { proposeCategories } from "@passbook/contract/proposals";
import { isEnough, needOf, type Scope } from "@passbook/contract/scopes";
import { listStatements } from "@passbook/contract/statements";
import { getTransaction, listTransactions } from "@passbook/contract/transactions";
import * as z from "zod";

/** What an assistant is told of a tool; `asks` is the call of Passbook that it makes. */
type Told = {
  readonly asks: Endpoint;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  readonly annotations: ToolAnnotations;
};

const SEARCH = `Words, or fields as in: coffee, "lantern books", amount>50, category:groceries, merchant:lidl, in:2026-10, -uncategorised`;

const READS = { readOnlyHint: true, openWorldHint: false } as const;
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional();
const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .optional();

export const TOOLS = {
  search_transactions: {
    asks: listTransactions,
    title: "Search transactions",
    description:
      "Transactions that a search finds, newest first, with how many there are and their sums by currency; where nothing is found, with what of the search is not understood.",
    inputSchema: z.object({
      q: z.string().describe(SEARCH).optional(),
      from: day,
      to: day,
      limit: z.int().min(1).max(200).default(50),
      after: z.string().describe("The `next` of the page before").optional(),
    }),
    annotations: READS,
  },
  explain_transaction: {
    asks: getTransaction,
    title: "Explain a transaction",
    description:
      "One transaction: how its category came about (`why`), and where in which statement it is printed (`source`).",
    inputSchema: z.object({ id: z.string() }),
    annotations: READS,
  },
  month_insights: {
    asks: getMonthInsights,
    title: "Insights of a month",
    description: "What came in and went out in a month, by day, category and merchant, beside what is usual.",
    inputSchema: z.object({ month, currency: z.string().length(3).optional() }),
    annotations: READS,
  },
  list_statements: {
    asks: listStatements,
    title: "Statements",
    description: "Statements, newest first, with the verdict of their proof and what they wait for.",
    inputSchema: z.object({
      limit: z.int().min(1).max(200).default(50),
      after: z.string().optional(),
    }),
    annotations: READS,
  },
  list_categories: {
    asks: listCategories,
    title: "Categories",
    description: "Categories with their sub-categories and tags.",
    inputSchema: z.object({}),
    annotations: READS,
  },
  propose_categories: {
    asks: proposeCategories,
    title: "Propose categories",
    description:
      "Proposes a sub-category for each of up to 100 transactions, with a short reason in the person's language. Nothing changes: they accept or decline it in Passbook. What they have answered before is passed over, and why is told. Needs a key with the scope propose.",
    inputSchema: z.object({
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
    }),
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  },
} as const satisfies Record<string, Told>;

/** The tools that a key with these scopes can use. */
export const listTools = (scopes: readonly Scope[]): Tool[] =>
  Object.entries<Told>(TOOLS)
    .filter(([, { asks }]) => isEnough(needOf(asks), scopes))
    .map(([name, { title, description, inputSchema, annotations }]) =>
      ToolSchema.parse({
        name,
        title,
        description,
        inputSchema: z.toJSONSchema(inputSchema, { io: "input", target: "draft-7" }),
        annotations,
      }),
    );

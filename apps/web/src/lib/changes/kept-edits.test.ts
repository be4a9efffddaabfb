import { ENDPOINTS } from "@passbook/contract/index";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { mayKeep } from "../calls/kept-edits.ts";

const SECRET = /"[a-z_]*(password|secret|token|passkey|credential)[a-z_]*":/u;

const kept = ENDPOINTS.filter((endpoint) => endpoint.method !== "GET" && mayKeep(endpoint));

test("what a browser keeps of edits that wait holds no secret", () => {
  const holding = kept.filter(({ body, query }) =>
    [body, query].some((shape) =>
      SECRET.test(JSON.stringify(z.toJSONSchema(shape, { unrepresentable: "any" }))),
    ),
  );
  expect(holding.map(({ id }) => id)).toEqual([]);
});

test("edits of transactions, merchants and budgets are kept, answers about persons are not", () => {
  const ids = new Set(kept.map(({ id }) => id));
  expect(
    ["change_transaction", "change_transactions", "unlock_statement", "change_user"].map((id) => ids.has(id)),
  ).toEqual([true, true, false, false]);
});

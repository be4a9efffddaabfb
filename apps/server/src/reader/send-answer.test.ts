import { ok } from "@passbook/contract/values";
import { expect, test } from "vitest";
import { joinAnswer, sendAhead } from "./send-answer.ts";
import type { ChildMessage } from "./tasks.ts";

const TASK = { kind: "parse", bytes: new Uint8Array(), hints: { today: "2026-11-01" } } as const;

test("rows are sent in pieces, each when the one before it was taken, and are put together again", async () => {
  const rows = Array.from({ length: 2500 }, (_, amount) => ({ amount }));
  const sent: ChildMessage[] = [];
  let on_their_way = 0;
  const file = { statements: [{ transactions: rows }, { transactions: rows.slice(0, 10) }] };
  const answer = await sendAhead(TASK, ok(file), async (message) => {
    on_their_way += 1;
    expect(on_their_way).toBe(1);
    await Promise.resolve();
    on_their_way -= 1;
    sent.push(message);
  });
  const ahead = new Map<number, never[]>();
  for (const message of sent)
    if ("rows" in message) {
      const before = ahead.get(message.statement) ?? [];
      ahead.set(message.statement, [...before, ...(JSON.parse(message.rows) as never[])]);
    }
  expect(sent).toHaveLength(4);
  expect(joinAnswer(answer, ahead)).toEqual(ok(file));
});

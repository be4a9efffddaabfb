import { setImmediate as nextTurn } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { makeUploadRoom } from "./upload-room.ts";

const WAIT_MS = 30;

test("what one person sends beyond their share waits, and is refused with 429; others get in meanwhile", async () => {
  const room = makeUploadRoom({ bytes: 100, bytes_each: 50, small_bytes: 0, wait_ms: WAIT_MS });
  const leave = await room.enter("asha", 48);
  const refused = room.enter("asha", 48);
  refused.catch(() => undefined);
  await room.enter("ravi", 1);
  await expect(refused).rejects.toMatchObject({ status: 429, code: "uploads_full" });
  leave();
  await room.enter("asha", 48);
});

test("when everybody together sends too much it is 503, with the time after which to try again", async () => {
  const room = makeUploadRoom({ bytes: 60, bytes_each: 50, small_bytes: 0, wait_ms: WAIT_MS });
  await room.enter("asha", 48);
  await expect(room.enter("ravi", 48)).rejects.toMatchObject({ status: 503, retry_after_s: 5 });
});

test("a file above a share of its own is let in alone, or nobody could ever send it", async () => {
  const room = makeUploadRoom({ bytes: 10, bytes_each: 5, small_bytes: 0, wait_ms: WAIT_MS });
  const leave = await room.enter("asha", 80);
  await expect(room.enter("ravi", 8)).rejects.toMatchObject({ status: 503 });
  leave();
  await expect(room.enter("ravi", 80)).resolves.toBeTypeOf("function");
});

test("whatever comes and goes, no more is inside than fits, and who leaves lets others in", async () => {
  const upload = fc.record({
    user_id: fc.constantFrom("a", "b", "c"),
    bytes: fc.integer({ min: 1, max: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(upload, { maxLength: 40 }), async (uploads) => {
      const room = makeUploadRoom({ bytes: 100, bytes_each: 60, small_bytes: 0, wait_ms: 60_000 });
      const inside: { user_id: string; bytes: number; leave: () => void }[] = [];
      let entered = 0;
      const send = async (user_id: string, bytes: number): Promise<void> => {
        const leave = await room.enter(user_id, bytes);
        entered += 1;
        inside.push({ user_id, bytes, leave });
      };
      for (const { user_id, bytes } of uploads) void send(user_id, bytes);
      await nextTurn();
      while (inside.length > 0) {
        const sum = (list: typeof inside): number => list.reduce((all, { bytes }) => all + bytes, 0);
        expect(sum(inside)).toBeLessThanOrEqual(100);
        for (const each of ["a", "b", "c"])
          expect(sum(inside.filter(({ user_id }) => user_id === each))).toBeLessThanOrEqual(60);
        inside.shift()?.leave();
        await nextTurn();
      }
      expect(entered).toBe(uploads.length);
    }),
  );
});

test("a small file does not wait for large ones, and one person's small ones not for another's", async () => {
  const room = makeUploadRoom({ bytes: 100, bytes_each: 50, small_bytes: 1, wait_ms: WAIT_MS });
  await room.enter("asha", 50);
  await room.enter("ravi", 50);
  await expect(room.enter("meera", 2)).rejects.toMatchObject({ status: 503 });
  for (let count = 0; count < 4; count += 1) await room.enter("asha", 1);
  await expect(room.enter("asha", 1)).rejects.toMatchObject({ status: 429 });
  await expect(room.enter("meera", 1)).resolves.toBeTypeOf("function");
});

test("one person does not fill the row of those who wait", async () => {
  const room = makeUploadRoom({ bytes: 60, bytes_each: 50, small_bytes: 0, wait_ms: WAIT_MS });
  const leave = await room.enter("asha", 50);
  const comeAndGo = async (): Promise<void> => (await room.enter("asha", 50))();
  const waiting = Array.from({ length: 250 }, () => comeAndGo().catch(() => undefined));
  const other = room.enter("ravi", 50);
  leave();
  await expect(other).resolves.toBeTypeOf("function");
  await Promise.all(waiting);
});

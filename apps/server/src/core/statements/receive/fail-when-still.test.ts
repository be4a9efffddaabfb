import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failWhenStill } from "./fail-when-still.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makeRequest = (length = 12_000) => {
  const socket = { bytesRead: 0 };
  const headers = { "content-length": String(length) };
  return { socket, request: { raw: { socket, headers } } as FastifyRequest };
};
const NEVER = new Promise<string>(() => undefined);

test("a form of which nothing arrives any more is refused after a while", async () => {
  const refused = failWhenStill(makeRequest().request, NEVER);
  refused.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(16_000);
  await expect(refused).rejects.toMatchObject({ status: 408, code: "too_slow" });
});

test("one that goes on arriving slowly is waited for", async () => {
  const { request, socket } = makeRequest();
  const { promise, resolve } = Promise.withResolvers<string>();
  const awaited = failWhenStill(request, promise);
  for (let count = 0; count < 6; count += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    socket.bytesRead += 1000;
  }
  resolve("whole");
  await expect(awaited).resolves.toBe("whole");
  expect(vi.getTimerCount()).toBe(0);
});

test("one that arrives by single bytes would never be whole, and is refused as soon", async () => {
  const { request, socket } = makeRequest(1_200_000);
  const refused = failWhenStill(request, NEVER);
  refused.catch(() => undefined);
  for (let count = 0; count < 4; count += 1) {
    await vi.advanceTimersByTimeAsync(5000);
    socket.bytesRead += 1;
  }
  await expect(refused).rejects.toMatchObject({ status: 408, code: "too_slow" });
});

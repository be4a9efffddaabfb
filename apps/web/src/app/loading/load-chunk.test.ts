import { expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk, SCREEN_TIMEOUT_MS } from "./load-chunk.ts";

const surroundings = (timeout_ms = 1000) => {
  const marks = new Map<string, string>();
  const storage = {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
  };
  return {
    storage,
    marks,
    reload: vi.fn<() => void>(),
    awaitServer: () => Promise.resolve(false),
    timeout_ms,
  };
};
const fail = () => Promise.reject(new Error("Failed to fetch dynamically imported module"));

test("a screen may take 120 seconds to load", () => {
  expect(SCREEN_TIMEOUT_MS).toBe(120_000);
});

test("the first failure reloads the page once and says nothing", async () => {
  const around = surroundings();
  const settled = vi.fn<() => void>();
  loadChunk("Screen", fail, around).then(settled, settled);
  await vi.waitFor(() => {
    expect(around.reload).toHaveBeenCalledOnce();
  });
  expect(settled).not.toHaveBeenCalled();
});

test("a second failure of the same screen is a ChunkLoadError, without another reload", async () => {
  const around = surroundings();
  around.marks.set("reloaded-for:Screen", "1");
  const loading = loadChunk("Screen", fail, around);
  await expect(loading).rejects.toThrow(ChunkLoadError);
  await expect(loading).rejects.toMatchObject({ name: "ChunkLoadError" });
  expect(around.reload).not.toHaveBeenCalled();
});

test("success forgets the reload, so that a later version may cause another", async () => {
  const around = surroundings();
  around.marks.set("reloaded-for:Screen", "1");
  await expect(loadChunk("Screen", () => Promise.resolve("loaded"), around)).resolves.toBe("loaded");
  expect(around.marks.size).toBe(0);
});

test("a screen that never comes fails when its time is over", async () => {
  const around = surroundings(5);
  around.marks.set("reloaded-for:Screen", "1");
  await expect(loadChunk("Screen", () => new Promise(() => undefined), around)).rejects.toThrow(
    "timeout of 5ms exceeded",
  );
});

test("what does not arrive from a server that is gone is asked for again, without a reload", async () => {
  const around = { ...surroundings(), awaitServer: () => Promise.resolve(true) };
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(fail).mockResolvedValue("code");
  expect(await loadChunk("Screen", load, around)).toBe("code");
  expect(around.reload).not.toHaveBeenCalled();
});

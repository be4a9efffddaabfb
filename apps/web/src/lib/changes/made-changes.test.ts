import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", { clear: () => undefined, getItem: () => null });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page as it is loaded anew, for a person who is signed in. */
const load = async (person_id: string) => {
  vi.resetModules();
  const { setSession, LOGGED_OUT, endSession } = await import("../calls/session-store.ts");
  const user = { id: person_id } as NonNullable<typeof LOGGED_OUT.user>;
  setSession({ ...LOGGED_OUT, status: "logged_in", user });
  return { ...(await import("./made-changes.ts")), endSession };
};

test("what was made in a tab is known after it was loaded anew, until it is taken back", async () => {
  const before = await load("asha");
  before.addMade("one");
  before.addMade("two");
  const after = await load("asha");
  expect(after.findNewestMade()).toBe("two");
  after.dropMade("two");
  expect((await load("asha")).findNewestMade()).toBe("one");
});

test("nobody takes back what somebody else made, and nothing is kept of a session that ended", async () => {
  (await load("asha")).addMade("hers");
  const ben = await load("ben");
  expect(ben.findNewestMade()).toBeUndefined();
  ben.endSession(null);
  expect((await load("asha")).findNewestMade()).toBeUndefined();
});

import { describe, expect, test } from "vitest";
import { makeConnection, sendNow, sendOnceUp } from "./connection.ts";
import { TransportError } from "./transport-messages.ts";

const keepNothing = () => () => undefined;

/** A server that answers while `is_up`, and a pause that ends when told. */
const start = () => {
  const server = { is_up: true, calls: 0, probes: 0 };
  let resume: () => void = () => undefined;
  const connection = makeConnection({
    probe: () => {
      server.probes += 1;
      return Promise.resolve(server.is_up);
    },
    pause: () =>
      new Promise((resolve) => {
        resume = resolve;
      }),
  });
  const send = (): Promise<string> => {
    if (!server.is_up) return Promise.reject(new TransportError({ kind: "network" }));
    server.calls += 1;
    return Promise.resolve("done");
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    connection,
    server,
    send,
    settle,
    lookAgain: async () => {
      resume();
      await settle();
    },
  };
};

describe("a server that does not answer", () => {
  test("an edit waits for it and is made once", async () => {
    const { connection, server, send, settle, lookAgain } = start();
    server.is_up = false;
    const edit = sendOnceUp(connection, send, keepNothing);
    const another = sendOnceUp(connection, send, keepNothing);
    await settle();
    expect(connection.get()).toEqual({ up: false, waiting: 2 });
    await lookAgain();
    expect(connection.get().up).toBe(false);
    server.is_up = true;
    await lookAgain();
    expect(await Promise.all([edit, another])).toEqual(["done", "done"]);
    expect(server.calls).toBe(2);
    expect(connection.get()).toEqual({ up: true, waiting: 0 });
  });
  test("a read fails at once, and many that fail lead to one look", async () => {
    const { connection, server, send, settle } = start();
    server.is_up = false;
    const reads = await Promise.allSettled([1, 2, 3].map(() => sendNow(connection, send)));
    expect(reads.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await settle();
    expect(server.probes).toBe(1);
    expect(connection.get()).toEqual({ up: false, waiting: 0 });
  });
  test("what waits is kept for as long as nobody knows what became of it", async () => {
    const { connection, server, send, settle, lookAgain } = start();
    const kept: string[] = [];
    const keep = () => {
      kept.push("kept");
      return () => kept.push("forgotten");
    };
    await sendOnceUp(connection, send, keep);
    expect(kept).toEqual([]);
    server.is_up = false;
    const edit = sendOnceUp(connection, send, keep);
    await settle();
    await lookAgain();
    expect(kept).toEqual(["kept"]);
    server.is_up = true;
    await lookAgain();
    await edit;
    expect(kept).toEqual(["kept", "forgotten"]);
  });
  test("what waits is forgotten with the session, and the return is told", async () => {
    const { connection, server, send, settle, lookAgain } = start();
    let returns = 0;
    connection.onReturn(() => (returns += 1));
    server.is_up = false;
    void sendOnceUp(connection, send, keepNothing);
    await settle();
    connection.forget();
    server.is_up = true;
    await lookAgain();
    expect([server.calls, returns]).toEqual([0, 1]);
  });
  test("code of a screen waits for it, is no edit, and outlasts the session", async () => {
    const { connection, server, lookAgain } = start();
    server.is_up = false;
    await connection.check();
    let loads = 0;
    void connection.untilReturn().then(() => (loads += 1));
    expect(connection.get()).toEqual({ up: false, waiting: 0 });
    connection.forget();
    for (const is_up of [true, false, true]) {
      server.is_up = is_up;
      await lookAgain();
    }
    expect(loads).toBe(1);
    await connection.untilReturn();
  });
});

test("where the server answers others, a call that failed says so", async () => {
  const { connection } = start();
  const fault = new TransportError({ kind: "network" });
  await expect(sendOnceUp(connection, () => Promise.reject(fault), keepNothing)).rejects.toBe(fault);
  const refusal = new TransportError({ kind: "status", status: 500 });
  await expect(sendOnceUp(connection, () => Promise.reject(refusal), keepNothing)).rejects.toBe(refusal);
  expect(connection.get()).toEqual({ up: true, waiting: 0 });
});

import { fork } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestPerson } from "../../apps/server/testing/people.ts";
import { median, ms, percentile, printTable } from "../lib/measure.ts";
import { listChildren, type RealServer, readMemoryMb, startRealServer } from "../lib/real-server.ts";
import type { Seat, Waited } from "./bystander.ts";

/** What an attack needs: the server attacked, an idle one beside it at the same load, and somebody else who works at both. */
export type Field = {
  readonly server: RealServer;
  /** One line of what happened, fault or not. */
  readonly record: (event: Readonly<Record<string, unknown>>) => void;
  readonly note: (finding: Readonly<Record<string, unknown>>) => void;
  /** Stops everything and prints who waited, how much memory was held, and what was found. */
  readonly end: () => Promise<void>;
};

const FREEZE_MS = 2000;
const LOOK_EVERY_MS = 100;
const REST_MS = 60_000;

export const toHeaders = (person: TestPerson): Record<string, string> => ({
  authorization: `Bearer ${person.token}`,
  cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  "x-xsrf-token": person.cookies.get("XSRF-TOKEN") ?? "",
});

let people_made = 0;
/** Somebody new. The server sends the mail with the link as soon as it is there; whoever finds none left registers again. */
export const signUpNew = async (server: RealServer, tries = 5): Promise<TestPerson> => {
  people_made += 1;
  try {
    return await server.signUp(`Asha ${String(people_made)}`);
  } catch (error) {
    if (tries === 0) throw error;
    return signUpNew(server, tries - 1);
  }
};

export const sit = async (name: string, server: RealServer): Promise<Seat> => ({
  name,
  url: server.url,
  headers: toHeaders(await server.signUp(`Meera ${name}`)),
});

const startBystander = (seats: readonly Seat[]): (() => Promise<Waited[]>) => {
  const child = fork(path.join(import.meta.dirname, "bystander.ts"), [JSON.stringify(seats)]);
  return () =>
    new Promise((resolve) => {
      child.once("message", (message) => resolve(message as Waited[]));
      child.send("stop");
    });
};

const watchMemory = ({ pid }: RealServer) => {
  const most = { server: 0, children: 0 };
  const look = () => {
    const children = listChildren(pid).reduce((sum, each) => sum + readMemoryMb(each).share, 0);
    most.server = Math.max(most.server, readMemoryMb(pid).resident);
    most.children = Math.max(most.children, children);
  };
  const watch = setInterval(() => {
    try {
      look();
    } catch {
      // The server has ended.
    }
  }, LOOK_EVERY_MS);
  return { most, stop: () => clearInterval(watch) };
};

const printWaits = (waited: readonly Waited[]): void => {
  const names = [...new Set(waited.map(({ server, call }) => `${server}: ${call}`))];
  const rows = names.map((name) => {
    const took = waited.filter(({ server, call }) => `${server}: ${call}` === name).map((each) => each.took);
    return [
      name,
      ms(median(took)),
      ms(percentile(took, 99)),
      ms(Math.max(...took)),
      String(took.filter((each) => each > FREEZE_MS).length),
      String(took.length),
    ];
  });
  printTable(["somebody else", "median", "p99", "most", "over 2 s", "times"], rows);
};

/** Findings go to a file as they come, since an attack may be ended from outside. */
export const openField = async (name: string): Promise<Field> => {
  const [server, idle] = [await startRealServer(), await startRealServer()];
  const found = path.join(process.env["TMPDIR"] ?? "/tmp", `attack-${name}.jsonl`);
  const record: Field["record"] = (event) => appendFileSync(found, `${JSON.stringify(event)}\n`);
  writeFileSync(found, "");
  let count = 0;
  const note: Field["note"] = (finding) => {
    count += 1;
    record({ finding: count, ...finding });
  };
  const memory = watchMemory(server);
  const stopBystander = startBystander([await sit("attacked", server), await sit("idle", idle)]);
  const start = performance.now();
  const end = async (): Promise<void> => {
    const waited = await stopBystander();
    memory.stop();
    for (const each of waited)
      if (each.took > FREEZE_MS || each.status === 0 || each.status >= 400)
        note({ what: "bystander", ...each });
    printWaits(waited);
    if (!server.has_ended()) await sleep(REST_MS);
    const left_mb = server.has_ended() ? 0 : readMemoryMb(server.pid).resident;
    console.log(
      `memory: server at most ${memory.most.server.toFixed(0)} MB, its children ${memory.most.children.toFixed(0)} MB; the server a minute after ${left_mb.toFixed(0)} MB`,
    );
    if (server.has_ended()) note({ what: "the server ended" });
    for (const line of server.logged)
      if (/"level":(50|60)/.test(line)) note({ what: "logged", line: line.slice(0, 3000) });
    console.log(
      `${((performance.now() - start) / 1000).toFixed(0)} s, load ${loadavg()
        .map((each) => each.toFixed(1))
        .join(" ")}; ${String(count)} findings in ${found}`,
    );
    await Promise.all([server.stop(), idle.stop()]);
  };
  return { server, record, note, end };
};

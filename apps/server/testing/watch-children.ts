import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 10;
const KB_PER_MB = 1024;
const MS_PER_TICK = 10;

/** What the children of this process took while something was done. */
export type Taken<T> = {
  readonly result: T;
  /** Most that one of them held at a time, in MB resident. */
  readonly memory_mb: number;
  /** Most of a processor that one of them had, in ms. */
  readonly cpu_ms: number;
};

/** A file of a process; empty where that has ended. */
const readProc = (name: string): string => {
  try {
    return readFileSync(`/proc/${name}`, "utf8");
  } catch {
    return "";
  }
};

/** The processes that any thread of this one has started and that run. */
export const listChildren = (): number[] =>
  readdirSync("/proc/self/task").flatMap((thread) =>
    readProc(`self/task/${thread}/children`).trim().split(" ").filter(Boolean).map(Number),
  );

const readPeakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readProc(`${String(pid)}/status`))?.[1] ?? 0) / KB_PER_MB;

const readCpuMs = (pid: number): number => {
  const [, , , , , , , , , , , user = 0, system = 0] = (
    readProc(`${String(pid)}/stat`).split(") ")[1] ?? ""
  ).split(" ");
  return (Number(user) + Number(system)) * MS_PER_TICK;
};

/** Does something and tells what the children took meanwhile; Linux alone tells of them. */
export const watchChildren = async <T>(work: () => Promise<T>): Promise<Taken<T>> => {
  const before = new Map(listChildren().map((pid) => [pid, readCpuMs(pid)]));
  let memory_mb = 0;
  let cpu_ms = 0;
  const look = (): void => {
    for (const pid of listChildren()) {
      memory_mb = Math.max(memory_mb, readPeakMb(pid));
      cpu_ms = Math.max(cpu_ms, readCpuMs(pid) - (before.get(pid) ?? 0));
    }
  };
  const watch = setInterval(look, EVERY_MS);
  try {
    const result = await work();
    look();
    if (memory_mb === 0) throw new Error("No child was seen, so nothing was measured.");
    return { result, memory_mb, cpu_ms };
  } finally {
    clearInterval(watch);
  }
};

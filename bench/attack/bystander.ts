import { setTimeout as sleep } from "node:timers/promises";

/**
 * Somebody else who goes on working: one small call every 200 ms at each server named, and how long each took (JSON over the channel).
 * A process of its own, so that only the server is measured.
 */
export type Seat = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};
export type Waited = {
  readonly server: string;
  readonly call: string;
  readonly at: number;
  readonly took: number;
  readonly status: number;
};

const EVERY_MS = 200;
const PATIENCE_MS = 60_000;
const seats = JSON.parse(process.argv[2] ?? "[]") as Seat[];
const waited: Waited[] = [];
const stopping = new AbortController();
process.on("message", () => stopping.abort());

const ask = async (seat: Seat, call: string, path: string, init: RequestInit = {}): Promise<string> => {
  const [at, start] = [Date.now(), performance.now()];
  let [status, text] = [0, ""];
  try {
    const response = await fetch(seat.url + path, {
      ...init,
      headers: { ...seat.headers, ...(init.headers as object) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    status = response.status;
    text = await response.text();
  } catch {
    // No answer: its status stays 0.
  }
  waited.push({ server: seat.name, call, at, took: performance.now() - start, status });
  return text;
};

const work = async (seat: Seat): Promise<void> => {
  for (let round = 0; !stopping.signal.aborted; round += 1) {
    await ask(seat, "health", "/health");
    await sleep(EVERY_MS);
    await ask(seat, "list", "/api/transactions?limit=50");
    await sleep(EVERY_MS);
    const made = await ask(seat, "create a category", "/api/categories", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: `Kind ${String(round)}` }),
    });
    await sleep(EVERY_MS);
    const id = (JSON.parse(made === "" ? "{}" : made) as { data?: { id: string } }).data?.id ?? "";
    await ask(seat, "delete it", `/api/categories/${id}`, { method: "DELETE" });
    await sleep(EVERY_MS);
  }
};
await Promise.all(seats.map(work));
process.send?.(waited, () => process.exit());

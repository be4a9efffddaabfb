import { setTimeout as sleep } from "node:timers/promises";
import { makeOfx } from "../../apps/server/testing/make-ofx.ts";
import { toForm } from "../../apps/server/testing/uploads.ts";
import { makeRows } from "../lib/real-server.ts";
import type { Seat } from "./bystander.ts";

/**
 * Somebody who hands in many large files at once and waits until the last is read (JSON over the channel). A process of its own, so that
 * who measures others does not wait for its sending.
 */
export type LargeOrder = { readonly seat: Seat; readonly files: number; readonly megabytes: number };
export type Given = {
  readonly took: number;
  /** How often each status was answered, and each end of a file came. */
  readonly answers: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly odd: readonly { readonly status: number; readonly answer: string }[];
};
type Listed = {
  readonly data: readonly {
    readonly status: string;
    readonly problems: readonly { readonly code: string }[];
  }[];
};

const { seat, files, megabytes } = JSON.parse(process.argv[2] ?? "{}") as LargeOrder;
const TRIES = 60;
const PAUSE_MS = 1000;
const answers: Record<string, number> = {};
const odd: { status: number; answer: string }[] = [];
const countOne = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

const base = makeOfx({ account: "77", rows: makeRows(77, 2000, 300), closing: 100 });
const cut = base.indexOf("</BANKTRANLIST>");
/** A statement of 2,000 rows, and one text that makes it as large as wanted. */
const makeLarge = (at: number): Buffer => {
  const filler = Buffer.alloc(megabytes * 2 ** 20 - base.length - 200, `<X${String(at)}>y\n`);
  return Buffer.concat([
    Buffer.from(base.slice(0, cut).replaceAll("20261101", `2026110${String(at)}`)),
    filler,
    Buffer.from(base.slice(cut)),
  ]);
};

const giveOne = async (at: number): Promise<void> => {
  const { body, content_type } = toForm([{ name: `large ${String(at)}.ofx`, bytes: makeLarge(at) }]);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(`${seat.url}/api/statements`, {
      method: "POST",
      headers: { ...seat.headers, "content-type": content_type },
      body: new Uint8Array(body),
    })
      .then(async (response) => ({ status: response.status, answer: await response.text() }))
      .catch((error: unknown) => ({ status: 0, answer: String((error as Error).cause ?? error) }));
    countOne(answers, String(answer.status));
    if (answer.status === 202) return;
    if (answer.status !== 503 && answer.status !== 429)
      odd.push({ ...answer, answer: answer.answer.slice(0, 500) });
    await sleep(PAUSE_MS);
  }
};

const list = async (): Promise<Listed["data"]> => {
  const response = await fetch(`${seat.url}/api/statements?limit=200`, { headers: seat.headers });
  return ((await response.json()) as Listed).data;
};

const start = performance.now();
await Promise.all(Array.from({ length: files }, (_, at) => giveOne(at)));
for (;;) {
  const listed = await list();
  if (listed.some(({ status }) => status === "received" || status === "reading")) {
    await sleep(PAUSE_MS);
    continue;
  }
  const ends: Record<string, number> = {};
  for (const { status, problems } of listed)
    countOne(ends, [status, ...problems.map(({ code }) => code)].join(" "));
  process.send?.({ took: performance.now() - start, answers, ends, odd } satisfies Given, () =>
    process.exit(),
  );
  break;
}

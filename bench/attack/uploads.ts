import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { toForm } from "../../apps/server/testing/uploads.ts";
import { makeOfx } from "../../apps/server/testing/make-ofx.ts";
import { describeMachine, median, ms, printTable } from "../lib/measure.ts";
import { importFiles, makeFile, makeRows } from "../lib/real-server.ts";
import { openField } from "./field.ts";

/**
 * Fair turns: 24 files of 48 MB of one person, handed in at once, beside files of one row of another.
 * Run: node bench/attack/uploads.ts [files] [MB]
 */
const [FILES, MEGABYTES] = [Number(process.argv[2] ?? 24), Number(process.argv[3] ?? 48)];
const ONE_ROW_FILES = 60;
const PAUSE_MS = 1000;

const base = makeOfx({ account: "77", rows: makeRows(77, 2000, 300), closing: 100 });
const cut = base.indexOf("</BANKTRANLIST>");
/** A statement of 2,000 rows, and one text that makes it as large as wanted. */
const makeLarge = (at: number): Buffer => {
  const filler = Buffer.alloc(MEGABYTES * 2 ** 20 - base.length - 200, `<X${String(at)}>y\n`);
  return Buffer.concat([
    Buffer.from(base.slice(0, cut).replaceAll("20261101", `2026110${String(at)}`)),
    filler,
    Buffer.from(base.slice(cut)),
  ]);
};

console.log(
  `${describeMachine()}; ${String(FILES)} files of ${String(MEGABYTES)} MB; load ${loadavg()[0]!.toFixed(1)}`,
);
const field = await openField("uploads");
const { server } = field;
const giver = await server.signUp("Asha");
const uploader = await server.signUp("Ravi");
const took: number[] = [];
let account = 10;
const importOne = async (): Promise<number> =>
  importFiles(uploader, [makeFile(String((account += 1)), makeRows(account, 1, 1))]);
const alone: number[] = [];
for (let count = 0; count < 8; count += 1) alone.push(await importOne());

type Listed = {
  readonly data: readonly {
    readonly status: string;
    readonly problems: readonly { readonly code: string }[];
  }[];
};
const [answers, ends] = [new Map<string, number>(), new Map<string, number>()];
const giveOne = async (at: number): Promise<void> => {
  const { body, content_type } = toForm([{ name: `large ${String(at)}.ofx`, bytes: makeLarge(at) }]);
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await giver
      .send({
        method: "POST",
        url: "/api/statements",
        payload: body,
        headers: { "content-type": content_type },
      })
      .catch((error: unknown) => ({ statusCode: 0, body: String((error as Error).cause ?? error) }));
    answers.set(String(answer.statusCode), (answers.get(String(answer.statusCode)) ?? 0) + 1);
    if (answer.statusCode === 202) return;
    if (answer.statusCode !== 503 && answer.statusCode !== 429)
      field.note({ what: "large upload", status: answer.statusCode, answer: answer.body.slice(0, 500) });
    await sleep(1000);
  }
};
const start = performance.now();
const given = Promise.all(Array.from({ length: FILES }, (_, at) => giveOne(at)));
const waitForAll = async (): Promise<void> => {
  await given;
  for (;;) {
    const { body } = await giver.send({ method: "GET", url: "/api/statements?limit=200" });
    const { data } = JSON.parse(body) as Listed;
    if (data.every(({ status }) => status !== "received" && status !== "reading")) return;
    await sleep(500);
  }
};
const ending = new AbortController();
const over = waitForAll().finally(() => ending.abort());
while (!ending.signal.aborted && took.length < ONE_ROW_FILES) {
  took.push(await importOne());
  await sleep(PAUSE_MS);
}
await over;
const large_took = performance.now() - start;
const toRow = (name: string, values: readonly number[]): string[] => [
  name,
  ms(median(values)),
  ms(Math.max(...values)),
  String(values.filter((each) => each > 2000).length),
  String(values.length),
];
printTable(
  ["a file of one row, until imported", "median", "most", "over 2 s", "times"],
  [toRow("alone", alone), toRow(`beside ${String(FILES)} of ${String(MEGABYTES)} MB`, took)],
);
const { body } = await giver.send({ method: "GET", url: "/api/statements?limit=200" });
for (const { status, problems } of (JSON.parse(body) as Listed).data) {
  const end = [status, ...problems.map(({ code }) => code)].join(" ");
  ends.set(end, (ends.get(end) ?? 0) + 1);
}
const tell = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${String(count)} ${what}`).join(", ");
console.log(`answered: ${tell(answers)}; at last: ${tell(ends)}; all in ${(large_took / 1000).toFixed(0)} s`);
await field.end();

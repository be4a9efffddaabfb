import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Statement } from "@passbook/contract/statements";
import type { TestPerson } from "../../apps/server/testing/people.ts";
import { toForm } from "../../apps/server/testing/uploads.ts";
import { describeMachine, ms, printTable } from "../lib/measure.ts";
import { makeDice } from "./dice.ts";
import { type Field, openField, signUpNew } from "./field.ts";
import { makeFiles } from "./make-files.ts";

/**
 * Odd and hostile files against a real server, while somebody else works there. Run:
 * node bench/attack/files.ts [count] [seed] [first] [further folders of samples…]
 */
const [COUNT, SEED, FIRST] = [
  Number(process.argv[2] ?? 3000),
  Number(process.argv[3] ?? 1),
  Number(process.argv[4] ?? 0),
];
const SAMPLES = path.resolve(import.meta.dirname, "../../packages/statement-parser/samples");
const makeFile = makeFiles(SEED, [SAMPLES, ...process.argv.slice(5)]);
const PEOPLE = 4;
const MOST_AT_ONCE = 6;
const BATCHES_EACH = 10;
const PATIENCE_MS = 180_000;
/** Ends of a file that are ours and not its own. */
const OWN_FAULTS = new Set(["import_failed", "not_processed", "reader_crashed"]);

type Made = ReturnType<typeof makeFile> & { readonly index: number };
type Sent = { readonly status: number; readonly body: string; readonly took: number };

const ends = new Map<string, number>();
const slowest: { took: number; index: number; kind: string; size: number; status: string }[] = [];
const tell = (end: string): unknown => ends.set(end, (ends.get(end) ?? 0) + 1);

const send = async (person: TestPerson, options: Parameters<TestPerson["send"]>[0]): Promise<Sent> => {
  const start = performance.now();
  const late = sleep(PATIENCE_MS, null, { ref: false });
  try {
    const answer = await Promise.race([person.send(options), late]);
    return {
      status: answer?.statusCode ?? 0,
      body: answer?.body ?? "no answer",
      took: performance.now() - start,
    };
  } catch (error) {
    return { status: 0, body: String(error), took: performance.now() - start };
  }
};

const judge = ({ note }: Field, what: string, made: readonly Made[], { status, body, took }: Sent): void => {
  if (status === 0 || (status >= 500 && status !== 503 && status !== 507))
    note({
      what,
      status,
      took,
      body: body.slice(0, 500),
      files: made.map(({ index, kind, name, bytes }) => ({ index, kind, name, size: bytes.length })),
    });
};

const settle = async (
  field: Field,
  person: TestPerson,
  made: Made,
  id: string,
): Promise<Statement | null> => {
  const start = performance.now();
  while (performance.now() - start < PATIENCE_MS && !field.server.has_ended()) {
    const sent = await send(person, { method: "GET", url: `/api/statements/${id}` });
    judge(field, "a statement is asked", [made], sent);
    if (sent.status !== 200) return null;
    const statement = (JSON.parse(sent.body) as { data: Statement }).data;
    if (statement.status !== "received" && statement.status !== "reading") return statement;
    await sleep(100);
  }
  field.note({
    what: "never settled",
    index: made.index,
    kind: made.kind,
    name: made.name,
    size: made.bytes.length,
  });
  return null;
};

const toFinding = (
  { index, kind, name, bytes }: Made,
  { status, problems, format }: Statement,
  took: number,
) => ({ index, kind, name, size: bytes.length, status, format, took, problems });

/** Says whatever lets the rows be imported, and looks at everything that can be looked at. */
const goOn = async (field: Field, person: TestPerson, made: Made, first: Statement): Promise<void> => {
  const url = `/api/statements/${first.id}`;
  const post = async (call: string, payload?: object): Promise<void> =>
    judge(
      field,
      call,
      [made],
      await send(person, {
        method: "POST",
        url: `${url}/${call}`,
        ...(payload === undefined ? {} : { payload }),
      }),
    );
  if (first.status === "needs_review") {
    const account = {
      label: `Account ${String(made.index)}`,
      account_type: "current",
      currency: first.currency ?? "EUR",
    };
    await post("accept", {
      ...(first.bank_account_id === null ? { new_bank_account: account } : {}),
      date_order: "dmy",
      currency: "EUR",
      as_read: true,
    });
  } else if (first.status === "needs_password") await post("unlock", { password: "1234" });
  else if (first.status === "imported" && made.index % 5 === 0) await post("reread");
  for (const view of ["rows?limit=1000", "pages?limit=200", "file"])
    judge(field, view, [made], await send(person, { method: "GET", url: `${url}/${view}` }));
  if (first.status === "failed") return;
  const last = await settle(field, person, made, first.id);
  if (last === null) return;
  tell(`then ${last.status}`);
  if (last.problems.some(({ code }) => OWN_FAULTS.has(code)))
    field.note({ what: "own fault after an answer", ...toFinding(made, last, 0) });
};

type Begun = { readonly id: string; readonly start: number };
const follow = async (field: Field, person: TestPerson, made: Made, { id, start }: Begun): Promise<void> => {
  const statement = await settle(field, person, made, id);
  if (statement === null) return;
  const took = performance.now() - start;
  const codes = [...new Set(statement.problems.map(({ code }) => code))];
  tell([statement.status, ...(statement.status === "failed" ? codes : [])].join(" "));
  const { index, kind, name, bytes } = made;
  const event = {
    index,
    kind,
    name: name.slice(0, 60),
    size: bytes.length,
    status: statement.status,
    codes: codes.slice(0, 5),
    took,
  };
  slowest.push(event);
  field.record(event);
  if (codes.some((code) => OWN_FAULTS.has(code)))
    field.note({ what: "own fault", ...toFinding(made, statement, took) });
  await goOn(field, person, made, statement);
};

/** As browsers write a name into a form. */
const toFormName = (name: string): string =>
  name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const upload = async (field: Field, person: TestPerson, batch: readonly Made[]): Promise<void> => {
  const { body, content_type } = toForm(batch.map(({ name, bytes }) => ({ name: toFormName(name), bytes })));
  const start = performance.now();
  const sent = await send(person, {
    method: "POST",
    url: "/api/statements",
    payload: body,
    headers: { "content-type": content_type },
  });
  judge(field, "upload", batch, sent);
  if (sent.status === 503 || sent.status === 429) {
    tell(`${String(sent.status)} and again`);
    await sleep(2000);
    return upload(field, person, batch);
  }
  if (sent.status !== 202) {
    tell(`refused ${String(sent.status)}`);
    return;
  }
  const { data } = JSON.parse(sent.body) as { data: { statement: Statement }[] };
  await Promise.all(
    data.map(({ statement }, at) =>
      follow(field, person, batch[Math.min(at, batch.length - 1)]!, { id: statement.id, start }),
    ),
  );
};

console.log(`${describeMachine()}; ${String(COUNT)} files of seed ${String(SEED)} from ${String(FIRST)}`);
const field = await openField("files");
const dice = makeDice(SEED);
let next = FIRST;
const hasMore = (): boolean => next < FIRST + COUNT;
const takeBatch = (): Made[] => {
  const count = Math.min(dice.size(MOST_AT_ONCE + 1), FIRST + COUNT - next);
  next += count;
  return Array.from({ length: count }, (_, at) => ({
    ...makeFile(next - count + at),
    index: next - count + at,
  }));
};
const progress = setInterval(() => console.log(`${String(next - FIRST)} files sent`), 60_000);
/** One after the other, each with some batches: nobody keeps a thousand files that were never looked at. */
const attack = async (): Promise<void> => {
  while (hasMore() && !field.server.has_ended()) {
    const person = await signUpNew(field.server);
    for (let batch = 0; batch < BATCHES_EACH && hasMore() && !field.server.has_ended(); batch += 1)
      await upload(field, person, takeBatch());
  }
};
await Promise.all(Array.from({ length: PEOPLE }, attack));
clearInterval(progress);
printTable(
  ["end", "files"],
  [...ends].toSorted((a, b) => b[1] - a[1]).map(([end, count]) => [end, String(count)]),
);
printTable(
  ["slowest", "", "", ""],
  slowest
    .toSorted((a, b) => b.took - a.took)
    .slice(0, 15)
    .map(({ took, index, kind, size, status }) => [
      ms(took),
      `${String(index)} ${kind}`,
      `${String(size)} bytes`,
      status,
    ]),
);
await field.end();

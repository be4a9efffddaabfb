import { setTimeout as sleep } from "node:timers/promises";
import type { TestPerson } from "../../apps/server/testing/people.ts";
import { makeOfx } from "../../apps/server/testing/make-ofx.ts";
import { readSums, recomputeSums } from "../../apps/server/testing/rows.ts";
import { uploadFiles } from "../../apps/server/testing/uploads.ts";
import { describeMachine, ms, printTable } from "../lib/measure.ts";
import { makeRows } from "../lib/real-server.ts";
import { makeDice } from "./dice.ts";
import { makeMeeting } from "./doubles.ts";
import { openField, signUpNew, toHeaders } from "./field.ts";
import { type Document, type Ids, listCalls, makeRequest } from "./make-requests.ts";
import { makeConversation } from "./raw-requests.ts";
import { type Answered, sendRaw } from "./send-raw.ts";

/**
 * Odd requests against a real server, while somebody else works there: three of five made from its own description, one of five on a
 * bare socket, one of five changes that meet. Run: node bench/attack/requests.ts [count] [seed] [first]
 */
const [COUNT, SEED, FIRST] = [
  Number(process.argv[2] ?? 3000),
  Number(process.argv[3] ?? 1),
  Number(process.argv[4] ?? 0),
];
const AT_ONCE = 6;
const PATIENCE_MS = 60_000;
const LONGEST_REFUSAL = 8000;
const RENEW_EVERY = 20;

const field = await openField("requests");
const { server, note } = field;
const port = Number(new URL(server.url).port);
const documents = (await Promise.all(
  ["/api", "/common"].map(async (base) => (await fetch(`${server.url}${base}/openapi.json`)).json()),
)) as Document[];
const calls = listCalls(documents);
const outcomes = new Map<string, number>();
const slowest: { took: number; what: string }[] = [];
const tell = (outcome: string): unknown => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
const is_fault = (status: number): boolean => status >= 500 && status !== 503 && status !== 507;

/** As browsers do: what only asks is asked again where the connection went. */
const ask = (person: TestPerson, url: string): ReturnType<TestPerson["send"]> =>
  person.send({ method: "GET", url }).catch(() => person.send({ method: "GET", url }));

let accounts_made = 0;
/** Somebody with an account, rows and the sample household. */
const makePerson = async (): Promise<TestPerson> => {
  const person = await signUpNew(server);
  accounts_made += 1;
  await person.send({ method: "POST", url: "/api/sample" });
  await uploadFiles(person, [
    {
      name: "a.ofx",
      bytes: makeOfx({
        account: `1${String(accounts_made)}`,
        rows: makeRows(accounts_made, 30, 5),
        closing: 100,
      }),
    },
  ]);
  return person;
};

const LISTS = calls.filter(
  ({ method, path }) => method === "GET" && !path.includes("{") && path.startsWith("/api/"),
);
const readIds = async (person: TestPerson): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  for (const { path } of LISTS) {
    if (path === "/api/events") continue;
    const { body, statusCode } = await ask(person, path);
    const ids =
      statusCode === 200 ? [...body.matchAll(/"id":"([^"]{36})"/g)].map((match) => match[1] ?? "") : [];
    if (ids.length > 0) found.set(path, ids);
  }
  return found;
};

type Told = { readonly index: number; readonly what: string; readonly sent: unknown };
const judge = ({ index, what, sent }: Told, answered: Answered, owed: number): void => {
  const { statuses, end, took, text } = answered;
  tell(
    `${what.split(":")[0]!} ${statuses.length === 0 ? `none, ${end}` : String(Math.floor(statuses[0]! / 100))}${statuses.length === 0 ? "" : "xx"}`,
  );
  slowest.push({ took, what: `${String(index)} ${what} ${statuses.slice(0, 3).join(" ")} ${end}` });
  const finding = {
    index,
    what,
    took,
    end,
    statuses: statuses.slice(0, 9),
    answer: text.slice(0, 600),
    sent,
  };
  if (statuses.some(is_fault)) note({ fault: "5xx", ...finding });
  if (statuses.length < owed && !(end === "closed" && statuses.length > 0))
    note({ fault: "no answer", ...finding });
  if ((statuses[0] ?? 0) >= 400 && text.length > LONGEST_REFUSAL && owed === 1)
    note({ fault: "long refusal", length: text.length, ...finding });
};

type Attacker = { person: TestPerson; ids: Ids };
const sendMade = async (index: number, { person, ids }: Attacker): Promise<void> => {
  const dice = makeDice(SEED * 1_000_003 + index);
  const request = makeRequest(dice.pick(calls), dice, ids);
  const { body = Buffer.alloc(0), path, method } = request;
  const length = body.length > 0 || dice.chance(0.5) ? { "content-length": String(body.length) } : {};
  const headers = {
    host: `127.0.0.1:${String(port)}`,
    ...toHeaders(person),
    ...request.headers,
    ...length,
    connection: "close",
  };
  const head = `${method} ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
  const is_stream = path.startsWith("/api/events");
  const answered = await sendRaw(port, [Buffer.from(head, "latin1"), body], {
    answers: is_stream ? 1 : 99,
    patience_ms: is_stream ? 3000 : PATIENCE_MS,
  });
  judge(
    {
      index,
      what: `call: ${request.operation}`,
      sent: {
        method,
        path: path.slice(0, 500),
        headers: JSON.stringify(request.headers).slice(0, 500),
        body: body.toString("latin1").slice(0, 500),
        length: body.length,
      },
    },
    answered,
    1,
  );
};

const talk = async (index: number, { person }: Attacker): Promise<void> => {
  const dice = makeDice(SEED * 1_000_003 + index);
  const signed = Object.entries(toHeaders(person))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const { name, pieces, answers } = makeConversation(dice, signed);
  const answered = await sendRaw(port, pieces, {
    answers: Math.max(1, answers),
    patience_ms: answers === 0 ? 300 : PATIENCE_MS,
  });
  judge(
    {
      index,
      what: `socket: ${name}`,
      sent: pieces
        .map((piece) => (typeof piece === "number" ? piece : piece.toString("latin1").slice(0, 150)))
        .slice(0, 5),
    },
    answered,
    answers,
  );
};

const meet = async (index: number, { person, ids }: Attacker): Promise<void> => {
  const dice = makeDice(SEED * 1_000_003 + index);
  const changing = calls.filter(
    ({ method, path }) =>
      method !== "GET" && !path.startsWith("/api/users") && !path.startsWith("/api/sessions"),
  );
  const { name, sent } = await makeMeeting(person, dice, makeRequest(dice.pick(changing), dice, ids));
  const start = performance.now();
  const late = sleep(PATIENCE_MS, null, { ref: false });
  const answers = await Promise.all(
    sent.map((options) =>
      Promise.race([
        person
          .send(options)
          .catch((error: unknown) => ({ statusCode: 0, body: String((error as Error).cause ?? error) })),
        late,
      ]),
    ),
  );
  const took = performance.now() - start;
  slowest.push({ took, what: `${String(index)} meeting: ${name}` });
  answers.forEach((answer, at) => {
    const status = answer?.statusCode ?? 0;
    tell(`meeting ${String(Math.floor(status / 100))}xx`);
    if (status === 0 || is_fault(status))
      note({
        fault: status === 0 ? "no answer" : "5xx",
        index,
        what: `meeting: ${name}`,
        status,
        answer: answer?.body.slice(0, 600),
        sent: JSON.stringify(sent[at]).slice(0, 600),
      });
  });
};

const is_valid = async (person: TestPerson): Promise<boolean> =>
  (await ask(person, "/api/changes")).statusCode === 200;
const checkSums = async ({ person }: Attacker): Promise<void> => {
  const [kept, right] = [
    await readSums(server.db, person.user_id),
    await recomputeSums(server.db, person.user_id),
  ];
  if (JSON.stringify(kept) !== JSON.stringify(right)) note({ fault: "sums", user: person.user_id });
};

console.log(`${describeMachine()}; ${String(COUNT)} requests of seed ${String(SEED)} from ${String(FIRST)}`);
const victim = await makePerson();
const foreign = [...(await readIds(victim)).values()].flat();
const before = JSON.stringify(await readIds(victim));
const arm = async (): Promise<Attacker> => {
  const person = await makePerson();
  return { person, ids: { own: await readIds(person), foreign } };
};
let next = FIRST;
const hasMore = (): boolean => next < FIRST + COUNT;
const attack = async (): Promise<void> => {
  let attacker = await arm();
  for (let round = 1; hasMore() && !server.has_ended(); round += 1) {
    const index = next;
    next += 1;
    await [sendMade, sendMade, sendMade, talk, meet][index % 5]!(index, attacker);
    if (round % RENEW_EVERY !== 0) continue;
    if (await is_valid(attacker.person))
      attacker = { person: attacker.person, ids: { own: await readIds(attacker.person), foreign } };
    else attacker = await arm();
  }
  if (await is_valid(attacker.person)) await checkSums(attacker);
};
const progress = setInterval(() => console.log(`${String(next - FIRST)} requests sent`), 60_000);
await Promise.all(Array.from({ length: AT_ONCE }, attack));
clearInterval(progress);
if (JSON.stringify(await readIds(victim)) !== before) note({ fault: "somebody else's things changed" });
await checkSums({ person: victim, ids: { own: new Map(), foreign } });
printTable(
  ["outcome", "times"],
  [...outcomes].toSorted((a, b) => b[1] - a[1]).map(([outcome, count]) => [outcome, String(count)]),
);
printTable(
  ["slowest", ""],
  slowest
    .toSorted((a, b) => b.took - a.took)
    .slice(0, 15)
    .map(({ took, what }) => [ms(took), what]),
);
await field.end();

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { TestServer } from "../../testing/harness.ts";
import {
  findMailedLink,
  PASSWORD,
  readFragmentToken,
  startWithAsha,
  type TestPerson,
} from "../../testing/people.ts";

vi.unmock("@node-rs/argon2");

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha({ TRUST_PROXY: "true" }));
});
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(3_600_001));

const CALLS = [
  ["POST", "/api/sessions/login", (email: string) => ({ email, password: "not the password" })],
  ["POST", "/api/users", (email: string) => ({ name: "Somebody", email, password: PASSWORD })],
  ["POST", "/api/users/forgot_password", (email: string) => ({ email })],
  ["POST", "/api/users/send_verification", (email: string) => ({ email })],
] as const;

const countMails = async (): Promise<number> => {
  const rows = await server.services.db.selectFrom("outgoing_mails").select("id").execute();
  return rows.length;
};

let address = 0;
const ask = async (method: "POST", url: string, payload: object) => {
  address += 1;
  const headers = { "x-forwarded-for": `10.1.${String(address >> 8)}.${String(address & 255)}` };
  const mails = await countMails();
  const began_ms = performance.now();
  const answered = await server.app.inject({ method, url, payload, headers });
  const took_ms = performance.now() - began_ms;
  const { "passbook-change": _, ...rest } = answered.headers;
  const told = { status: answered.statusCode, body: answered.body, headers: Object.keys(rest).toSorted() };
  return { told, took_ms, mails: (await countMails()) - mails };
};

const ROUNDS = 20;
const SLACK_MS = 3;

describe("A10: which addresses exist is not told", () => {
  test.each(CALLS)(
    "by %s %s: status, body, headers, mails and time are alike",
    async (method, url, toBody) => {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const here = await ask(method, url, toBody(asha.email));
        const nowhere = await ask(method, url, toBody(`nobody${String(round)}${url.length}@example.test`));
        expect(here.told).toEqual(nowhere.told);
        expect(here.mails).toBe(nowhere.mails);
        known.push(here.took_ms);
        unknown.push(nowhere.took_ms);
      }
      // The quickest of many: a busy machine only ever adds. A missing dummy hash is a tenth of the time.
      const [a, b] = [Math.min(...known), Math.min(...unknown)];
      const said = `${a.toFixed(1)} ms known, ${b.toFixed(1)} ms unknown`;
      expect(Math.max(a, b), said).toBeLessThan(3 * Math.min(a, b) + SLACK_MS);
    },
  );
});

describe("A11: links in mails", () => {
  test.each([
    ["host", { host: "evil.example.test" }],
    ["x-forwarded-host", { "x-forwarded-host": "evil.example.test", "x-forwarded-proto": "http" }],
    ["forwarded", { forwarded: "host=evil.example.test" }],
  ])("name the configured address whatever %s says", async (_, headers) => {
    address += 1;
    const from = { "x-forwarded-for": `10.9.0.${String(address & 255)}` };
    for (const url of ["/api/users/forgot_password", "/api/users/send_verification"]) {
      await server.app.inject({
        method: "POST",
        url,
        payload: { email: asha.email },
        headers: { ...from, ...headers },
      });
      expect(await findMailedLink(server, asha.email)).toMatch(/^http:\/\/passbook\.example\.test\//);
    }
  });

  test("are stored as hashes only", async () => {
    await ask("POST", "/api/users/forgot_password", { email: asha.email });
    const token = readFragmentToken(await findMailedLink(server, asha.email));
    expect(token.length).toBeGreaterThanOrEqual(43);
    for (const table of ["mailed_links", "outgoing_mails", "users"] as const) {
      const rows = await server.services.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});

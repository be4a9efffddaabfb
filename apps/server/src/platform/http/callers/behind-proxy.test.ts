import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";

let server: TestServer;
afterEach(() => server.close());

/** How many of fifteen wrong passwords are taken before the account is rested for who sends them. */
const countGuesses = async (
  TRUST_PROXY: string,
  toForwarded: (at: number) => string,
  remoteAddress = "127.0.0.1",
): Promise<number> => {
  server = await startTestServer({ LOG_LEVEL: "silent", TRUST_PROXY });
  for (let at = 0; at < 15; at += 1) {
    const { statusCode } = await server.app.inject({
      method: "POST",
      url: "/api/sessions/login",
      payload: { email: "asha@example.test", password: "a wrong password" },
      headers: { "x-forwarded-for": toForwarded(at) },
      remoteAddress,
    });
    if (statusCode === 429) return at;
  }
  return 15;
};

/** What a guesser writes into the header; the proxy of this installation appends their true address. */
const forged = (at: number): string => `198.51.100.${String(at)}`;

test.each([
  ["false", forged],
  ["1", (at: number) => `${forged(at)}, 203.0.113.9`],
  ["true", (at: number) => `${forged(at)}, 203.0.113.9`],
  ["2", (at: number) => `${forged(at)}, 203.0.113.9, 10.0.0.2`],
  ["loopback", (at: number) => `${forged(at)}, 203.0.113.9`],
  ["loopback,10.0.0.0/8", (at: number) => `${forged(at)}, 203.0.113.9, 10.1.2.3`],
])("with TRUST_PROXY=%s whoever forges where they come from is throttled as one", async (trusted, from) => {
  expect(await countGuesses(trusted, from)).toBe(10);
});

test("people behind the proxy are told apart", async () => {
  expect(await countGuesses("1", forged)).toBe(15);
});

test("a number of proxies is no reason to believe somebody who comes from outside by themselves", async () => {
  expect(await countGuesses("1", forged, "203.0.113.9")).toBe(10);
  await server.close();
  expect(await countGuesses("1", forged, "::ffff:203.0.113.9")).toBe(10);
  await server.close();
  expect(await countGuesses("1", forged, "::ffff:10.0.0.2")).toBe(15);
});

test("addresses that are not the proxy's are believed nothing", async () => {
  expect(await countGuesses("10.0.0.0/8", forged, "203.0.113.9")).toBe(10);
});

test.each([
  ["1", (at: number) => `198.51.100.${String(at)}, 203.0.113.9:${String(40_000 + at)}`],
  ["1", (at: number) => `198.51.100.${String(at)}, ${at % 2 === 0 ? "::ffff:203.0.113.9" : "203.0.113.9"}`],
  ["1", (at: number) => `198.51.100.${String(at)}, [::ffff:203.0.113.9]:${String(40_000 + at)}`],
  ["1", (at: number) => `198.51.100.${String(at)}, [2001:DB8::1:${String(at)}]:${String(40_000 + at)}`],
  ["2", (at: number) => `203.0.113.9:${String(40_000 + at)}, 10.0.0.2:443`],
  [
    "loopback,10.0.0.0/8",
    (at: number) => `203.0.113.9, 10.1.2.3:${String(40_000 + at)}, [::ffff:10.1.2.4]:80`,
  ],
])(
  "with TRUST_PROXY=%s the port and the spelling of an address make nobody another (%#)",
  async (trusted, from) => {
    expect(await countGuesses(trusted, from)).toBe(10);
  },
);

test("people are told apart by their addresses alone where a proxy appends ports", async () => {
  expect(await countGuesses("1", (at) => `198.51.100.${String(at)}:443`)).toBe(15);
  await server.close();
  expect(await countGuesses("1", (at) => `[2001:db8:${String(at)}::1]:443`)).toBe(15);
});

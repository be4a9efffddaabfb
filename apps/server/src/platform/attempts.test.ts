import { login } from "@passbook/contract/sessions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestServer } from "../../testing/harness.ts";
import { PASSWORD, startWithAsha, type TestPerson } from "../../testing/people.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha({ TRUST_PROXY: "true" }));
});
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(3_600_001));

const tryLogin = (password: string, address: string, email = asha.email) =>
  server.app.inject({
    method: login.method,
    url: login.path,
    payload: { email, password },
    headers: { "x-forwarded-for": address },
  });

const guess = async (
  times: number,
  addressOf: (index: number) => string,
  email?: string,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1)
    statuses.push((await tryLogin("not the password", addressOf(index), email)).statusCode);
  return statuses;
};

test("A9: ten wrong passwords to one account from one address, then 429 with Retry-After, even for the right one", async () => {
  expect(await guess(10, () => "192.0.2.1")).toEqual(Array.from({ length: 10 }, () => 422));
  const refused = await tryLogin(PASSWORD, "192.0.2.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "too_many_attempts" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
  server.clock.advanceMs(Number(refused.headers["retry-after"]) * 1000);
  expect((await tryLogin(PASSWORD, "192.0.2.1")).statusCode).toBe(200);
});

test("A9: a stranger's guesses from one address never lock the person out elsewhere", async () => {
  await guess(12, () => "192.0.2.2");
  expect((await tryLogin(PASSWORD, "198.51.100.7")).statusCode).toBe(200);
});

test("A9: guesses from everywhere leave two tries to each address, and the right password still opens", async () => {
  await guess(70, (index) => `203.0.113.${String(index)}`);
  expect(await guess(3, () => "192.0.2.30")).toEqual([422, 422, 429]);
  expect((await tryLogin(PASSWORD, "198.51.100.8")).statusCode).toBe(200);
});

test("one address has a budget over all accounts", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1)
    statuses.push(...(await guess(1, () => "192.0.2.4", `person${String(index)}@example.test`)));
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422));
  expect(statuses.slice(60)).toEqual([429, 429]);
}, 120_000);

test("an IPv6 network of one customer is one address", async () => {
  await guess(10, (index) => `2001:db8:1:2::${String(index + 1)}`);
  expect((await tryLogin(PASSWORD, "2001:db8:1:2:ffff::9")).statusCode).toBe(429);
  expect((await tryLogin(PASSWORD, "2001:db8:1:3::1")).statusCode).toBe(200);
});

test("A9: parallel guesses are counted before they are answered", async () => {
  const tried = await Promise.all(
    Array.from({ length: 15 }, () => tryLogin("not the password", "192.0.2.6")),
  );
  expect(tried.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test.each(["/api/users/forgot_password", "/api/users/send_verification"])("%s has a budget", async (url) => {
  const email = `${url.slice(-5)}@example.test`;
  const send = (address: string) =>
    server.app.inject({ method: "POST", url, payload: { email }, headers: { "x-forwarded-for": address } });
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) statuses.push((await send("192.0.2.9")).statusCode);
  expect(statuses).toEqual([202, 202, 202, 202, 429]);
  expect((await send("198.51.100.9")).statusCode).toBe(202);
});

test.each([
  [
    "PATCH",
    "/api/users/reset_password",
    { token: "a-token-nobody-has", password: "an umbrella for 7 otters" },
  ],
  ["POST", "/api/users/reset_password/check", { token: "a-token-nobody-has" }],
  ["POST", "/api/users/verify_email", { token: "a-token-nobody-has" }],
  ["POST", "/api/users/take_back", { token: "a-token-nobody-has" }],
] as const)("A9: guessing tokens at %s %s has a budget", async (method, url, payload) => {
  const statuses: number[] = [];
  for (let index = 0; index < 32; index += 1)
    statuses.push((await server.app.inject({ method, url, payload })).statusCode);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
  expect(statuses.slice(30)).toEqual([429, 429]);
});

test("registering from one address has a budget", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    const payload = { name: "A", email: `many${String(index)}@example.test`, password: PASSWORD };
    const headers = { "x-forwarded-for": "192.0.2.44" };
    statuses.push(
      (await server.app.inject({ method: "POST", url: "/api/users", payload, headers })).statusCode,
    );
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 202));
  expect(statuses[30]).toBe(429);
});

test("A9: the tries at a session's own current password have a budget", async () => {
  const change = (current_password: string) =>
    asha.send({
      method: "PATCH",
      url: `/api/users/${asha.user_id}`,
      payload: { current_password, email: "x@example.test" },
    });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) statuses.push((await change("not this")).statusCode);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses[10]).toBe(429);
});

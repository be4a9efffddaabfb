import { randomInt } from "node:crypto";
import { type BrowserContext, expect, type Page, request, test as base } from "@playwright/test";

/** An invented person with a session, as a browser holds it. */
export type Person = {
  base_url: string;
  name: string;
  email: string;
  password: string;
  user_id: string;
  token: string;
  cookies: { name: string; value: string }[];
  /** The address this person calls from. */
  address: string;
};

export const PASSWORD = "long enough for Asha 7";
let last_number = 0;

/** An e-mail nobody has yet. */
export const newEmail = (): string => {
  last_number += 1;
  return `asha.${String(process.pid)}.${String(last_number)}.${String(Date.now())}@example.test`;
};

const newAddress = (): string => ["10", randomInt(256), randomInt(256), randomInt(1, 255)].join(".");

/** Registers and signs in through the API; every call makes somebody new. */
export const makePerson = async (baseURL: string, name = "Asha Raghavan"): Promise<Person> => {
  const email = newEmail();
  const address = newAddress();
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": address } });
  const data = {
    name,
    email,
    password: PASSWORD,
    home_currency: "EUR",
    locale: "en-GB",
    time_zone: "Europe/London",
  };
  const registered = await api.post("/api/users", { data });
  expect(registered.status()).toBe(202);
  const answered = await api.post("/api/sessions/login", { data: { email, password: PASSWORD } });
  expect(answered.status()).toBe(200);
  const { data: session } = (await answered.json()) as { data: { auth_token: string } };
  const { cookies } = await api.storageState();
  await api.dispose();
  const claims = JSON.parse(atob(session.auth_token.split(".")[1] ?? "")) as { id: string };
  return {
    base_url: baseURL,
    name,
    email,
    password: PASSWORD,
    user_id: claims.id,
    token: session.auth_token,
    cookies,
    address,
  };
};

export type CallOptions = {
  data?: unknown;
  multipart?: Record<string, { name: string; mimeType: string; buffer: Buffer }>;
};

/** Calls the API as this person. */
export const callAs = async (person: Person, method: string, path: string, options: CallOptions = {}) => {
  const cookie = person.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const xsrf = person.cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const api = await request.newContext({
    baseURL: person.base_url,
    extraHTTPHeaders: {
      authorization: `Bearer ${person.token}`,
      cookie,
      "x-xsrf-token": xsrf,
      "x-forwarded-for": person.address,
    },
  });
  const response = await api.fetch(path, { method, ...options });
  const body: unknown = await response.json().catch(() => null);
  await api.dispose();
  return { status: response.status(), body };
};

/** What a call answers under `data`, which must have gone well. */
export const dataOf = async <T>(
  person: Person,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<T> => {
  const { status, body } = await callAs(person, method, path, options);
  expect(status, `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return (body as { data: T }).data;
};

/** Puts the person's session into a browser, as if they had logged in there. */
export const enterAs = async (context: BrowserContext, person: Person): Promise<void> => {
  await context.addCookies(person.cookies.map(({ name, value }) => ({ name, value, url: person.base_url })));
  const user = await dataOf(person, "GET", `/api/users/${person.user_id}`);
  await context.addInitScript(
    ([token, stored]) => {
      if (sessionStorage.getItem("entered") !== null) return;
      sessionStorage.setItem("entered", "yes");
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("user", stored ?? "");
    },
    [person.token, JSON.stringify(user)],
  );
};

/** Collects what must never happen on a page: script errors and reports of the content security policy. */
export const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`script error: ${error.message}`));
  page.on("console", (message) => {
    if (/content security policy|requires 'Trusted/i.test(message.text())) faults.push(message.text());
  });
  return faults;
};

type Fixtures = {
  household: Person;
  newcomer: Person;
  /** Somebody new, signed in on this test's page: to change data at will. */
  asha: Person;
  faults: string[];
};

/** One per worker: `household` has the sample loaded, `newcomer` has nothing yet; neither is changed by a test. */
export const test = base.extend<Fixtures, { workerHousehold: Person; workerNewcomer: Person }>({
  workerHousehold: [
    async ({ browserName }, use, info) => {
      expect(browserName).toBe("chromium");
      const person = await makePerson(info.project.use.baseURL ?? "", "Meera Raghavan");
      const loaded = await callAs(person, "POST", "/api/sample");
      expect(loaded.status).toBe(201);
      await use(person);
    },
    // its files are read as anybody's are, which takes a busy machine a while
    { scope: "worker", timeout: 180_000 },
  ],
  workerNewcomer: [
    async ({ browserName }, use, info) => {
      expect(browserName).toBe("chromium");
      await use(await makePerson(info.project.use.baseURL ?? ""));
    },
    { scope: "worker" },
  ],
  household: async ({ workerHousehold }, use) => {
    await use(workerHousehold);
  },
  newcomer: async ({ workerNewcomer }, use) => {
    await use(workerNewcomer);
  },
  asha: async ({ context, baseURL }, use) => {
    const person = await makePerson(baseURL ?? "");
    await enterAs(context, person);
    await use(person);
  },
  page: async ({ page }, use) => {
    await use(page);
    // the page may ask once more while it closes; what then comes too late for a route is no failure
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  faults: async ({ page }, use) => {
    const faults = watchFaults(page);
    await use(faults);
    expect(faults).toEqual([]);
  },
});
export { expect };

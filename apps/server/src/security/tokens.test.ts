import { listSessions, logout } from "@passbook/contract/sessions";
import { changeUser, forgotPassword, resetPassword } from "@passbook/contract/users";
import { base64url, decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../testing/harness.ts";
import { findMailedToken, PASSWORD, signIn, signUp, type TestPerson } from "../../testing/people.ts";

let server: TestServer;
let asha: TestPerson;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advanceMs(3_600_001);
  number += 1;
  asha = await signUp(server, `Asha ${String(number)}`);
});

const sees = async (person: TestPerson, token: string, headers: Record<string, string | null> = {}) => {
  const answered = await person.send(
    { method: "GET", url: "/api/sessions" },
    { authorization: `Bearer ${token}`, ...headers },
  );
  return answered.statusCode;
};

const seconds = (): number => Math.floor(Date.parse(server.clock.now()) / 1000);

type Forged = {
  alg?: string;
  typ?: string;
  iss?: string;
  aud?: string;
  nbf?: number;
  exp?: number;
  key?: Uint8Array;
  id?: string;
  sid?: string;
};

const forge = (claims: ReturnType<typeof decodeJwt>, own: Forged): Promise<string> => {
  const jwt = new SignJWT({ id: own.id ?? claims["id"], sid: own.sid ?? claims["sid"] })
    .setProtectedHeader({ alg: own.alg ?? "HS256", typ: own.typ ?? "passbook-session+jwt" })
    .setIssuer(own.iss ?? "passbook")
    .setAudience(own.aud ?? "passbook-api")
    .setIssuedAt(seconds())
    .setExpirationTime(own.exp ?? seconds() + 1000);
  if (own.nbf !== undefined) jwt.setNotBefore(own.nbf);
  return jwt.sign(own.key ?? server.services.secrets.token_key);
};

describe("A6: a forged token is 401", () => {
  test("the forging itself is right: unchanged, it is let in", async () => {
    expect(await sees(asha, await forge(decodeJwt(asha.token), {}))).toBe(200);
  });

  test.each<[string, () => Forged]>([
    ["another key", () => ({ key: new Uint8Array(32) })],
    ["another algorithm of the same key", () => ({ alg: "HS512" })],
    ["another type", () => ({ typ: "JWT" })],
    ["another issuer", () => ({ iss: "elsewhere" })],
    ["another audience", () => ({ aud: "elsewhere" })],
    ["a start in the future", () => ({ nbf: seconds() + 600 })],
    ["an end in the past", () => ({ exp: seconds() - 1 })],
    ["another person", () => ({ id: "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b" })],
    ["another session", () => ({ sid: "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b" })],
  ])("with %s", async (_, own) => {
    expect(await sees(asha, await forge(decodeJwt(asha.token), own()))).toBe(401);
  });

  test("without a signature (alg none), or with a swapped payload", async () => {
    const [head = "", payload = "", signature = ""] = asha.token.split(".");
    const none = base64url.encode(JSON.stringify({ alg: "none", typ: "passbook-session+jwt" }));
    expect(await sees(asha, `${none}.${payload}.`)).toBe(401);
    expect(await sees(asha, `${none}.${payload}.${signature}`)).toBe(401);
    const other = base64url.encode(JSON.stringify({ ...decodeJwt(asha.token), id: "someone" }));
    expect(await sees(asha, `${head}.${other}.${signature}`)).toBe(401);
  });

  test("without claims it must have", async () => {
    const jwt = new SignJWT({ id: asha.user_id }).setProtectedHeader({
      alg: "HS256",
      typ: "passbook-session+jwt",
    });
    const token = await jwt
      .setIssuer("passbook")
      .setAudience("passbook-api")
      .sign(server.services.secrets.token_key);
    expect(await sees(asha, token)).toBe(401);
  });
});

describe("A7: a token without the browser it belongs to", () => {
  test("is 401 without its cookie, with a made-up one, and with another session's", async () => {
    const bert = await signUp(server, `Bert ${String(number)}`);
    const foreign = `passbook_session=${bert.cookies.get("passbook_session") ?? ""}`;
    for (const cookie of [null, "passbook_session=x", foreign])
      expect(await sees(asha, asha.token, { cookie })).toBe(401);
    expect(await sees(asha, asha.token)).toBe(200);
  });

  test("and the cookie without the token opens nothing", async () => {
    const answered = await asha.send({ method: "GET", url: "/api/sessions" }, { authorization: null });
    expect(answered.statusCode).toBe(401);
  });
});

describe("A5: a session ends for good", () => {
  const signInAgain = () => signIn(server, asha.email);

  test("with its time", async () => {
    server.clock.advanceMs(14 * 86_400_000 + 1000);
    await expect(asha.call(listSessions)).rejects.toMatchObject({
      status: 401,
      message: "Session expired, please login again!",
    });
  });

  test("with logout, and no later login brings it back", async () => {
    const cookies = new Map(asha.cookies);
    await asha.call(logout);
    await signInAgain();
    asha.cookies.clear();
    for (const [name, value] of cookies) asha.cookies.set(name, value);
    await expect(asha.call(listSessions)).rejects.toMatchObject({ status: 401, code: "session_ended" });
  });

  test("with a new password, except where it was set", async () => {
    const elsewhere = await signInAgain();
    await asha.call(changeUser, {
      params: { id: asha.user_id },
      body: { password: "an umbrella for 7 otters", current_password: PASSWORD },
    });
    await expect(elsewhere.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await expect(asha.call(listSessions)).resolves.toBeDefined();
  });

  test("with a reset password, everywhere", async () => {
    const elsewhere = await signInAgain();
    await makeClient(server).call(forgotPassword, { body: { email: asha.email } });
    const token = await findMailedToken(server, asha.email);
    await makeClient(server).call(resetPassword, { body: { token, password: "an umbrella for 7 otters" } });
    await expect(asha.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await expect(elsewhere.call(listSessions)).rejects.toMatchObject({ status: 401 });
  });
});

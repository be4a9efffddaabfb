import type { Language } from "@passbook/contract/languages";
import { login } from "@passbook/contract/sessions";
import { verifyEmail, registerUser } from "@passbook/contract/users";
import { decodeJwt } from "jose";
import { openMail } from "../src/common/mail/queue-mail.ts";
import { makeClient, startTestServer, type TestClient, type TestServer } from "./harness.ts";

export const PASSWORD = "quiet harbour 42 lanterns";

/** A person of a test: a client that is logged in, and what they would type to log in again. */
export type TestPerson = TestClient & { email: string; password: string };

/** The link of the newest mail to an address, sent or not yet. */
export const findMailedLink = async (
  server: Pick<TestServer, "services">,
  recipient: string,
): Promise<string> => {
  const rows = await server.services.db
    .selectFrom("outgoing_mails")
    .select(["id", "sealed"])
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .execute();
  const [row] = rows;
  if (row === undefined) throw new Error(`No mail waits for ${recipient}.`);
  return openMail(server.services, row).link?.url ?? "";
};

/** The token of a link, which stands behind the number sign; nothing for a mail without one. */
export const readFragmentToken = (link: string): string =>
  new URLSearchParams(URL.parse(link)?.hash.slice(1)).get("token") ?? "";

/** The token of the newest mail to an address. */
export const findMailedToken = async (
  server: Pick<TestServer, "services">,
  recipient: string,
): Promise<string> => readFragmentToken(await findMailedLink(server, recipient));

/** The same server as it is called from an address of one's own, so that no budget of an address stands in the way. */
export const fromAddress = <Called extends Pick<TestServer, "app">>(
  server: Called,
  number: number,
): Called => {
  const remoteAddress = `10.${String(number >> 16)}.${String((number >> 8) & 255)}.${String(number & 255)}`;
  const app = Object.assign(Object.create(server.app) as TestServer["app"], {
    inject: (options: object) => server.app.inject({ ...options, remoteAddress }),
  });
  return { ...server, app };
};

/** Registers a person through HTTP, confirms the address with the mailed link, and answers the logged-in client. */
export const signUp = async (
  server: TestServer,
  name: string,
  own: { locale?: string; language?: Language; home_currency?: string; time_zone?: string } = {},
): Promise<TestPerson> => {
  const client = makeClient(server);
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".")}@example.test`;
  await client.call(registerUser, { body: { name, email, password: PASSWORD, ...own } });
  const token = await findMailedToken(server, email);
  const { answer } = await client.call(verifyEmail, { body: { token } });
  client.token = answer.auth_token ?? "";
  client.user_id = String(decodeJwt(client.token)["id"]);
  return Object.assign(client, { email, password: PASSWORD });
};

/** A further browser in which somebody logs in. */
export const signIn = async (
  server: Pick<TestServer, "app">,
  email: string,
  password = PASSWORD,
): Promise<TestClient> => {
  const client = makeClient(server);
  const { answer } = await client.call(login, { body: { email, password } });
  client.token = answer.data.auth_token ?? "";
  return client;
};

/** A server with one person, who is logged in. */
export const startWithAsha = async (
  env: Readonly<Record<string, string>> = {},
): Promise<{ server: TestServer; asha: TestPerson }> => {
  const server = await startTestServer(env);
  return { server, asha: await signUp(server, "Asha") };
};

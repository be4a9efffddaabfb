import type { BodyOf } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import type { Entered } from "@passbook/contract/sessions";
import type { finishSignOn, SignedOn } from "@passbook/contract/sign-on";
import type { Db } from "@passbook/db/dialect";
import type { FastifyReply, FastifyRequest } from "fastify";
import { brokenUnique, conflict } from "../../platform/problem.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import type { Services } from "../../platform/services.ts";
import { checkCredentials, enter, wrongCredentials } from "../sessions/index.ts";
import { findUserByEmail, holdPerson, makeSignedOnPerson } from "../users/index.ts";
import { remember, takeChecks, takeKnown } from "./attempts.ts";
import { addLink, useLink } from "./links.ts";
import { getProvider, type Known } from "./provider.ts";
import { fromProvider } from "./reach-provider.ts";
import { tellLink } from "./tell-link.ts";

type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Returning = BodyOf<typeof finishSignOn>;

/** Lets in whose account is linked already; null where none is. */
const enterLinked = (services: Services, who: Known, browser: Browser): Promise<Entered | null> =>
  services.db.transaction().execute(async (trx) => {
    const user_id = await useLink(trx, services, who);
    if (user_id === null || (await holdPerson(trx, user_id)) === null) return null;
    return enter(trx, services, { user_id, how: "sign_on", ...browser });
  });

/** Makes an account for somebody whom the provider vouches for; they have no password here until they choose one by a mailed link. */
const enterNew = async (
  services: Services,
  { who, email, form }: { who: Known; email: string; form: Omit<Returning, "returned"> },
  browser: Browser,
): Promise<Entered> => {
  const name = who.name?.slice(0, 80) ?? email.split("@")[0] ?? email;
  const make = async (trx: Db): Promise<Entered> => {
    const user_id = await makeSignedOnPerson(trx, services, { ...form, name, email });
    await addLink(trx, services, { ...who, user_id, is_used: true });
    return enter(trx, services, { user_id, how: "sign_on", ...browser });
  };
  try {
    return await services.db.transaction().execute(make);
  } catch (error) {
    // Somebody took the address in the same moment.
    if (brokenUnique(error) === null) throw error;
    throw conflict("sign_on_unknown", say("sign_on_unknown", { name: getProvider(services).name }));
  }
};

/** Who has no link: made, asked for the password of the account with that address, or refused, as the installation wants it. */
const enterUnlinked = async (
  services: Services,
  { who, form }: { who: Known; form: Omit<Returning, "returned"> },
  browser: Browser,
): Promise<SignedOn> => {
  const { name, first_login } = getProvider(services);
  const unknown = conflict("sign_on_unknown", say("sign_on_unknown", { name }));
  if (first_login === "linked") throw unknown;
  const { issuer, subject, email } = who;
  // An address that nobody proved is anybody's: it neither opens an account nor makes one.
  if (email === null || !who.is_verified)
    throw conflict("sign_on_unverified", say("sign_on_unverified", { name }));
  if ((await findUserByEmail(services.db, email)) !== undefined) {
    await remember(services, browser.reply, { issuer, subject, email });
    return { auth_token: null, password_for: email };
  }
  if (first_login === "link") throw unknown;
  return enterNew(services, { who, email, form }, browser);
};

/** Lets in who came back from the provider. */
export const finish = async (
  services: Services,
  { returned, ...form }: Returning,
  browser: Browser,
): Promise<SignedOn> => {
  const checks = await takeChecks(services, browser, null);
  const who = await fromProvider(services, returned, checks);
  return (await enterLinked(services, who, browser)) ?? enterUnlinked(services, { who, form }, browser);
};

/** Links the account that has the provider's address, for whoever knows its password, and lets them in. A wrong password can be mended. */
export const confirm = async (
  services: Services,
  { password }: { password: string },
  browser: Browser,
): Promise<Entered> => {
  const who = await takeKnown(services, browser);
  const credentials = { email: who.email, password, from: cameFrom(browser.request) };
  const { user_id, password_version } = await checkCredentials(services, credentials).catch(
    async (error: unknown) => {
      await remember(services, browser.reply, who);
      throw error;
    },
  );
  return services.db.transaction().execute(async (trx) => {
    if ((await holdPerson(trx, user_id)) !== password_version) throw wrongCredentials();
    await addLink(trx, services, { ...who, user_id, is_used: true });
    await tellLink(trx, services, { user_id, kind: "sign_on_linked", from: credentials.from });
    return enter(trx, services, { user_id, how: "sign_on", ...browser });
  });
};

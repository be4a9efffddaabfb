import { parseArgs } from "node:util";
import type { Services } from "../../platform/services.ts";
import {
  disablePerson,
  enablePerson,
  listPeople,
  type PersonOfList,
  setAdmin,
} from "../../core/users/index.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";
import { findPersonId } from "./find-person.ts";
import { toFault } from "./user-add.ts";

type Act = {
  readonly carryOut: (services: Services, user_id: string) => Promise<void>;
  readonly says: (email: string) => string;
};

/** What whoever has the machine may do to a person, by the word for it. */
const ACTS: Readonly<Record<string, Act>> = {
  disable: {
    carryOut: disablePerson,
    says: (email) => `${email} is signed out and can sign in no more. Nothing of theirs was deleted.`,
  },
  enable: { carryOut: enablePerson, says: (email) => `${email} can sign in again.` },
  "make-admin": {
    carryOut: (services, user_id) => setAdmin(services, user_id, true),
    says: (email) => `${email} looks after this Passbook now (Settings, People and server).`,
  },
  "remove-admin": {
    carryOut: (services, user_id) => setAdmin(services, user_id, false),
    says: (email) => `${email} looks after this Passbook no more.`,
  },
};

/** The verbs of `passbook user` that are answered here. */
export const RIGHTS_VERBS: ReadonlySet<string> = new Set(["list", ...Object.keys(ACTS)]);

const USAGE =
  "Usage: passbook user list [--json]\n       passbook user disable|enable|make-admin|remove-admin E-MAIL [--json]";

const readWish = (args: readonly string[]): { verb: string; email: string | null; json: boolean } | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" } },
    });
    const [verb = "", email, ...more] = positionals;
    if (more.length > 0 || (verb === "list") !== (email === undefined)) return null;
    return { verb, email: email ?? null, json: values.json ?? false };
  } catch {
    return null;
  }
};

const describe = ({ is_admin, disabled_at, email_verified_at }: PersonOfList): string =>
  [
    ...(is_admin ? ["admin"] : []),
    ...(disabled_at === null ? [] : [`disabled since ${disabled_at.slice(0, 10)}`]),
    ...(email_verified_at === null ? ["address not confirmed"] : []),
  ].join(", ");

const toLine = (person: PersonOfList): string =>
  [person.email, person.name, `since ${person.created_at.slice(0, 10)}`, describe(person)]
    .filter((part) => part !== "")
    .join(" · ");

const tellList = (people: readonly PersonOfList[], json: boolean): string => {
  if (json) return `${JSON.stringify({ people })}\n`;
  return people.length === 0 ? "Nobody is registered here yet.\n" : `${people.map(toLine).join("\n")}\n`;
};

/** `passbook user list`, `disable`, `enable`, `make-admin` and `remove-admin`: who is here, who may come in, and who looks after it. */
export const rightsCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  const services = await io.openServices();
  if (wish.email === null) {
    io.stdout(tellList(await listPeople(services.db), wish.json));
    return DONE;
  }
  try {
    const id = await findPersonId(services, wish.email);
    const act = ACTS[wish.verb];
    await act?.carryOut(services, id);
    io.stdout(
      wish.json ? `${JSON.stringify({ id, email: wish.email })}\n` : `${act?.says(wish.email) ?? ""}\n`,
    );
    return DONE;
  } catch (error) {
    const fault = toFault(error);
    if (fault === null) throw error;
    return refuseInput(io, fault, wish.json);
  }
};

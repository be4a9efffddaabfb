import { newUser } from "@passbook/contract/users";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import * as z from "zod";
import { brokenUnique, Problem } from "../../platform/problem.ts";
import { addPerson } from "../../core/users/index.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";

const USAGE =
  "Usage: passbook user add E-MAIL [--name N] [--password P | --password-stdin] [--language L] [--locale L] [--currency CUR] [--time-zone Z] [--json]\nWithout a password the one in PASSBOOK_PASSWORD is taken, else one is made and printed.";
const PASSWORD_BYTES = 15;

type UserAddIo = CommandIo & {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream;
};

const readOptions = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: "string" },
        password: { type: "string" },
        "password-stdin": { type: "boolean" },
        language: { type: "string" },
        locale: { type: "string" },
        currency: { type: "string" },
        "time-zone": { type: "string" },
        json: { type: "boolean" },
      },
    });
    const [verb, email, ...more] = positionals;
    return verb !== "add" || email === undefined || more.length > 0 ? null : { ...values, email };
  } catch {
    return null;
  }
};
type Options = NonNullable<ReturnType<typeof readOptions>>;

const findPassword = async (options: Options, io: UserAddIo): Promise<string | undefined> => {
  if (options["password-stdin"] === true) return (await text(io.stdin)).replace(/\r?\n$/, "");
  return options.password ?? io.env["PASSBOOK_PASSWORD"];
};

const toInput = (options: Options, password: string) => ({
  name: options.name ?? options.email.split("@")[0],
  email: options.email,
  password,
  ...(options.language === undefined ? {} : { language: options.language }),
  ...(options.locale === undefined ? {} : { locale: options.locale }),
  ...(options.currency === undefined ? {} : { home_currency: options.currency }),
  ...(options["time-zone"] === undefined ? {} : { time_zone: options["time-zone"] }),
});

export const toFault = (error: unknown): { code: string; message: string } | null => {
  if (error instanceof Problem) return { code: error.code, message: error.message };
  if (error instanceof z.core.$ZodError)
    return {
      code: "invalid_input",
      message: error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join(" "),
    };
  return brokenUnique(error) === null
    ? null
    : { code: "email_taken", message: "Someone with this address is registered here already." };
};

/** `passbook user add`: makes a confirmed person with everything a new person starts with. */
export const userCommand = async (args: readonly string[], io: UserAddIo): Promise<number> => {
  const options = readOptions(args);
  if (options === null) return refuseUsage(io, USAGE);
  const services = await io.openServices();
  try {
    const given = await findPassword(options, io);
    const password = given ?? Buffer.from(services.clock.randomBytes(PASSWORD_BYTES)).toString("base64url");
    const id = await addPerson(services, z.parse(newUser, toInput(options, password)));
    const made = given === undefined ? { password } : {};
    if (options.json === true) io.stdout(`${JSON.stringify({ id, email: options.email, ...made })}\n`);
    else
      io.stdout(
        `${options.email} can sign in now${given === undefined ? ` with the password ${password}` : ""}.\n`,
      );
    return DONE;
  } catch (error) {
    const fault = toFault(error);
    if (fault === null) throw error;
    return refuseInput(io, fault, options.json === true);
  }
};

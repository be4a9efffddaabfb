import { forgotPassword } from "@passbook/contract/users";
import { parseArgs } from "node:util";
import * as z from "zod";
import { makeInvitation } from "../../core/users/index.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";
import { toFault } from "./user-add.ts";

const USAGE = "Usage: passbook user invite E-MAIL [--json]";

const readWish = (args: readonly string[]): { email: string; json: boolean } | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" } },
    });
    const [, email, ...more] = positionals;
    return email === undefined || more.length > 0 ? null : { email, json: values.json ?? false };
  } catch {
    return null;
  }
};

/** `passbook user invite`: prints a link by which one person registers with this address, once, within 7 days. */
export const inviteCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  const services = await io.openServices();
  try {
    const { email } = z.parse(forgotPassword.body, { email: wish.email });
    const { link } = await makeInvitation(services, email);
    if (wish.json) io.stdout(`${JSON.stringify({ email, link })}\n`);
    else io.stdout(`${email} can register once within 7 days with this link:\n${link}\n`);
    return DONE;
  } catch (error) {
    const fault = toFault(error);
    if (fault === null) throw error;
    return refuseInput(io, fault, wish.json);
  }
};

import { forgotPassword } from "@passbook/contract/users";
import * as z from "zod";
import { makeInvitation } from "../../core/users/index.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";
import { readEmailWish } from "./read-email-wish.ts";
import { toFault } from "./user-add.ts";

const USAGE = "Usage: passbook user invite E-MAIL [--json]";

/** `passbook user invite`: prints a link by which one person registers with this address, once, within 7 days. */
export const inviteCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readEmailWish(args);
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

import { MAIL_WORK } from "../../common/index.ts";
import { resetFactors } from "../../core/factors/index.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "../command-io.ts";
import { findPersonId } from "./find-person.ts";
import { readEmailWish } from "./read-email-wish.ts";
import { toFault } from "./user-add.ts";

const USAGE = "Usage: passbook user reset-factors E-MAIL [--json]";

const toSaid = (email: string, removed: number): string =>
  removed === 0
    ? `${email} has no second factor.\n`
    : `${email} can sign in with the password alone now; ${String(removed)} removed, every sign-in ended.\n`;

/** `passbook user reset-factors`: lets a person who lost their second factors in with their password alone; every sign-in of theirs ends. */
export const resetFactorsCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readEmailWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  const { email, json } = wish;
  const services = await io.openServices();
  try {
    const user_id = await findPersonId(services, email);
    const removed = await services.db
      .transaction()
      .execute((trx) => resetFactors(trx, services, { user_id, recipient: email }));
    services.bell.ring(MAIL_WORK);
    io.stdout(json ? `${JSON.stringify({ email, removed })}\n` : toSaid(email, removed));
    return DONE;
  } catch (error) {
    const fault = toFault(error);
    if (fault === null) throw error;
    return refuseInput(io, fault, json);
  }
};

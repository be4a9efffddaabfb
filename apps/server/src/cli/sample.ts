import { parseArgs } from "node:util";
import { workUntilIdle } from "../platform/leases/leases.ts";
import { Problem } from "../platform/problem.ts";
import { FINDING_WORK } from "../core/findings/index.ts";
import { getSampleState, loadSample } from "../core/sample/index.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "./command-io.ts";
import { findPersonId } from "./people/find-person.ts";

const USAGE = "Usage: passbook sample [--user E-MAIL] [--json]";

const readWish = (args: readonly string[]): { email: string | null; json: boolean } | null => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { user: { type: "string" }, json: { type: "boolean" } },
    });
    return { email: values.user ?? null, json: values.json ?? false };
  } catch {
    return null;
  }
};

/** `passbook sample`: loads the sample household for a person (the only one unless named); 2 when it is there already. */
export const sampleCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  const services = await io.openServices();
  try {
    const user_id = await findPersonId(services, wish.email);
    await loadSample(services, { user_id, session_id: null }, null);
    await workUntilIdle(services, [FINDING_WORK]);
    const state = await getSampleState(services.db, user_id);
    io.stdout(
      wish.json
        ? `${JSON.stringify(state)}\n`
        : `The sample household is loaded: ${String(state.transactions)} transactions.\n`,
    );
    return DONE;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refuseInput(io, error, wish.json);
  }
};

import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { findUserByEmail } from "../../core/users/index.ts";

/** The id of the person a command names by e-mail; without one, the only person there is. */
export const findPersonId = async ({ db }: Pick<Services, "db">, email: string | null): Promise<string> => {
  if (email !== null) {
    const user = await findUserByEmail(db, email);
    if (user === undefined) throw refuse("unknown_user", `Nobody here has the address ${email}.`);
    return user.id;
  }
  const [only, other] = await db.selectFrom("users").select("id").orderBy("id").limit(2).execute();
  if (only === undefined) throw refuse("no_user", "Nobody is registered here yet. Add a person first.");
  if (other !== undefined)
    throw refuse("which_user", "Several people are registered here. Say which with --user.");
  return only.id;
};

const refuse = (code: string, message: string): Problem => new Problem({ status: 422, code, message });

import { hash, verify } from "@node-rs/argon2";
import { say } from "@passbook/contract/sentences/refusals";
import { Problem } from "../../../platform/problem.ts";

/** OWASP's second choice of 2025: one pass over 46 MiB. */
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1, outputLen: 32 };
/** Each hash holds 46 MiB and a core. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 200;

/** A hash of no password at all, so that an unknown address takes the time of a known one. */
const NOBODY = `$argon2id$v=19$m=${String(COST.memoryCost)},t=${String(COST.timeCost)},p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new Problem({
        status: 429,
        code: "busy",
        ...say("too_many_signing_in"),
        retry_after_s: 5,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
};

/** A hash in PHC form by argon2id (the default of the library), made on the thread pool. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize("NFKC"), COST));

/** True when the password has this hash; null takes the same time and is never true. */
export const isPassword = async (password: string, password_hash: string | null): Promise<boolean> => {
  const holds = await inTurn(() => verify(password_hash ?? NOBODY, password.normalize("NFKC")));
  return holds && password_hash !== null;
};

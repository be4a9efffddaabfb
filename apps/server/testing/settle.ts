import { WORK } from "../src/app.ts";
import { workUntilIdle } from "../src/platform/leases/leases.ts";
import type { TestServer } from "./harness.ts";

/** Carries out all work that waits: statements, mail, suggestions, findings. */
export const settle = ({ services }: Pick<TestServer, "services">): Promise<number> =>
  workUntilIdle(services, WORK);

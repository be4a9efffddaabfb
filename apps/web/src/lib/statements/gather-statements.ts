import type { QueryOf } from "@passbook/contract/endpoint";
import { listStatements } from "@passbook/contract/statements";
import type { Statement } from "@passbook/contract/statements";
import { call } from "../calls/call.ts";

const PAGE = 200;

type Until = {
  readonly signal: AbortSignal;
  /** The oldest one that is wanted; all of them without it. Ids are made in order of time. */
  readonly oldest?: string | undefined;
};

/** Statements that a filter lets through, newest first, of as many pages as it takes. */
export const gatherStatements = async (
  filter: Pick<QueryOf<typeof listStatements>, "status" | "imported">,
  { signal, oldest = "" }: Until,
): Promise<readonly Statement[]> => {
  const gathered: Statement[] = [];
  let after: string | undefined;
  do {
    const { answer } = await call(listStatements, { query: { ...filter, limit: PAGE, after }, signal });
    gathered.push(...answer.data);
    after = answer.next ?? undefined;
  } while (after !== undefined && after > oldest);
  return gathered;
};

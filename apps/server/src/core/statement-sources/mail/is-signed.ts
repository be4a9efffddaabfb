import type { Services } from "../../../platform/services.ts";

/** Loaded when a mailbox is watched. */
const loadVerifier = () => import("mailauth/lib/dkim/verify.js");

/**
 * True where a signature (DKIM) of the sender's own domain holds over the message: a name in From alone can be anybody's. The keys are asked
 * of the name server of that domain.
 */
export const isSigned = async ({ names }: Pick<Services, "names">, bytes: Uint8Array): Promise<boolean> => {
  const { dkimVerify } = await loadVerifier();
  const { results } = await dkimVerify(Buffer.from(bytes), {
    resolver: async (name, kind) => (await names.records(name, kind)) as string[][],
    rejectRsaSha1: true,
  });
  return results.some(({ status: { result, aligned, underSized } }) => {
    const is_whole = underSized === undefined || underSized === 0;
    return result === "pass" && typeof aligned === "string" && is_whole;
  });
};

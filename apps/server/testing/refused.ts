import { Refusal } from "@passbook/contract/client";

/** The refusal that a call ends in; a call that succeeds fails the test. */
export const refusalOf = async (called: Promise<unknown>): Promise<Refusal> => {
  try {
    await called;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("The call was not refused.");
};

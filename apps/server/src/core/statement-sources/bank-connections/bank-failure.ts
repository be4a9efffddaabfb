import type { BankFault } from "@passbook/contract/bank-connections";
import { HostFailure } from "../../../platform/hosts/ask-host.ts";

/** What keeps a bridge from being asked, and what it had to say about it. */
export class BankFailure extends Error {
  readonly fault: BankFault;
  readonly said: readonly string[];
  constructor(fault: BankFault, { said = [], cause }: { said?: readonly string[]; cause?: unknown } = {}) {
    super(`bridge: ${fault}`, { cause });
    this.name = "BankFailure";
    this.fault = fault;
    this.said = said;
  }
}

/** An error of asking as a failure with a fault of the contract. */
export const toBankFailure = (error: unknown): BankFailure => {
  if (error instanceof BankFailure) return error;
  return new BankFailure(error instanceof HostFailure ? error.fault : "ended", { cause: error });
};

/** Thrown by `finishLease` when the lease ran out and may be another's. */
export class LeaseLost extends Error {
  constructor() {
    super("The lease on this work has run out.");
    this.name = "LeaseLost";
  }
}

/** Categories that programs propose, and what a person says of them. */
export { ACCEPT_PROPOSALS_ACT } from "./answer-proposals.ts";
export { hearProposals } from "./hear-proposals.ts";

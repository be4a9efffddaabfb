/** Rules: what is done with them that may concern all transactions. */
export { CHANGE_RULE_ACT, CREATE_RULE_ACT } from "./change-rules.ts";

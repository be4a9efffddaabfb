/** Goals: what a person saves for, for whoever takes it along. */
export { exportGoals } from "./repo.ts";

/** How somebody comes in: the door between a first factor and a session, and passwords. */
export { enter } from "./enter.ts";
export { checkCredentials, wrongCredentials } from "./log-in.ts";

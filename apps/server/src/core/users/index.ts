/** What other features need of people: who they are and whether a password is theirs. */
export { makeInvitation } from "./invitations.ts";
export { isPassword } from "./password-hash.ts";
export { addPerson } from "./register-user.ts";
export { findUserByEmail, holdPerson, toEmailKey } from "./repo.ts";
export { findToday } from "./find-today.ts";

/** What other features need of people: who they are and whether a password is theirs. */
export { makeInvitation } from "./links/invitations.ts";
export { isPassword } from "./person/password-hash.ts";
export { addPerson } from "./account/register-user.ts";
export { verifyEmail } from "./account/verify-email.ts";
export { countsLikely, findUserByEmail, holdPerson, toEmailKey } from "./person/repo.ts";
export { findTimeZone } from "./person/find-time-zone.ts";
export { findToday } from "./person/find-today.ts";
export { findCalendar } from "./person/find-calendar.ts";
export { findHomeCurrency } from "./person/find-home-currency.ts";

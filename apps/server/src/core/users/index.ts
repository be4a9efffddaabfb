/** What other features need of people: who they are and whether a password is theirs. */
export { listInvitations, makeInvitation, withdrawInvitation } from "./links/invitations.ts";
export { disablePerson, enablePerson, setAdmin } from "./account/look-after.ts";
export { isPassword } from "./person/password-hash.ts";
export { refuseWrongPassword } from "./account/change-user.ts";
export { addPerson, makeSignedOnPerson } from "./account/register-user.ts";
export { verifyEmail } from "./account/verify-email.ts";
export {
  countsLikely,
  findAlertsOf,
  findTotalling,
  findUserByEmail,
  holdPerson,
  listPeople,
  type PersonOfList,
  toEmailKey,
} from "./person/repo.ts";
export { findTimeZone } from "./person/find-time-zone.ts";
export { findToday } from "./person/find-today.ts";
export { findSearchLocale } from "./person/find-search-locale.ts";
export { findCalendar } from "./person/find-calendar.ts";
export { findHomeCurrency } from "./person/find-home-currency.ts";

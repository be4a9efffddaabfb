import type { Route } from "../platform/http/route.ts";
import type { AnyWork } from "../platform/leases/leased-work.ts";
import { applicationRoutes } from "./application.ts";
import { banksRoutes } from "./banks/routes.ts";
import { clientErrorsRoutes } from "./client-errors/routes.ts";
import { currenciesRoutes } from "./currencies/routes.ts";
import { mailWork } from "./mail/send-mail.ts";

export { findBank, findBankOfMail } from "./banks/directory.ts";
export { matchBankName } from "./banks/match-bank-name.ts";
export { findCurrency } from "./currencies/currencies.ts";
export { isFreeMail } from "./mail/free-mail.ts";
export { MAIL_WORK, type Letter, openMail, queueMail } from "./mail/queue-mail.ts";
export { fetchPublished } from "./rates/fetch-published.ts";
export { findNewestRateDay, keepPublished, loadPublished, type Published } from "./rates/keep-published.ts";
export { RatesFault } from "./rates/read-published.ts";
export { readWords } from "./words/read-words.ts";
export { sayConverted, sayRateOf } from "./words/say-converted.ts";
export { findReader, type Speaker, speakTo } from "./words/speak-to.ts";
export { MAIL_SENDING, sendMail } from "./mail/send-mail.ts";

/** Every route of the common service; this file is its only door. */
export const commonRoutes: readonly Route[] = [
  ...banksRoutes,
  ...currenciesRoutes,
  ...applicationRoutes,
  ...clientErrorsRoutes,
];

/** The leased work of the common service. */
export const COMMON_WORK: readonly AnyWork[] = [mailWork];

/** Mails to people about their statements. */
export { NOTICE_MAIL_WORK } from "./send-notices.ts";
export { NOTICE_WORK } from "./tell-news.ts";

import type { NoticeKind } from "@passbook/contract/notices";
import type { Mail } from "../../common/index.ts";

/** What a mail tells of one statement: no amount, and of a number the last four digits at most. */
export type News = {
  /** The same thing under the same kind is told once. */
  readonly subject: string;
  readonly account: string | null;
  /** The month it is of, where that is known (ISO). */
  readonly month: string | null;
  /** The day it came, or the one by which it was expected (ISO). */
  readonly day: string;
  readonly is_proved: boolean;
  /** The mail server of a mailbox that is looked into no more; of a statement null. */
  readonly stopped_host: string | null;
};

const MOST_LINES = 20;
const LAST_DIGITS = 4;

const inEnglish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
const DAY = inEnglish({ day: "numeric", month: "long", year: "numeric" });
const MONTH = inEnglish({ month: "long", year: "numeric" });

const sayDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
const sayMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** A name without numbers of more than four digits: people call accounts by them. */
export const hideNumbers = (name: string): string =>
  name
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\d(?:[ ./-]?\d){4,}/g, (number) => `…${number.replaceAll(/\D/g, "").slice(-LAST_DIGITS)}`);

const nameStatement = ({ account, month }: News): string => {
  const name = account === null ? "A statement" : hideNumbers(account);
  return month === null ? name : `${name}, ${sayMonth(month)}`;
};

type Words = {
  readonly one: string;
  readonly more: (count: number) => string;
  readonly first: string;
  readonly line: (news: News) => string;
  /** What was turned on, as the settings call it. */
  readonly setting: string;
};

/** The words of each kind of mail. */
const WORDS: Readonly<Record<NoticeKind, Words>> = {
  read: {
    one: "A statement came and was read",
    more: (count) => `${String(count)} statements came and were read`,
    first: "This came by itself, and Passbook has read it:",
    line: (news) =>
      `${nameStatement(news)}: ${news.is_proved ? "read and proved" : "read, but not all of it is proved"}`,
    setting: "a statement was read",
  },
  needs_answer: {
    one: "A statement needs an answer",
    more: (count) => `${String(count)} statements need an answer`,
    first: "This came by itself, and is not in your books yet, since Passbook has a question about it:",
    line: (news) => `${nameStatement(news)}, came on ${sayDay(news.day)}`,
    setting: "a statement needs an answer",
  },
  needs_password: {
    one: "A statement needs its password",
    more: (count) => `${String(count)} statements need a password`,
    first: "This came by itself and is locked, and no password that you keep opens it:",
    line: (news) => `${nameStatement(news)}, came on ${sayDay(news.day)}`,
    setting: "a statement needs a password",
  },
  late: {
    one: "A statement is late",
    more: (count) => `${String(count)} statements are late`,
    first: "The day on which this usually comes has passed:",
    line: (news) => `${nameStatement(news)}: expected by ${sayDay(news.day)}`,
    setting: "a statement is late",
  },
};

/** What is told beside statements, by whichever kind of mail is on. */
const STOPPED = {
  one: "A mailbox is no longer looked into",
  first:
    "Its sign-in was refused too often, so no statement comes from it until you see to it under Statements by e-mail:",
  line: ({ stopped_host, day }: News): string => `Mailbox at ${stopped_host ?? ""}, since ${sayDay(day)}`,
};

const toLines = (news: readonly News[], line: (one: News) => string): string[] => {
  const lines = news.slice(0, MOST_LINES).map(line);
  const left = news.length - lines.length;
  return left === 0 ? lines : [...lines, `and ${String(left)} more`];
};

/** The mail that tells news of one kind, gathered. */
export const writeNotice = (
  to: { readonly recipient: string; readonly user_id: string },
  { kind, news, origin, token }: { kind: NoticeKind; news: readonly News[]; origin: string; token: string },
): Mail => {
  const { one, more, first, line, setting } = WORDS[kind];
  const stopped = news.filter(({ stopped_host }) => stopped_host !== null);
  const told = news.filter(({ stopped_host }) => stopped_host === null);
  const only_stopped = told.length === 0;
  return {
    ...to,
    subject: only_stopped ? STOPPED.one : told.length === 1 ? one : more(told.length),
    paragraphs: [
      ...(stopped.length === 0 ? [] : [STOPPED.first, ...stopped.map(STOPPED.line)]),
      ...(only_stopped ? [] : [first]),
    ],
    list: toLines(told, line),
    link: { label: "Open my statements", url: `${origin}/statements` },
    notice: {
      kind,
      unsubscribing: {
        says: `You get this because you turned on mails for when ${setting}.`,
        // What follows the number sign is sent to no server.
        page_url: `${origin}/unsubscribe#token=${token}`,
        one_click_url: `${origin}/api/notices/unsubscribe/${token}`,
      },
    },
  };
};

import { type Alert, type AlertKind, alertKind } from "@passbook/contract/alerts";
import type { NoticeKind } from "@passbook/contract/notices";
import type { Letter, Speaker } from "../../common/index.ts";

/** What a mail tells of one statement, or of an alert: no amount, and of a number the last four digits at most. */
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
  readonly alert?: Alert;
};
/** The kinds that are gathered; what a week or a month was is a letter of its own. */
export type GatheredKind = Exclude<NoticeKind, "weekly" | "monthly">;

const MOST_LINES = 20;
const LAST_DIGITS = 4;

/** A name without numbers of more than four digits: people call accounts by them. */
export const hideNumbers = (name: string): string =>
  name
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\d(?:[ ./-]?\d){4,}/g, (number) => `…${number.replaceAll(/\D/g, "").slice(-LAST_DIGITS)}`);

const nameStatement = ({ say, sayMonth }: Speaker, { account, month }: News): string => {
  const name = account === null ? say("news_statement") : hideNumbers(account);
  return month === null ? name : say("news_statement_of", { account: name, month: sayMonth(month) });
};

type SayNews = (speaker: Speaker, news: News) => string;

const sayCame: SayNews = (speaker, news) =>
  speaker.say("news_came", { statement: nameStatement(speaker, news), day: speaker.sayDay(news.day) });

const sayAlert: SayNews = ({ say, sayDay }, { alert, day }) =>
  alert === undefined || alert.about === "statement_late"
    ? ""
    : say(`alert_${alert.about}`, { name: hideNumbers(alert.name), day: sayDay(day) });

/** What each kind of mail says of a statement, or of what the app alerts to. */
const LINES: Readonly<Record<GatheredKind, SayNews>> = {
  read: (speaker, news) =>
    speaker.say(news.is_proved ? "news_proved" : "news_read", { statement: nameStatement(speaker, news) }),
  needs_answer: sayCame,
  needs_password: sayCame,
  late: (speaker, news) =>
    speaker.say("news_expected", {
      statement: nameStatement(speaker, news),
      day: speaker.sayDay(news.day),
    }),
  bill_due: sayAlert,
  missing: sayAlert,
  price_rise: sayAlert,
  charge: sayAlert,
  low_balance: sayAlert,
  budget: sayAlert,
};

/** What is alerted to in the app has a page there. */
const isAlert = (kind: NoticeKind): kind is Exclude<AlertKind, "late"> =>
  kind !== "late" && alertKind.options.some((each) => each === kind);

/** How mails of a kind are turned off: by the page of a link, or by a mail program at once. */
export const toUnsubscribing = (
  origin: string,
  { says, token }: { readonly says: string; readonly token: string },
) => ({
  says,
  // What follows the number sign is sent to no server.
  page_url: `${origin}/unsubscribe#token=${token}`,
  one_click_url: `${origin}/api/notices/unsubscribe/${token}`,
});

/** Of a mailbox, which is told beside statements by whichever kind of mail is on. */
const sayStopped: SayNews = ({ say, sayDay }, { stopped_host, day }) =>
  say("stopped_line", { host: stopped_host ?? "", day: sayDay(day) });

const toLines = (speaker: Speaker, news: readonly News[], sayNews: SayNews): string[] => {
  const lines = news.slice(0, MOST_LINES).map((one) => sayNews(speaker, one));
  const left = news.length - lines.length;
  return left === 0 ? lines : [...lines, speaker.say("news_left", { count: left })];
};

/** The mail that tells news of one kind, gathered. */
export const writeNotice = (
  to: { readonly recipient: string; readonly user_id: string },
  { kind, news, origin, token }: { kind: GatheredKind; news: readonly News[]; origin: string; token: string },
): Letter => ({
  ...to,
  write: (speaker) => {
    const stopped = news.filter(({ stopped_host }) => stopped_host !== null);
    const told = news.filter(({ stopped_host }) => stopped_host === null);
    const only_stopped = told.length === 0;
    return {
      subject: only_stopped
        ? speaker.say("stopped_subject")
        : speaker.say(`${kind}_subject`, { count: told.length }),
      paragraphs: [
        ...(stopped.length === 0
          ? []
          : [speaker.say("stopped_text"), ...stopped.map((one) => sayStopped(speaker, one))]),
        ...(only_stopped ? [] : [speaker.say(isAlert(kind) ? "alerts_text" : `${kind}_text`)]),
      ],
      list: toLines(speaker, told, LINES[kind]),
      link: isAlert(kind)
        ? { label: speaker.say("alerts_link"), url: `${origin}/alerts` }
        : { label: speaker.say("news_link"), url: `${origin}/statements` },
      notice: {
        kind,
        unsubscribing: toUnsubscribing(origin, {
          says: speaker.say(isAlert(kind) ? "alerts_setting" : `${kind}_setting`),
          token,
        }),
      },
    };
  },
});

import type { DueOnDay } from "@passbook/contract/forecast";
import { addDays, minorDigits, toDecimal } from "@passbook/contract/values";

/** An iCalendar file (RFC 5545): lines end with CR LF and hold at most 75 octets. */
const LINE_OCTETS = 75;

/** Text as the format has it: backslashes, semicolons, commas and line breaks are escaped (3.3.11), and nothing else that controls is in it. */
export const escapeText = (text: string): string =>
  text
    .replaceAll("\\", String.raw`\\`)
    .replaceAll(";", String.raw`\;`)
    .replaceAll(",", String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}--\t]/gv, "");

/** A line in pieces, each further one after a space (3.1); a character is never cut. */
export const foldLine = (line: string): string => {
  const pieces: string[] = [];
  let [piece, octets] = ["", 0];
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    if (octets + length > LINE_OCTETS) {
      pieces.push(piece);
      [piece, octets] = [" ", 1];
    }
    piece += sign;
    octets += length;
  }
  return [...pieces, piece].join("\r\n");
};

const toDate = (day: string): string => day.replaceAll("-", "");
const toStamp = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** An amount with its code: a calendar of any program reads the same. */
const writeAmount = (amount: number, currency: string): string =>
  `${toDecimal(amount, minorDigits(currency))} ${currency}`;

const toEvent = (
  { name, on, amount, least, most, currency }: DueOnDay,
  { uid, stamp }: { readonly uid: string; readonly stamp: string },
) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${toDate(on)}`,
  `DTEND;VALUE=DATE:${toDate(addDays(on, 1))}`,
  `SUMMARY:${escapeText(`${name} ${least === most ? "" : "≈ "}${writeAmount(amount, currency)}`)}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

/** A calendar holds one component at least (3.6), also where nothing is due. */
const NOTHING = [
  "BEGIN:VTIMEZONE",
  "TZID:UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Names an event by which of its series it is, never by its day: a calendar that takes the file in again moves it. Each name is given once. */
const nameEvents = () => {
  const named = new Set<string>();
  return ({ series_id, number }: DueOnDay): string => {
    const toUid = (at: number): string => `${series_id}-${String(at)}@passbook`;
    let at = number;
    while (named.has(toUid(at))) at += 1;
    named.add(toUid(at));
    return toUid(at);
  };
};

/** Whole days on which something is due; `now` is when the file is made. */
export const writeIcs = (due: readonly DueOnDay[], now: string): string => {
  const [toUid, stamp] = [nameEvents(), toStamp(now)];
  const events = due
    .filter(({ state }) => state === "due")
    .flatMap((each) => toEvent(each, { uid: toUid(each), stamp }));
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Passbook//Due//EN",
    "CALSCALE:GREGORIAN",
    ...(events.length === 0 ? NOTHING : events),
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
};

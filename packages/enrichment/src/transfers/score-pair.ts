import type { FinderRow, TransferReason } from "../finding-types.ts";
import { minorDigits } from "@passbook/contract/values";
import { findName, type OwnPlace, type OwnPlaces } from "./own-places.ts";
import type { TextSigns } from "./read-signs.ts";

/** One half of a possible transfer. */
export type Side = {
  readonly row: FinderRow;
  readonly signs: TextSigns;
  readonly place: OwnPlace;
};

export type Basis = "amount" | "original" | "rate";

export type Score = { readonly points: number; readonly reasons: readonly TransferReason[] };

/**
 * Points are rough log-odds, fixed by reasoning before any measurement: a phrase that leaves no doubt weighs 3, the other account's
 * digits 3.5, a name of it 2, a general transfer word 1.2; a stranger's name takes away as much.
 */
const POINTS = {
  own: 3,
  digits: 3.5,
  bankName: 2,
  ownName: 2,
  transfer: 1.2,
  reference: 4,
  sameName: 2.5,
  card: 3,
  billPaid: 1.5,
  loan: 3,
  place: 1,
  otherPlace: -4,
  wrongPlace: -2,
  noName: 0.7,
  stranger: [0, -1, -2.5, -3] as const,
  knownStranger: -0.5,
  oddAmount: 1,
  original: 1.5,
  rate: -0.5,
  backwards: -0.3,
} as const;
const BY_DAYS = [1.5, 1.3, 1.1, 0.9, 0.6, 0.4, 0.2, 0.1] as const;
/** A pair needs as much to be reported. */
export const ENOUGH = 4.5;
const SHORTEST_REFERENCE = 6;
/** Where a currency has no smaller unit, whole hundreds are the round amounts. */
const HUNDRED = 100;

const isCard = (place: OwnPlace): boolean => place.type === "credit_card";
const isSaving = (place: OwnPlace): boolean => place.type === "savings" || place.type === "investment";
const isCash = (place: OwnPlace): boolean => place.type === "cash" || place.type === "wallet";

type Tally = { points: number; readonly reasons: TransferReason[]; speaks: boolean; named: boolean };

const speak = (tally: Tally, points: number, reason?: TransferReason): void => {
  tally.points += points;
  tally.speaks = true;
  if (reason !== undefined) tally.reasons.push(reason);
};

/** What a side says of the other account by its digits and names. */
const weighPlace = (tally: Tally, side: Side, other: Side, places: OwnPlaces): void => {
  const { signs } = side;
  const digits = other.place.digits;
  if (digits !== null && signs.digits.has(digits) && digits !== side.place.digits) {
    tally.named = true;
    speak(tally, POINTS.digits, { kind: "digits", digits });
  } else if (signs.digits.size > 0 && namesThird(side, other, places)) tally.points += POINTS.otherPlace;
  const bank = findName(signs.text, other.place.names);
  const ownBank = findName(signs.text, side.place.names);
  if (bank !== null && bank !== ownBank) {
    tally.named = true;
    speak(tally, POINTS.bankName, { kind: "bank_name", name: bank });
  }
  const holder = findName(signs.text, places.holders);
  if (holder !== null) {
    tally.named = true;
    speak(tally, POINTS.ownName, { kind: "own_name", name: holder });
  }
};

const namesThird = (side: Side, other: Side, places: OwnPlaces): boolean =>
  places.all.some(
    (place) =>
      place.id !== side.place.id &&
      place.id !== other.place.id &&
      place.digits !== null &&
      place.digits !== side.place.digits &&
      side.signs.digits.has(place.digits),
  );

/** What a side says by words of the kind of account at the other end. */
const weighKind = (tally: Tally, side: Side, other: Side): void => {
  const { signs } = side;
  if (signs.card !== null && isCard(other.place))
    speak(tally, signs.own === null ? POINTS.card : 0, { kind: "words", word: signs.card });
  else if (signs.card !== null && signs.own === null && !isCard(side.place) && !tally.named)
    tally.points += POINTS.wrongPlace;
  const isCredit = side.row.amount > 0;
  if (isCard(side.place) && isCredit === (signs.returned === null) && signs.billPaid !== null)
    speak(tally, POINTS.billPaid);
  if (signs.loan !== null && (other.place.type === "loan" || side.place.type === "loan"))
    speak(tally, other.place.type === "loan" ? POINTS.loan : POINTS.place, {
      kind: "words",
      word: signs.loan,
    });
  if (signs.saving !== null && !tally.named)
    tally.points += isSaving(other.place) ? POINTS.place : isSaving(side.place) ? 0 : -POINTS.place;
  if (signs.current !== null && !tally.named)
    tally.points += other.place.type === "current" ? POINTS.place : side.place.type === "current" ? 0 : -1;
  if (signs.cash !== null && isCash(other.place))
    speak(tally, POINTS.own, { kind: "words", word: signs.cash });
};

const weighSide = (side: Side, other: Side, places: OwnPlaces): Tally => {
  const tally: Tally = { points: 0, reasons: [], speaks: false, named: false };
  const { signs } = side;
  weighPlace(tally, side, other, places);
  if (signs.own !== null) speak(tally, POINTS.own, { kind: "words", word: signs.own });
  else if (signs.transfer !== null) speak(tally, POINTS.transfer, { kind: "words", word: signs.transfer });
  weighKind(tally, side, other);
  const shared = new Set(other.signs.counterparty.split(" "));
  const strangers = signs.names.filter(
    (word) => !places.words.has(word) && !(signs.counterparty !== "" && shared.has(word)),
  );
  const count = Math.min(strangers.length, POINTS.stranger.length - 1);
  if (count === 0) tally.points += POINTS.noName;
  else if (tally.named || signs.own !== null) tally.points += POINTS.knownStranger;
  else tally.points += POINTS.stranger[count] ?? 0;
  return tally;
};

/**
 * A side that was earned, charged or granted is none, unless it says itself that it moved between own accounts; one that was given back
 * is none but with another that was: a transfer that is returned moves the other way round.
 */
export const mayMove = (side: Side, other: Side): boolean => {
  const { signs } = side;
  if ((signs.returned === null) !== (other.signs.returned === null)) return false;
  if (signs.against === null || signs.own !== null) return true;
  return other.place.digits !== null && signs.digits.has(other.place.digits);
};

const weighBoth = (out: Side, into: Side): { points: number; reasons: TransferReason[] } => {
  const [from, to] = [out.row.reference?.trim() ?? "", into.row.reference?.trim() ?? ""];
  if (from === to && from.length >= SHORTEST_REFERENCE && /\d{3}/.test(from))
    return { points: POINTS.reference, reasons: [{ kind: "reference", reference: from }] };
  const name = out.signs.counterparty;
  const bothMoved = out.signs.transfer !== null && into.signs.transfer !== null;
  if (name !== "" && name === into.signs.counterparty && bothMoved)
    return {
      points: POINTS.sameName,
      reasons: [{ kind: "same_name", name: out.row.counterparty ?? name }],
    };
  return { points: 0, reasons: [] };
};

const weighAmount = (row: FinderRow, basis: Basis): number => {
  const round = Math.max(HUNDRED, 10 ** minorDigits(row.currency));
  const odd = row.amount % round === 0 ? 0 : POINTS.oddAmount;
  return basis === "amount" ? odd : basis === "original" ? odd + POINTS.original : POINTS.rate;
};

/** How much speaks for two rows being one movement; null where something speaks against it altogether or no word speaks at all. */
export const scorePair = (
  pair: { readonly out: Side; readonly into: Side; readonly days: number; readonly basis: Basis },
  places: OwnPlaces,
): Score | null => {
  const { out, into, days, basis } = pair;
  if (!mayMove(out, into) || !mayMove(into, out)) return null;
  const [from, to] = [weighSide(out, into, places), weighSide(into, out, places)];
  if (!from.speaks && !to.speaks) return null;
  const both = weighBoth(out, into);
  const onDays = (BY_DAYS[Math.abs(days)] ?? 0) + (days < 0 ? POINTS.backwards : 0);
  const points = from.points + to.points + both.points + onDays + weighAmount(out.row, basis);
  return { points, reasons: [...both.reasons, ...from.reasons, ...to.reasons] };
};

import type { IsoDate } from "@passbook/contract/values";
import type { Doubt, ParsedTransaction, PrintedFacts } from "../../parsed-file.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import { sumRows, sumSide } from "../../proof/proof-row.ts";
import { prove, weighProof } from "../../proof/prove.ts";
import { isThanked } from "../../labels/bill-words.ts";
import { pickBalances } from "../facts/choose-facts.ts";
import type { Balances, FactValues } from "../facts/choose-facts.ts";
import type { Candidate, Evidence } from "./candidate.ts";
import { voteOf } from "./doubt-direction.ts";
import type { PageReading } from "./reading.ts";
import type { PageRow, RowsRead } from "./read-rows.ts";

/** A row as the proof needs it. */
const toBareTransaction = (row: PageRow, day: IsoDate | null): ParsedTransaction => ({
  booked_on: day ?? "0001-01-01",
  value_on: null,
  amount: row.amount,
  currency: null,
  description: "",
  counterparty: null,
  reference: null,
  balance_after: row.balance,
  pending: false,
  source: { line: 1 },
});

/** The rows of a reading as the proof needs them. */
export const toBareTransactions = ({
  rows,
  evidence,
}: Pick<Candidate, "rows" | "evidence">): ParsedTransaction[] =>
  rows.map((row) => toBareTransaction(row, evidence.days[row.record] ?? null));

/** The balances before the first and after the last row, where the rows print them, in the order of time. */
const chainEnds = (rows: readonly PageRow[], reversed: boolean): Balances => {
  const ordered = reversed ? rows.toReversed() : rows;
  const first = ordered[0];
  return {
    opening: first?.balance === null || first === undefined ? null : first.balance - first.amount,
    closing: ordered.at(-1)?.balance ?? null,
  };
};

/** Printed totals may be those of a section or a year: taken where they hold, or where nothing else is printed. */
const pickTotals = (
  values: FactValues,
  rows: readonly PageRow[],
): { credits: number | null; debits: number | null } => {
  const [credits, debits] = [sumSide(rows, 1), sumSide(rows, -1)];
  const hold = values.credits.includes(credits) && values.debits.includes(debits);
  return hold ? { credits, debits } : { credits: null, debits: null };
};

/** Nothing printed tells the direction of the first row where no balance stands before it and no like row is proved. */
const isFirstOpen = (rows: readonly PageRow[], reading: PageReading, evidence: Evidence): boolean => {
  const first = evidence.reversed ? rows.at(-1) : rows[0];
  if (first === undefined || first.unsure || MARKED.test(first.movement.token.text)) return false;
  const others = rows.filter((row) => row !== first && row.column === first.column);
  if (reading.mode === "printed" && others.some((row) => MARKED.test(row.movement.token.text))) return false;
  const alike = others.length > 0;
  return !alike || (evidence.sides.size > 0 && reading.view.startsWith("order"));
};

/** Printed balances and totals that fit neither end of the rows: some rows may be missing. */
const hasStrangers = (values: FactValues, balances: Balances, ends: Balances, totalled: boolean): boolean => {
  const known = [balances.opening, balances.closing, ends.opening, ends.closing];
  // What is nothing is the balance of something else as well.
  const others = values.others.filter((other) => other !== 0);
  const strange = others.length > 0 && !others.some((other) => known.includes(other));
  return strange || (!totalled && values.credits.length === 1 && values.debits.length === 1);
};

/** Where more rows have figures of which none is read than are read, and more than these, the rest agrees with the balances by chance. */
const UNREAD_MAX = 2;

type Weighed = { facts: PrintedFacts; doubts: Doubt[] };

const toFacts = (
  values: FactValues,
  { rows, missed }: RowsRead,
  reading: PageReading,
  evidence: Evidence,
): Weighed => {
  const sum = sumRows(rows);
  const ends = chainEnds(rows, evidence.reversed);
  const balances = pickBalances(values, sum, ends);
  const totals = pickTotals(values, rows);
  const open = balances.opening === null && !evidence.named && isFirstOpen(rows, reading, evidence) ? 1 : 0;
  const strangers = hasStrangers(values, balances, ends, totals.credits !== null);
  const doubtful = strangers || missed > 0 || evidence.leftOver > 0;
  const turned =
    (!areSidesTold(totals) &&
      (isTurned(reading, { rows, evidence, bare: values.bare, balances }) || isUnthanked(rows, evidence))) ||
    areSidesTurned(values, rows) ||
    shareGainsaid(rows, evidence) === 1;
  // The balance printed with the last row is the closing one where no other is named and nothing is left over.
  const follows =
    balances.opening !== null && balances.closing === null && ends.closing === balances.opening + sum;
  const closing = follows && !doubtful ? ends.closing : balances.closing;
  const unsure = rows.filter((row) => row.unsure).length + open;
  // Where something printed is left over, only an opening and a closing balance that are named can prove the rows.
  const isNamed = closing !== null && (values.closings.length > 0 || !values.led.includes(closing));
  const enclosed = balances.opening !== null && isNamed;
  const doubts = doubtWhere({
    direction_unknown: turned,
    figure_unexplained: strangers && !enclosed,
    row_unread: missed > 0 && (!enclosed || missed > Math.max(UNREAD_MAX, rows.length)),
    row_left_over: evidence.leftOver > 0 && !enclosed,
  });
  return {
    facts: { ...balances, closing, ...totals, ...billedSum(rows, evidence, balances), unsure },
    doubts,
  };
};

/** Totals that are named after both sides hold, and would not hold turned about. */
const areSidesTold = ({ credits, debits }: ReturnType<typeof pickTotals>): boolean =>
  credits !== null && debits !== null && credits + debits !== 0;

/** What is named after money in is the sum of all that the rows read as money out, and the other way round. */
const areSidesTurned = ({ credits, debits }: FactValues, rows: readonly PageRow[]): boolean => {
  const [came, went] = [sumSide(rows, 1), sumSide(rows, -1)];
  return came + went !== 0 && credits.includes(-went) && debits.includes(-came);
};

/** A bill without a balance before it asks for what its rows come to. */
const billedSum = (
  rows: readonly PageRow[],
  { owes }: Evidence,
  { opening, closing }: Balances,
): Pick<PrintedFacts, "sections"> => {
  const sum = sumRows(rows);
  const isBilled = owes && opening === null && closing === sum && sum !== 0;
  return isBilled ? { sections: [{ name: "billed", rows: rows.map((_, at) => at + 1), expected: sum }] } : {};
};

type Side = { rows: readonly PageRow[]; evidence: Evidence; bare: readonly number[]; balances: Balances };

/**
 * The words speak of a debt and the reading does not: turned about, all signs at once, the rows lie between the same
 * balances. Only marks, or columns of their own for both sides, can say so.
 */
const isTurned = (reading: PageReading, { rows, evidence, bare, balances }: Side): boolean => {
  if (!evidence.owes || reading.owed) return false;
  const uses = Object.values(reading.uses);
  const parted = uses.includes("debit") && uses.includes("credit");
  const marked = rows.some(({ movement }) => movement.token.written.direction !== null);
  return !parted && !marked && !isSided({ bare }, balances);
};

/** A mark or a name says on which side a balance stands. */
const isSided = ({ bare }: { bare: readonly number[] }, { opening, closing }: Balances): boolean =>
  [opening, closing].some((balance) => balance !== null && balance !== 0 && !bare.includes(balance));

/** Each amount has a sign of its own, a plus too: nothing has to be told by words. */
const areSigned = (rows: readonly PageRow[]): boolean =>
  rows.some(({ movement: { token } }) => token.written.plus) &&
  rows.every(({ movement: { token } }) => token.written.plus || token.written.negative);

/** Words say the contrary of the signs that each amount has. */
const isOverruled = ({ mode }: PageReading, rows: readonly PageRow[]): boolean =>
  mode === "word" &&
  areSigned(rows) &&
  rows.some(({ amount, movement: { token } }) => token.written.plus && amount < 0);

/**
 * Every payment for which the bank thanks is read as money out. Where the account is called one of the holder's own, or signs tell, only
 * people thank each other.
 */
const isUnthanked = (rows: readonly PageRow[], { texts, known, owes }: Evidence): boolean => {
  if ((known && !owes) || (!owes && areSigned(rows))) return false;
  const thanked = rows.filter(({ record }) => isThanked(texts[record] ?? ""));
  return thanked.length > 0 && thanked.every(({ amount }) => amount < 0);
};

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Of how many rows, by share, the words beside the amounts, which have no sign of their own, say the contrary. */
const shareGainsaid = (rows: readonly PageRow[], { said, loan }: Pick<Evidence, "said" | "loan">): number => {
  if (loan) return 0;
  const told = rows.filter(
    ({ record, movement }) => (said?.[record] ?? null) !== null && !MARKED.test(movement.token.text),
  );
  const contrary = told.filter(({ record, amount }) => Math.sign(amount) === -(said?.[record] ?? 0));
  return shareOf(contrary.length, told.length);
};

const MODE_COST = { word: 0, printed: 1, section: 1, balance: 3, card: 8 } as const;
const MARKED = /[-+\u2212()]|CR|DR|\d\s?[CDHKS]\b/i;

const GAINSAID_COST = 90;

/** Words of at least three rows say that an account which nobody calls a debt is one, and hardly any say otherwise. */
const OWED_VOTE = 0.7;

const costOfOwed = ({ known, loan }: Evidence, vote: number): number =>
  !known && !loan && vote > OWED_VOTE ? 12 : 80;

/** `vote`: how well its directions fit what the texts say. */
const costOf = (reading: PageReading, rows: readonly PageRow[], evidence: Evidence, vote: number): number => {
  let cost: number = MODE_COST[reading.mode];
  const byAmount = Object.values(reading.uses).includes("amount");
  const marked = rows.some((row) => MARKED.test(row.movement.token.text));
  if (byAmount && reading.mode === "printed" && !marked) cost += 20;
  if (byAmount && reading.mode === "card") cost += evidence.owes ? -12 : 4;
  if (Object.values(reading.uses).includes("fee")) cost += 6;
  cost += GAINSAID_COST * (isUnthanked(rows, evidence) ? 1 : shareGainsaid(rows, evidence));
  if (!evidence.owes && isOverruled(reading, rows)) cost += GAINSAID_COST;
  if (reading.owed && !evidence.owes) cost += costOfOwed(evidence, vote);
  if (!reading.owed && evidence.owes) cost += evidence.loan ? 80 : 12;
  return cost;
};

const IN_CREDIT_COST = 90;

/** No loan is in credit, and no card whose rows pay in: its balances are printed as the holder sees them, below zero. */
const costOfCredit = (
  { owed }: PageReading,
  { opening, closing }: PrintedFacts,
  { rows, loan }: { rows: readonly PageRow[]; loan: boolean },
): number => {
  const inCredit = opening !== null && opening > 0 && closing !== null && closing > 0;
  const paysIn = rows.filter(({ amount }) => amount > 0).length * 2 > rows.length;
  return owed && inCredit && (loan || paysIn) ? IN_CREDIT_COST : 0;
};

/** What a proved reading can reach at most with columns that agree so far with their names. */
export const highestScore = (agreement: number): number => 1000 + 30 * agreement + 40 + 12;

/** Rounding may not decide whether a reading is proved. */
const HAIR = 0.001;

/** Two balances that the rows do not lie between contradict a reading before its proof is asked. */
const isContradicted = ({ opening, closing }: PrintedFacts, rows: readonly PageRow[]): boolean =>
  opening !== null && closing !== null && opening + sumRows(rows) !== closing;

/** What each verdict speaks for a reading. */
export const VERDICTS = { proved: 1000, partly: 250, unproved: 150, contradicted: 0 } as const;
/** What is added where facts contradict, by the share of checks that hold and of printed balances that follow. */
const HOLDING = 120;
const FOLLOWING = 130;

/** How many checks of the balances of all rows fail in any order: from that before one of them the sum of all leads to another. */
const countUnfollowed = (rows: readonly PageRow[], { opening, closing }: PrintedFacts): number => {
  const after = new Set(rows.map(({ balance }) => balance));
  if (rows.length < 2 || after.has(null)) return 0;
  const sum = sumRows(rows);
  const before = new Set(rows.map(({ balance, amount }) => (balance ?? 0) - amount));
  const fails = [
    [...before].every((start) => !after.has(start + sum)),
    opening !== null && !before.has(opening),
    closing !== null && !after.has(closing),
  ];
  return fails.filter(Boolean).length;
};

/** What the verdict can speak for a reading at most, as far as its figures tell before its proof is asked. */
const boundVerdict = (facts: PrintedFacts, rows: readonly PageRow[]): number => {
  const ends = [facts.opening, facts.closing].filter((balance) => balance !== null).length;
  const totals = [facts.credits, facts.debits].filter((total) => typeof total === "number").length;
  const isRunning = rows.some(({ balance }) => balance !== null);
  if (ends < 2 && totals === 0 && !isRunning) return VERDICTS.unproved;
  const failing = Number(isContradicted(facts, rows)) + countUnfollowed(rows, facts);
  if (failing === 0) return VERDICTS.proved;
  const checks = Number(ends === 2) + totals + (isRunning ? 1 + ends : 0);
  return HOLDING * shareOf(checks - failing, checks) + FOLLOWING * chainShare(rows);
};

/** What speaks for a reading whatever its proof. */
const weighRest = (
  reading: PageReading,
  { rows, missed, twofold }: RowsRead,
  { agreement, ...evidence }: Evidence & { agreement: number },
): number => {
  const undated = rows.filter((row) => (evidence.days[row.record] ?? null) === null).length;
  const total = evidence.texts.length;
  const vote = voteOf(rows, evidence.texts);
  return (
    30 * agreement +
    40 * (evidence.loan ? 0 : vote) -
    160 * shareOf(missed, total) -
    200 * shareOf(twofold, total) -
    60 * shareOf(rows.filter((row) => row.unsure).length, rows.length) -
    100 * shareOf(undated, rows.length) -
    costOf(reading, rows, evidence, vote)
  );
};

/** Proves a reading and says how much speaks for it; null, unproved, where that cannot be more than `toBeat`. */
export const weighPageReading = (
  reading: PageReading,
  read: RowsRead,
  values: FactValues,
  { toBeat, ...evidence }: Evidence & { agreement: number; toBeat: number },
): Omit<Candidate, "edges"> | null => {
  const { rows, missed } = read;
  const shape = weighRest(reading, read, evidence);
  if (VERDICTS.proved + shape < toBeat - HAIR) return null;
  const { facts, doubts } = toFacts(values, read, reading, evidence);
  const rest = shape - costOfCredit(reading, facts, { rows, loan: evidence.loan });
  if (boundVerdict(facts, rows) + rest < toBeat - HAIR) return null;
  const proved = weighProof(toBareTransactions({ rows, evidence }), facts, doubts);
  const { verdict, checks } = proved.proof;
  const holding = shareOf(checks.filter((check) => check.holds).length, checks.length);
  const broken = verdict === "contradicted" ? HOLDING * holding + FOLLOWING * chainShare(rows) : 0;
  const score = VERDICTS[verdict] + broken + rest;
  const told = reading.owed && isSided(values, facts) ? 1 : 0;
  return { reading, rows, missed, facts, proved, score, evidence, told };
};

/** The reading that was chosen, with the row at which it breaks. */
export const blameRow = (candidate: Candidate): Candidate => {
  const { facts, proved } = candidate;
  if (proved.proof.verdict !== "contradicted") return candidate;
  return { ...candidate, proved: prove(toBareTransactions(candidate), facts, proved.proof.doubts) };
};

/** The share of printed balances that follow from the row before or, newest first, behind. */
const chainShare = (rows: readonly PageRow[]): number => {
  let down = 0;
  let up = 0;
  let links = 0;
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before === undefined || row.balance === null || before.balance === null) continue;
    links += 1;
    if (before.balance + row.amount === row.balance) down += 1;
    if (row.balance + before.amount === before.balance) up += 1;
  }
  return shareOf(Math.max(down, up), links);
};

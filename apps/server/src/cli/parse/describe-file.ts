import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Place } from "@passbook/contract/values";
import type { Proof, PublicFile, PublicStatement, RowChange } from "@passbook/statement-parser";

/** An amount as a decimal, nothing for what is not printed. */
export const showAmount = (amount: number | null, currency: string | null): string =>
  amount === null ? "" : toDecimal(amount, minorDigits(currency));

/** Where something stands in the original, in words. */
export const toPlaceText = (place: Place): string => {
  if ("line" in place) return `line ${place.line}`;
  return "page" in place ? `page ${place.page}` : `${place.sheet} row ${place.row}`;
};

const DESCRIPTION_WIDTH = 48;

const describeChange = (change: RowChange, currency: string | null): string => {
  if (change.op === "remove") return `leave out row ${change.row}`;
  if (change.op === "insert")
    return `add ${showAmount(change.amount, currency)} on ${change.booked_on} after row ${change.after}`;
  const texts = [
    ...(change.amount === undefined ? [] : [showAmount(change.amount, currency)]),
    ...(change.booked_on === undefined ? [] : [change.booked_on]),
    ...(change.description === undefined ? [] : [`"${change.description}"`]),
    ...(change.balance_after === undefined ? [] : [`balance ${showAmount(change.balance_after, currency)}`]),
  ];
  return `make row ${change.row} ${texts.join(", ")}`;
};

/** A figure of a check: most are money, some a number of rows. */
export const showFigure = (name: string, value: number, currency: string | null): string =>
  name === "count" ? String(value) : showAmount(value, currency);

/** The row at which what is printed breaks, and what would mend it. */
export const describeCulprit = ({ culprit }: Proof, currency: string | null): string[] =>
  culprit === null
    ? []
    : [
        `  Row ${culprit.row} breaks the balances by ${showAmount(culprit.gap, currency)}.`,
        ...culprit.repairs.map(
          ({ kind, changes }) =>
            `  Would mend it (${kind}): ${changes.map((change) => describeChange(change, currency)).join("; ")}.`,
        ),
      ];

const describeBroken = ({ checks }: Proof, currency: string | null): string[] =>
  checks
    .filter((check) => !check.holds)
    .map(({ name, expected, found }) => {
      const figures =
        expected === undefined || found === undefined
          ? ""
          : `: ${showFigure(name, expected, currency)} is printed, ${showFigure(name, found, currency)} found`;
      return `  ${name} does not hold${figures}.`;
    });

const describeStatement = (statement: PublicStatement): string => {
  const { account, currency, period, proof } = statement;
  const name = [account.bank_name, account.account_type, account.last_4_digits ?? account.iban_masked]
    .filter((part) => part !== null)
    .join(" ");
  const balances = `opening ${showAmount(statement.opening_balance, currency) || "?"}, closing ${showAmount(statement.closing_balance, currency) || "?"}`;
  const head = `${name || "account"} ${currency ?? ""}  ${period.from ?? "?"} to ${period.to ?? "?"}  ${balances}  ${proof.verdict}`;
  const rows = statement.transactions.map(
    (row) =>
      `  ${row.booked_on}  ${showAmount(row.amount, row.currency).padStart(14)}  ${row.description.slice(0, DESCRIPTION_WIDTH).padEnd(DESCRIPTION_WIDTH)}  ${showAmount(row.balance_after, row.currency).padStart(14)}${row.pending ? "  pending" : ""}`,
  );
  return [head, ...rows, ...describeBroken(proof, currency), ...describeCulprit(proof, currency)].join("\n");
};

/** The file for people: its statements with their rows, what does not hold, and the problems. */
export const describeFile = (file: PublicFile): string => {
  const count = file.statements.reduce((sum, statement) => sum + statement.transactions.length, 0);
  const problems = file.problems.map(
    (problem) =>
      `  ${problem.place === undefined ? "" : `${toPlaceText(problem.place)}: `}${problem.message} (${problem.code})`,
  );
  return [
    `${file.format}: ${file.statements.length} statements, ${count} transactions`,
    ...file.statements.map(describeStatement),
    ...(problems.length === 0 ? [] : ["Problems:", ...problems]),
  ].join("\n");
};

import { minorDigits } from "@passbook/contract/values";
import type { Doubt, PublicFile, PublicStatement } from "@passbook/statement-parser";
import { describeCulprit, showFigure, showAmount, toPlaceText } from "./describe-file.ts";

type Check = PublicStatement["proof"]["checks"][number];

const explainCheck = ({ name, holds, rows, expected, found }: Check, currency: string | null): string => {
  const figures = [
    ...(expected === undefined ? [] : [`printed ${showFigure(name, expected, currency)}`]),
    ...(found === undefined ? [] : [`rows give ${showFigure(name, found, currency)}`]),
  ];
  const bound = `binds ${rows} row${rows === 1 ? "" : "s"}`;
  return `    ${holds ? "holds" : "FAILS"}  ${[name, bound, ...figures].join(", ")}`;
};

const explainDoubt = ({ code, place, message }: Doubt): string =>
  `    ${place === null ? "" : `${toPlaceText(place)}: `}${message} (${code})`;

const listOr = (title: string, lines: readonly string[], none: string): string[] => [
  `  ${title}`,
  ...(lines.length === 0 ? [`    ${none}`] : lines),
];

const explainStatement = (statement: PublicStatement, index: number): string[] => {
  const { account, currency, period, proof, transactions } = statement;
  const pending = transactions.filter((row) => row.pending).length;
  const kind = account.account_type ?? "account of unknown kind";
  const digits = currency === null ? "currency unknown" : `${currency}, ${minorDigits(currency)} decimals`;
  return [
    `Statement ${index + 1}: ${proof.verdict}`,
    `  ${kind}, ${digits}, ${period.from ?? "?"} to ${period.to ?? "?"}`,
    `  ${transactions.length} rows${pending === 0 ? "" : `, ${pending} of them pending`}`,
    ...listOr(
      "Witnesses",
      proof.checks.map((check) => explainCheck(check, currency)),
      "none: nothing that is printed binds the rows",
    ),
    ...describeCulprit(proof, currency),
    ...listOr("Doubts", proof.doubts.map(explainDoubt), "none"),
    ...listOr(
      "Rows",
      transactions.map(
        (row, at) =>
          `    ${String(at + 1).padStart(3)}  ${toPlaceText(row.source).padEnd(12)}  ${row.booked_on}  ${showAmount(row.amount, row.currency).padStart(14)}  ${showAmount(row.balance_after, row.currency).padStart(14)}`,
      ),
      "none",
    ),
  ];
};

/** How each statement came to its verdict: the witnesses, the doubts with their places, and where each row was read. */
export const explainFile = ({ format, statements, problems }: PublicFile): string =>
  [
    `Read as ${format}.`,
    ...statements.flatMap(explainStatement),
    ...listOr(
      "Problems",
      problems.map(
        ({ code, message, place }) =>
          `    ${place === undefined ? "" : `${toPlaceText(place)}: `}${message} (${code})`,
      ),
      "none",
    ),
  ].join("\n");

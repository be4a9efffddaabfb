import type { PrintedStatement, SampleStatement } from "./sample-statement.ts";

/** So many of the newest whole months of the card come as pages. */
const PAGES = 3;

const findDearest = ({ transactions }: SampleStatement): number =>
  transactions.reduce(
    (dearest, { amount }, index) => (amount < (transactions[dearest]?.amount ?? 0) ? index : dearest),
    0,
  );

/** The newest bills of the card come as pages, the others as tables; the oldest of the pages lost a digit in print, so that there is something to repair. */
export const printOnPaper = (statements: readonly SampleStatement[]): PrintedStatement[] => {
  const cards = statements.filter(({ account }) => account.account_type === "credit_card");
  const newest = cards.at(-1);
  const pages = cards.filter((card) => card !== newest).slice(-PAGES);
  return statements.map((statement) =>
    pages.includes(statement)
      ? {
          ...statement,
          printed_as: "pdf",
          misprinted: statement === pages[0] ? findDearest(statement) : null,
        }
      : { ...statement, printed_as: "csv", misprinted: null },
  );
};

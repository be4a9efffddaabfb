/** A row as it is printed, its amount in hundredths. */
export type Printed = readonly [day: string, text: string, cents: number];

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** A CSV file with a balance after each row. */
export const makeCsv = (opening: number, rows: readonly Printed[]): string => {
  let balance = opening;
  const lines = rows.map(([day, text, cents]) => {
    balance += cents;
    return `${day},${text},${decimal(cents)},${decimal(balance)}`;
  });
  return ["Date,Description,Amount,Balance", ...lines, ""].join("\n");
};

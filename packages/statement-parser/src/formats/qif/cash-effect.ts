/** Investment actions of QIF (Quicken's format description) that bring cash into the account. */
const IN = new Set("SELL SHTSELL DIV INTINC CGLONG CGSHORT CGMID MISCINC RTRNCAP XIN CONTRIBX".split(" "));
const OUT = new Set("BUY MISCEXP MARGINT XOUT WITHDRWX CVRSHRT".split(" "));

/** The movement of cash of an investment record, in minor units; 0 when only securities move or cash passes through. */
export const findCashEffect = (action: string, amount: number): number => {
  const name = action.trim().toUpperCase();
  if (IN.has(name)) return Math.abs(amount);
  if (OUT.has(name)) return -Math.abs(amount);
  return name === "CASH" || name === "" ? amount : 0;
};

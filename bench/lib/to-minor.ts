/** A decimal as text in minor units of a currency with so many digits; further digits are rounded half up. */
export const toMinor = (decimal: string, digits: number): number => {
  const [whole = "0", fraction = ""] = decimal.replace("-", "").split(".");
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  const rounded = kept + (fraction.charAt(digits) >= "5" ? 1 : 0);
  return decimal.startsWith("-") ? -rounded : rounded;
};

import type { WrittenAmount } from "./amount.ts";

/** A written number as a plain decimal with a point, without zeros that say nothing: `-1234.5`. */
export const toPlainDecimal = ({ negative, whole, fraction }: WrittenAmount): string => {
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  const part = fraction.replace(/0+$/, "");
  const plain = part === "" ? digits : `${digits}.${part}`;
  return negative && /[1-9]/.test(plain) ? `-${plain}` : plain;
};

/** The product of two plain decimals in minor units, rounded once. */
export const multiplyToMinor = (one: string, other: string, exponent: number): number => {
  const parts = [one, other].map((text) => {
    const [whole = "", part = ""] = text.split(".");
    return { units: BigInt(whole + part), digits: part.length };
  });
  const units = parts.reduce((product, each) => product * each.units, 1n);
  const digits = parts.reduce((sum, each) => sum + each.digits, 0);
  if (digits <= exponent) return Number(units * 10n ** BigInt(exponent - digits));
  const under = 10n ** BigInt(digits - exponent);
  const half = units < 0n ? -under : under;
  return Number((2n * units + half) / (2n * under));
};

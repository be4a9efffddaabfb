import type { DirectoryBank } from "./directory.ts";

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Of the letters, by how many there are. */
const SIZES: Readonly<Record<number, number>> = { 1: 28, 2: 28, 3: 22 };

/** A square SVG of 64 units with the bank's letters on its colour; drawn by us, so that no trademark is copied. */
export const drawBankLogo = (bank: Pick<DirectoryBank, "name" | "letters" | "colour">): string => {
  const size = SIZES[Array.from(bank.letters).length] ?? 18;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escapeXml(bank.name)}">` +
    `<rect width="64" height="64" rx="14" fill="${escapeXml(bank.colour)}"/>` +
    `<text x="32" y="32" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" ` +
    `font-weight="600" fill="#fff">${escapeXml(bank.letters)}</text></svg>`
  );
};

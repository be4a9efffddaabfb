import type { DirectoryBank } from "./directory.ts";

const SMALL_WORDS = new Set(["of", "de", "da", "do", "di", "la", "le", "the", "and", "del", "of", "y", "e"]);

/** Up to two letters that stand for a name: the initials of its first two words, or the start of a single one. */
const readInitials = (name: string): string => {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  const [first = "?", second] = words;
  if (second === undefined || (first === first.toUpperCase() && first.length <= 3 && first.length > 1)) {
    return Array.from(first)
      .slice(0, first.length <= 3 ? 3 : 2)
      .join("");
  }
  return `${Array.from(first)[0] ?? ""}${Array.from(second)[0] ?? ""}`;
};

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A square SVG of 64 units with the bank's initials on its colour; drawn by us, so that no trademark is copied. */
export const drawBankLogo = (bank: Pick<DirectoryBank, "name" | "colour">): string => {
  const initials = readInitials(bank.name).toUpperCase();
  const size = initials.length > 2 ? 22 : 28;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escapeXml(bank.name)}">` +
    `<rect width="64" height="64" rx="14" fill="${escapeXml(bank.colour)}"/>` +
    `<text x="32" y="32" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" ` +
    `font-weight="600" fill="#fff">${escapeXml(initials)}</text></svg>`
  );
};

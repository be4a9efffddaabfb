const LONGEST_NAME = 200;
const FALLBACK = "statement";

/** A file name as text to show: the last part of a path, without control signs and signs that turn the writing direction. */
export const cleanFileName = (name: string): string => {
  const last =
    name
      .replaceAll("\\", "/")
      .split("/")
      .findLast((part) => part.trim() !== "") ?? "";
  const visible = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (visible === "" || /^\.+$/.test(visible)) return FALLBACK;
  const signs = Array.from(visible);
  if (signs.length <= LONGEST_NAME) return visible;
  // The ending says what it is, so the middle goes.
  return `${signs.slice(0, LONGEST_NAME - 11).join("")}…${signs.slice(-10).join("")}`;
};

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** What XML 1.0 has no sign for: control characters but tabs and line ends, halves of pairs, and two that are none. */
const NO_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Text as it stands in XML; what XML cannot hold is left out. */
export const toXmlText = (text: string): string =>
  text.replaceAll(NO_XML, "").replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? "");

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const withFile = <Out>(bytes: Uint8Array, use: (file: string) => Out): Out => {
  const folder = mkdtempSync(path.join(tmpdir(), "copied-"));
  try {
    const file = path.join(folder, "file.pdf");
    writeFileSync(file, bytes);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const run = (command: string, words: readonly string[]): string =>
  execFileSync(command, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

const poppler =
  (...flags: string[]) =>
  (bytes: Uint8Array): string =>
    withFile(bytes, (file) => run("pdftotext", [...flags, file, "-"]));

const plain = poppler();
const inOrder = poppler("-raw");
const placed = poppler("-layout");
const ownLines = (text: string): string[] => text.split("\n").map((line) => line.trim());
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** How a person or a program takes the text out of a PDF file, by name. */
export const COPIES: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  plain,
  raw: inOrder,
  layout: placed,
  mutool: (bytes) => withFile(bytes, (file) => run("mutool", ["draw", "-F", "txt", file])),
  one_space: (bytes) =>
    ownLines(placed(bytes))
      .map((line) => line.replaceAll(/\s+/g, " "))
      .join("\n"),
  cell_a_line: (bytes) =>
    ownLines(placed(bytes))
      .flatMap((line) => line.split(/ {2,}/))
      .join("\n"),
  word_a_line: (bytes) => wordsOf(inOrder(bytes)).join("\n"),
  paragraph: (bytes) => wordsOf(inOrder(bytes)).join(" "),
};

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { findLinks } from "./pdf-words.ts";
import type { HtmlDocument } from "./html.ts";

const CACHE = path.resolve(import.meta.dirname, "../../../.cache/statement-layouts");
const ROW_URL = "https://row.example.test/";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

/** A browser opened when the first page has to be printed. */
export type Press = { print: (document: HtmlDocument) => Promise<Printed>; close: () => Promise<void> };
export type Printed = { bytes: Uint8Array; pages: Map<number, number>; count: number };

const printOnce = async (browser: Browser, document: HtmlDocument, html: string): Promise<Uint8Array> => {
  const page = await browser.newPage();
  await page.setContent(html);
  const bytes = await page.pdf({
    format: document.format,
    landscape: document.landscape ?? false,
    margin: document.margin,
    printBackground: true,
    displayHeaderFooter: document.header !== undefined || document.footer !== undefined,
    headerTemplate: document.header ?? "<span></span>",
    footerTemplate: document.footer ?? "<span></span>",
  });
  await page.close();
  return bytes;
};

/** The clock is not to change the bytes. */
const withoutClock = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(
    Buffer.from(
      Buffer.from(bytes)
        .toString("latin1")
        .replaceAll(/(Date \(D:)\d{14}/g, "$120261120000000"),
      "latin1",
    ),
  );

/** Printed twice: once with a link on every row's amount, which tells its page, and once as it is to be read. */
const printMarked = async (browser: Browser, document: HtmlDocument): Promise<Printed> => {
  const marked = await printOnce(
    browser,
    document,
    document.html.replaceAll('data-row="', `href="${ROW_URL}`),
  );
  const { links, count } = await findLinks(marked, ROW_URL);
  const bytes = await printOnce(browser, document, document.html.replaceAll(/ data-row="\d+"/g, ""));
  return { bytes: withoutClock(bytes), pages: new Map(links.map(({ id, page }) => [id, page])), count };
};

type Kept = { pages: [number, number][]; count: number };

const readKept = (file: string): Printed | null => {
  if (!existsSync(`${file}.json`)) return null;
  // Written below in exactly this shape.
  const kept = JSON.parse(readFileSync(`${file}.json`, "utf8")) as Kept;
  return {
    bytes: new Uint8Array(readFileSync(`${file}.pdf`)),
    pages: new Map(kept.pages),
    count: kept.count,
  };
};

/** Prints with the browser at CHROMIUM_PATH; what was printed before is kept under a hash of its content. */
export const openPress = (): Press => {
  let opened: Promise<Browser> | undefined;
  return {
    print: async (document) => {
      const file = path.join(CACHE, createHash("sha256").update(JSON.stringify(document)).digest("hex"));
      const kept = readKept(file);
      if (kept !== null) return kept;
      opened ??= chromium.launch({
        executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
        args: FLAGS,
      });
      const printed = await printMarked(await opened, document);
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(`${file}.pdf`, printed.bytes);
      writeFileSync(
        `${file}.json`,
        JSON.stringify({ pages: [...printed.pages], count: printed.count } satisfies Kept),
      );
      return printed;
    },
    close: async () => {
      if (opened !== undefined) await (await opened).close();
    },
  };
};

import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Refusal } from "../../parsed-file.ts";
import { FONT_TAKER, loadPdfjs, startDecoder } from "./load-pdfjs.ts";
import type { PdfDocument, PdfLibrary } from "./load-pdfjs.ts";

export type OpenPdf = { library: PdfLibrary; document: PdfDocument; close(): Promise<void> };

export const PAGES_MAX = 500;

declare const URL: new (path: string, base: string) => { pathname: string };

/** The folder of the character maps of East Asian fonts. */
const findCmaps = (): string => {
  // Node and browsers have it, pure packages do not know of it.
  const here = import.meta as { resolve?: (name: string) => string };
  const entry = here.resolve?.("pdfjs-dist/package.json");
  return entry === undefined ? "" : decodeURIComponent(new URL("cmaps/", entry).pathname);
};
declare const decodeURIComponent: (text: string) => string;

const NEEDS_PASSWORD = 1;

const explain = (error: unknown): Refusal => {
  // pdf.js throws nothing but errors.
  const { name, code } = error as { name?: string; code?: number };
  if (name === "PasswordException")
    return code === NEEDS_PASSWORD
      ? { code: "needs_password", ...say("pdf_locked") }
      : { code: "wrong_password", ...say("pdf_wrong_password") };
  return {
    code: "unreadable",
    ...say("pdf_damaged"),
  };
};

/** Pictures are not decoded where text alone is wanted. */
const NO_DOTS = 1;

/** Opens a PDF; the caller closes it. Files locked for changes only are opened, whatever password is given. */
export const openPdf = async (
  bytes: Uint8Array,
  password: string | undefined,
  dots = NO_DOTS,
): Promise<Result<OpenPdf, Refusal>> => {
  const opened = await openWith(bytes, password, dots);
  if (opened.ok || opened.error.code !== "wrong_password" || password === undefined) return opened;
  const unlocked = await openWith(bytes, undefined, dots);
  return unlocked.ok ? unlocked : opened;
};

const openWith = async (
  bytes: Uint8Array,
  password: string | undefined,
  dots: number,
): Promise<Result<OpenPdf, Refusal>> => {
  const library = await loadPdfjs();
  const decoder = startDecoder(library);
  const loading = library.getDocument({
    worker: decoder,
    // The library keeps what it is given, and takes no other kind of bytes (Node's Buffer is one).
    data: new Uint8Array(bytes),
    ...(password === undefined ? {} : { password }),
    cMapUrl: findCmaps(),
    cMapPacked: true,
    disableFontFace: false,
    ownerDocument: FONT_TAKER,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: dots,
    stopAtErrors: false,
    verbosity: 0,
  });
  const close = async (): Promise<void> => {
    await loading.destroy().catch(() => undefined);
    decoder.destroy();
  };
  try {
    const document = await loading.promise;
    if (document.numPages <= PAGES_MAX) return ok({ library, document, close });
    await close();
    return err({
      code: "too_large",
      ...say("pdf_too_many_pages", { pages: document.numPages, most: PAGES_MAX }),
    });
  } catch (error) {
    await close();
    return err(explain(error));
  }
};

import { inflateAtOnce } from "./inflate-at-once.ts";
import type { MakeStreams, Zlib } from "./inflate-at-once.ts";
import { makePort } from "./pass-messages.ts";
import type { MessagePort } from "./pass-messages.ts";

/** The part of pdf.js that is used here; its own types need those of a browser. */
export type PdfOperators = { fnArray: readonly number[]; argsArray: readonly unknown[] };
export type PdfViewport = { width: number; height: number; transform: number[] };
export type PdfFont = {
  fontMatrix?: readonly number[];
  /** Left, bottom, right and top of its letters, in units of that matrix. */
  bbox?: readonly number[];
  vertical?: boolean;
  ascent?: number;
  descent?: number;
  isType3Font?: boolean;
};
export type PdfObjects = {
  has(name: string): boolean;
  /** With `take`, also what is not there yet. */
  get(name: string, take?: (value: unknown) => void): unknown;
};
export type PdfPage = {
  commonObjs: PdfObjects;
  objs: PdfObjects;
  getViewport(options: { scale: number }): PdfViewport;
  getOperatorList(options: { intent: string; annotationMode: number }): Promise<PdfOperators>;
  cleanup(): boolean;
};
export type PdfDocument = { numPages: number; getPage(page: number): Promise<PdfPage> };
export type PdfLoading = { promise: Promise<PdfDocument>; destroy(): Promise<void> };
export type PdfWorker = { destroy(): void };
export type PdfLibrary = {
  PDFWorker: new (options: { port: MessagePort; verbosity: number }) => PdfWorker;
  OPS: Readonly<Record<string, number>>;
  getDocument(options: Readonly<Record<string, unknown>>): PdfLoading;
};

type Decoder = { WorkerMessageHandler: { initializeFromPort(port: MessagePort): void } };
type Host = {
  DOMMatrix?: unknown;
  Path2D?: unknown;
  FontFace?: unknown;
  DecompressionStream?: MakeStreams;
  pdfjsWorker?: Decoder;
  process?: { getBuiltinModule?: (name: string) => unknown };
};

// What pdf.js asks of its surroundings; pure packages know none of it.
const host = globalThis as Host;

const NO_SHAPES = function (): void {};

/** A page that takes every font: where none does, pdf.js draws the outlines of all letters instead. */
export const FONT_TAKER = { fonts: { add: NO_SHAPES, delete: NO_SHAPES, clear: NO_SHAPES } };

/**
 * pdf.js loads a native canvas of 35 MB when it starts under Node, only for shapes that reading text never draws; while
 * it starts, that one package is answered with nothing.
 */
const withoutCanvas = async <T>(start: () => Promise<T>): Promise<T> => {
  host.DOMMatrix ??= NO_SHAPES;
  host.Path2D ??= NO_SHAPES;
  host.FontFace ??= NO_SHAPES;
  const runtime = host.process;
  const getBuiltin = runtime?.getBuiltinModule;
  if (runtime === undefined || getBuiltin === undefined) return start();
  runtime.getBuiltinModule = (name) =>
    name === "module" ? { createRequire: () => () => ({}) } : getBuiltin(name);
  try {
    return await start();
  } finally {
    runtime.getBuiltinModule = getBuiltin;
  }
};

/** The half that decodes; it comes without types. */
const WORKER: string = "pdfjs-dist/legacy/build/pdf.worker.min.mjs";

const start = async (): Promise<PdfLibrary> => {
  // Node's own module, which this package has no types of.
  const zlib = host.process?.getBuiltinModule?.("zlib") as Zlib | undefined;
  // Node's own takes every font and page through four streams to a thread and back.
  if (zlib !== undefined && host.DecompressionStream !== undefined)
    host.DecompressionStream = inflateAtOnce(zlib, host.DecompressionStream);
  // Typed above.
  host.pdfjsWorker ??= (await import(WORKER)) as Decoder;
  // Its types know no port of one's own.
  return (await import("pdfjs-dist/legacy/build/pdf.mjs")) as unknown as PdfLibrary;
};

let library: Promise<PdfLibrary> | null = null;

/** Loads pdf.js once, on this thread. */
export const loadPdfjs = (): Promise<PdfLibrary> => {
  library ??= withoutCanvas(start);
  return library;
};

/** Starts the half that decodes, for one document. */
export const startDecoder = (library: PdfLibrary): PdfWorker => {
  const port = makePort();
  const worker = new library.PDFWorker({ port, verbosity: 0 });
  host.pdfjsWorker?.WorkerMessageHandler.initializeFromPort(port);
  return worker;
};

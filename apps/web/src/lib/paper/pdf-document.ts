import { getDocument, PDFWorker } from "pdfjs-dist";
// the bundler gives the address of its copy
// oxlint-disable-next-line import/default
import worker_url from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { trustScript } from "../browser/trusted-script.ts";

/** A worker from a file of our own: the only address of a script that is ever made from a text. */
const startWorker = (): Worker => new Worker(trustScript(worker_url), { type: "module" });

/** More dots than this are not worth their memory on any screen. */
const MOST_DOTS = 12_000_000;

export type DrawnPage = { readonly drawn: Promise<void>; readonly cancel: () => void };

export type PdfDocument = {
  readonly pages: number;
  /** Draws a page (from 1) as wide as `width_px` CSS pixels, sharp at `ratio` dots for each. */
  readonly draw: (
    canvas: HTMLCanvasElement,
    page: number,
    size: { width_px: number; ratio: number },
  ) => DrawnPage;
  readonly close: () => void;
};

const fitRatio = (width_px: number, height_px: number, ratio: number): number =>
  Math.min(ratio, Math.sqrt(MOST_DOTS / (width_px * height_px)));

/** Reads a PDF in a worker; nothing is fetched but fonts and encodings of the own origin, and nothing in the file is run. */
export const openPdf = async (bytes: ArrayBuffer): Promise<PdfDocument> => {
  const port = startWorker();
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    worker,
    data: bytes,
    standardFontDataUrl: "/pdf/standard_fonts/",
    cMapUrl: "/pdf/cmaps/",
    useSystemFonts: false,
    // the policy lets no WebAssembly run
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  });
  const closeAll = async (): Promise<void> => {
    await task.destroy();
    worker.destroy();
    port.terminate();
  };
  const document = await task.promise.catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  const draw: PdfDocument["draw"] = (canvas, number, { width_px, ratio }) => {
    let stop = (): void => undefined;
    let is_cancelled = false;
    const run = async () => {
      const page = await document.getPage(number);
      if (is_cancelled) return;
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = width_px / width;
      const viewport = page.getViewport({ scale: scale * fitRatio(width_px, height * scale, ratio) });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const rendering = page.render({ canvas, viewport });
      stop = () => {
        rendering.cancel();
      };
      await rendering.promise;
    };
    return {
      drawn: run(),
      cancel: () => {
        is_cancelled = true;
        stop();
      },
    };
  };
  return { pages: document.numPages, draw, close: () => void closeAll() };
};

import { useEffect, useState } from "react";
import { getStatementFile } from "@passbook/contract/statements";
import { callForFile } from "../../../lib/calls/files.ts";
import type { PdfDocument } from "../../../lib/paper/pdf-document.ts";
import { findPictureKind, openPicture } from "../../../lib/paper/picture-document.ts";

/** `failed` when it cannot be drawn as it is: then its words are. */
export type Pdf =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly document: PdfDocument };

const loadPdf = async (statement_id: string, signal: AbortSignal): Promise<PdfDocument> => {
  const [{ openPdf }, { blob }] = await Promise.all([
    import("../../../lib/paper/pdf-document.ts"),
    callForFile(getStatementFile, { params: { id: statement_id }, signal }),
  ]);
  const bytes = await blob.arrayBuffer();
  const kind = findPictureKind(bytes);
  if (kind === "picture") return openPicture(bytes);
  return kind === "tiff" ? (await import("./tiff-document.ts")).openTiff(bytes) : openPdf(bytes);
};

/** The original as a PDF, or a picture, that can be drawn, while it is wanted; a locked one never can. */
export const usePdf = (statement_id: string, locked: boolean): Pdf => {
  const [pdf, setPdf] = useState<Pdf>({ state: "loading" });
  useEffect(() => {
    if (locked) return undefined;
    const stop = new AbortController();
    let opened: PdfDocument | null = null;
    const open = async () => {
      try {
        opened = await loadPdf(statement_id, stop.signal);
        if (stop.signal.aborted) opened.close();
        else setPdf({ state: "ready", document: opened });
      } catch {
        // whatever keeps it from being drawn, its words are shown in its stead
        if (!stop.signal.aborted) setPdf({ state: "failed" });
      }
    };
    void open();
    return () => {
      stop.abort();
      opened?.close();
    };
  }, [statement_id, locked]);
  return locked ? { state: "failed" } : pdf;
};

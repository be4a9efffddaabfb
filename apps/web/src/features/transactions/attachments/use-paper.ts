import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getAttachment } from "@passbook/contract/transactions";
import type { Attachment } from "@passbook/contract/transactions";
import { originalKeys } from "../../../lib/cache/query-keys.ts";
import { callForFile } from "../../../lib/calls/files.ts";
import type { PdfDocument } from "../../../lib/paper/pdf-document.ts";

/** The bytes of what is kept with a transaction, under the type that the server found them to be. */
export const useAttachedBytes = (id: string, { id: attachment_id, media_type }: Attachment, enabled = true) =>
  useQuery({
    queryKey: originalKeys.attached(attachment_id),
    queryFn: async ({ signal }) => {
      const { blob } = await callForFile(getAttachment, { params: { id, attachment_id }, signal });
      return new Blob([blob], { type: media_type });
    },
    staleTime: Infinity,
    enabled,
  });

/** `failed` where it is no PDF after all, or locked. */
export type Pages = PdfDocument | "loading" | "failed";

/** The pages of a PDF, ready to be drawn. */
export const usePages = (blob: Blob): Pages => {
  const [pages, setPages] = useState<Pages>("loading");
  useEffect(() => {
    let is_over = false;
    let opened: PdfDocument | null = null;
    const open = async () => {
      try {
        const { openPdf } = await import("../../../lib/paper/pdf-document.ts");
        opened = await openPdf(await blob.arrayBuffer());
        if (is_over) opened.close();
        else setPages(opened);
      } catch {
        // it can be downloaded all the same
        if (!is_over) setPages("failed");
      }
    };
    void open();
    return () => {
      is_over = true;
      opened?.close();
    };
  }, [blob]);
  return pages;
};

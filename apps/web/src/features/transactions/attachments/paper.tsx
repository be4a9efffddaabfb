import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { PdfPage } from "../../../lib/paper/pdf-page.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Skeleton } from "../../../ui/states/skeleton.tsx";
import styles from "./attachments.module.css";
import { BlobPicture } from "./blob-picture.tsx";
import { usePages } from "./use-paper.ts";

/** Pages of a longer paper are in its download. */
const MOST_PAGES = 10;

const NotShown = () => (
  <Note tone="warning">
    <Trans>This file cannot be shown here. Download it to open it elsewhere.</Trans>
  </Note>
);

const Pages = ({ blob }: { readonly blob: Blob }) => {
  const pages = usePages(blob);
  const frame = useRef<HTMLDivElement>(null);
  const [width_px, setWidth] = useState(0);
  const [fails, setFails] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    // a dialog has no width before it is open
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  if (pages === "failed" || fails) return <NotShown />;
  return (
    <div ref={frame} className={styles["pages"]}>
      {pages === "loading" && <Skeleton height={240} />}
      {pages !== "loading" &&
        width_px > 0 &&
        Array.from({ length: Math.min(pages.pages, MOST_PAGES) }, (_, index) => (
          <PdfPage
            key={index}
            document={pages}
            page={index + 1}
            width_px={width_px}
            onFail={() => {
              setFails(true);
            }}
          />
        ))}
    </div>
  );
};

const Picture = ({ blob, alt }: { readonly blob: Blob; readonly alt: string }) => {
  const [fails, setFails] = useState(false);
  if (fails) return <NotShown />;
  return (
    <BlobPicture
      className={styles["picture"]}
      blob={blob}
      alt={alt}
      onError={() => {
        setFails(true);
      }}
    />
  );
};

/** A picture or a PDF as it is; `alt` is what it is called. */
export const Paper = ({ blob, alt }: { readonly blob: Blob; readonly alt: string }) =>
  blob.type === "application/pdf" ? <Pages blob={blob} /> : <Picture blob={blob} alt={alt} />;

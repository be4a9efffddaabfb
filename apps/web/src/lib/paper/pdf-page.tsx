import { useEffect, useRef, useState } from "react";
import styles from "./pdf-page.module.css";
import type { PdfDocument } from "./pdf-document.ts";

type PdfPageProps = {
  readonly document: PdfDocument;
  readonly page: number;
  readonly width_px: number;
  readonly onFail: () => void;
};

/** How long a changing width rests before the page is drawn anew; until then the old drawing is stretched. */
const REST_MS = 120;

const useRatio = (): number => {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${String(ratio)}dppx)`);
    const onChange = () => {
      setRatio(window.devicePixelRatio);
    };
    query.addEventListener("change", onChange);
    return () => {
      query.removeEventListener("change", onChange);
    };
  }, [ratio]);
  return ratio;
};

/** One page as its bank drew it. */
export const PdfPage = ({ document: pdf, page, width_px, onFail }: PdfPageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const ratio = useRatio();
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    const canvas = window.document.createElement("canvas");
    let cancel = (): void => undefined;
    let is_over = false;
    const draw = async () => {
      const drawing = pdf.draw(canvas, page, { width_px, ratio });
      cancel = drawing.cancel;
      try {
        await drawing.drawn;
        if (!is_over) frame.current?.replaceChildren(canvas);
      } catch {
        if (!is_over) fail.current();
      }
    };
    const isFirst = frame.current?.firstChild === null;
    const timer = setTimeout(() => void draw(), isFirst ? 0 : REST_MS);
    return () => {
      is_over = true;
      clearTimeout(timer);
      cancel();
    };
  }, [pdf, page, width_px, ratio]);
  return <div ref={frame} className={styles["drawing"]} aria-hidden="true" />;
};

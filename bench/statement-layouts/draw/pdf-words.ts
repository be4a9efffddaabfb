import { fileURLToPath } from "node:url";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

type Word = { page: number; text: string; box: [number, number, number, number] };

/** Tables of the encodings that a file may name without bringing them. */
const CMAPS = fileURLToPath(new URL("cmaps/", import.meta.resolve("pdfjs-dist/package.json")));

const open = async (bytes: Uint8Array): Promise<Awaited<ReturnType<typeof getDocument>["promise"]>> =>
  getDocument({ data: Uint8Array.from(bytes), verbosity: 0, cMapUrl: CMAPS, cMapPacked: true }).promise;

/** Links whose address starts with `prefix`: what follows it, as a number, and the page. */
export const findLinks = async (
  bytes: Uint8Array,
  prefix: string,
): Promise<{ links: { id: number; page: number }[]; count: number }> => {
  const document = await open(bytes);
  const links: { id: number; page: number }[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    // pdf.js gives annotations as bare records.
    const notes = (await (await document.getPage(page)).getAnnotations()) as { url?: string }[];
    for (const { url } of notes)
      if (url?.startsWith(prefix) === true) links.push({ id: Number(url.slice(prefix.length)), page });
  }
  const count = document.numPages;
  await document.loadingTask.destroy();
  return { links, count };
};

/** The text items of all pages with boxes in points from the top left. */
export const readWords = async (bytes: Uint8Array): Promise<Word[]> => {
  const document = await open(bytes);
  const words: Word[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const view = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
      const height = Math.hypot(c, d);
      const [x1 = 0, y1 = 0] = view.convertToViewportPoint(x, y) as number[];
      words.push({ page: number, text: item.str, box: [x1, y1 - height, x1 + item.width, y1] });
    }
  }
  await document.loadingTask.destroy();
  return words;
};

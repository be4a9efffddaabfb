import type { Picture } from "./picture.ts";

const BLOCK = 64;
/** The share of dots of a block that are darker than its paper. */
const PAPER = 0.8;

/** The brightness of the paper in each block of 64 by 64 dots. */
const findPaper = ({ width, height, gray }: Picture, columns: number, rows: number): Float64Array => {
  const paper = new Float64Array(columns * rows);
  for (let at = 0; at < paper.length; at += 1) {
    const [left, top] = [(at % columns) * BLOCK, Math.floor(at / columns) * BLOCK];
    const counts = new Uint32Array(256);
    let all = 0;
    for (let y = top; y < Math.min(top + BLOCK, height); y += 1)
      for (let x = left; x < Math.min(left + BLOCK, width); x += 1, all += 1) {
        const light = gray[y * width + x] ?? 255;
        counts[light] = (counts[light] ?? 0) + 1;
      }
    let [light, seen] = [0, 0];
    while (light < 255 && seen + (counts[light] ?? 0) < all * PAPER) {
      seen += counts[light] ?? 0;
      light += 1;
    }
    paper[at] = Math.max(1, light);
  }
  return paper;
};

/** Shadows and yellowed paper made white: each dot against the paper around it. */
export const evenLight = (picture: Picture): Picture => {
  const { width, height } = picture;
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const paper = findPaper(picture, columns, rows);
  const gray = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const down = Math.min(rows - 1, Math.max(0, y / BLOCK - 0.5));
    const [above, below] = [Math.floor(down) * columns, Math.min(rows - 1, Math.floor(down) + 1) * columns];
    const low = down - Math.floor(down);
    for (let x = 0; x < width; x += 1, at += 1) {
      const across = Math.min(columns - 1, Math.max(0, x / BLOCK - 0.5));
      const [left, right] = [Math.floor(across), Math.min(columns - 1, Math.floor(across) + 1)];
      const far = across - left;
      const top = (paper[above + left] ?? 255) * (1 - far) + (paper[above + right] ?? 255) * far;
      const bottom = (paper[below + left] ?? 255) * (1 - far) + (paper[below + right] ?? 255) * far;
      const light = top * (1 - low) + bottom * low;
      gray[at] = Math.min(255, ((picture.gray[at] ?? 255) * 255) / light);
    }
  }
  return { width, height, gray };
};

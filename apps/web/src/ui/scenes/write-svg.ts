import { fitText, type Scene, type Shape, widthOf, type Words } from "./scene.ts";

const escapeXml = (text: string): string =>
  text.replaceAll(
    /[<>&"]/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[sign] ?? sign,
  );

export type Palette = (token: string) => string;

const PAD = 16;
const TITLE = 16;
const SUB = 12;

const writeShape = ({ d, fill, stroke, width, opacity, dash }: Shape, palette: Palette): string => {
  const parts = [
    `d="${d}"`,
    `fill="${fill === undefined ? "none" : palette(fill)}"`,
    stroke === undefined ? "" : `stroke="${palette(stroke)}" stroke-width="${String(width ?? 1)}"`,
    opacity === undefined ? "" : `fill-opacity="${String(opacity)}"`,
    dash === undefined ? "" : `stroke-dasharray="${dash}"`,
  ];
  return `<path ${parts.filter((part) => part !== "").join(" ")}/>`;
};

const writeWords = ({ x, y, text, anchor, ink, size, strong }: Words, palette: Palette): string =>
  `<text x="${String(x)}" y="${String(y)}" text-anchor="${anchor}" fill="${palette(ink)}" font-size="${String(size)}"${strong === true ? ' font-weight="600"' : ""}>${escapeXml(text)}</text>`;

/** What colours mean, in lines as wide as the drawing. */
const layKeys = ({ keys, width }: Scene): { shapes: Shape[]; words: Words[]; height: number } => {
  let [x, y] = [0, 0];
  const shapes: Shape[] = [];
  const words: Words[] = [];
  for (const { label, colour } of keys) {
    const text = fitText(label, width - 20, SUB);
    const wide = 16 + widthOf(text, SUB) + 16;
    if (x > 0 && x + wide > width) [x, y] = [0, y + 18];
    shapes.push({ d: `M${String(x)} ${String(y)}h10v10h-10Z`, fill: colour });
    words.push({ x: x + 16, y: y + 9, text, anchor: "start", ink: "color-text-2", size: SUB });
    x += wide;
  }
  return { shapes, words, height: keys.length === 0 ? 0 : y + 24 };
};

/** A drawing as a file that stands alone: its title, what it says of itself, what colours mean, and the drawing; colours are asked of the palette. */
export const writeSvg = (
  scene: Scene,
  {
    title,
    lines,
    palette,
  }: { readonly title: string; readonly lines: readonly string[]; readonly palette: Palette },
): string => {
  const keys = layKeys(scene);
  const head = TITLE + 10 + lines.length * (SUB + 5) + 8;
  const [width, height] = [scene.width + 2 * PAD, head + keys.height + scene.height + 2 * PAD];
  const texts: Words[] = [
    { x: 0, y: TITLE, text: title, anchor: "start", ink: "color-text", size: TITLE, strong: true },
    ...lines.map((text, index): Words => ({
      x: 0,
      y: TITLE + 8 + (index + 1) * (SUB + 5),
      text,
      anchor: "start",
      ink: "color-text-2",
      size: SUB,
    })),
  ];
  const group = (y: number, shapes: readonly Shape[], words: readonly Words[]): string =>
    `<g transform="translate(${String(PAD)} ${String(PAD + y)})">${shapes.map((shape) => writeShape(shape, palette)).join("")}${words.map((word) => writeWords(word, palette)).join("")}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" font-family="system-ui, sans-serif" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="100%" height="100%" fill="${palette("color-surface")}"/>`,
    group(0, [], texts),
    group(head, keys.shapes, keys.words),
    group(head + keys.height, scene.shapes, scene.words),
    "</svg>",
  ].join("");
};

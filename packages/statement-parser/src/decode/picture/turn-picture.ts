import type { Turn } from "../page-words.ts";
import type { Picture } from "./picture.ts";

export const isSideways = (turns: Turn): boolean => turns % 2 === 1;

/** The picture turned clockwise by quarters. */
export const turnPicture = (picture: Picture, turns: Turn): Picture => {
  if (turns === 0) return picture;
  const { width, height, gray } = picture;
  const [across, down] = turns === 2 ? [width, height] : [height, width];
  const turned = new Uint8Array(gray.length);
  for (let y = 0, from = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, from += 1) {
      let [column, row] = [width - 1 - x, height - 1 - y];
      if (turns === 1) [column, row] = [height - 1 - y, x];
      if (turns === 3) [column, row] = [y, width - 1 - x];
      turned[row * across + column] = gray[from] ?? 255;
    }
  return { width: across, height: down, gray: turned };
};

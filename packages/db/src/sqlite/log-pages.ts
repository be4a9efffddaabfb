import { statfsSync } from "node:fs";
import path from "node:path";

const PAGE_BYTES = 4096;
/** As SQLite has it. */
const MOST_PAGES = 1000;
const LEAST_PAGES = 16;
const SHARE_OF_DISK = 1 / 64;

/**
 * How long the log may grow before what it holds is moved into the database, which takes room there as long as the database still grows. On a
 * small disk that is less, so that there is room for it when the disk is full.
 */
export const findLogPages = (file: string): number => {
  const { blocks, bsize } = statfsSync(path.dirname(file));
  const pages = Math.floor((blocks * bsize * SHARE_OF_DISK) / PAGE_BYTES);
  return Math.min(MOST_PAGES, Math.max(LEAST_PAGES, pages));
};

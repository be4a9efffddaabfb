export { listTiffPages } from "./decode/picture/tiff-pages.ts";
export type { TiffPage } from "./decode/picture/tiff-pages.ts";

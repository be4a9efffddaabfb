/** Zip archives by their directories, for whoever opens other archives than those of statements. */
export { listZip, locateData, type ZipEntry } from "./decode/archive/list-zip.ts";

export { readScan } from "./formats/scan/read-scan.ts";
export type { Recognise } from "./formats/scan/see-page.ts";

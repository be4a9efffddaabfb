import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import type { Recognise } from "@passbook/statement-parser/scan";

/** The part of the recogniser that is used here; it comes without types. */
type Api = {
  Init(folder: string, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, degrees: number, enlarged: number): number;
  Recognize(monitor: null): number;
  GetHOCRText(page: number): string;
  Clear(): void;
};
type Core = {
  FS: { writeFile(name: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Api;
};
type MakeCore = (options: {
  wasmBinary: Uint8Array;
  print: () => void;
  printErr: () => void;
}) => Promise<Core>;

const require = createRequire(import.meta.url);
const NEURAL_NETS_ONLY = 1;
const SETTINGS = {
  /** The page as one block, so that the cells of a row stand on one line. */
  tessedit_pageseg_mode: "6",
  /** With every sign what else it may be. */
  lstm_choice_mode: "2",
  hocr_char_boxes: "1",
  user_defined_dpi: "200",
};

const start = async (): Promise<Core & { api: Api }> => {
  // It comes without types.
  const makeCore = require("tesseract.js-core/tesseract-core-simd-lstm.js") as MakeCore;
  const quiet = (): void => undefined;
  const core = await makeCore({
    wasmBinary: readFileSync(require.resolve("tesseract.js-core/tesseract-core-simd-lstm.wasm")),
    print: quiet,
    printErr: quiet,
  });
  const data = require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  core.FS.writeFile("/eng.traineddata", gunzipSync(readFileSync(data)));
  const api = new core.TessBaseAPI();
  if (api.Init("/", "eng", NEURAL_NETS_ONLY) !== 0) throw new Error("The recogniser cannot be started.");
  for (const [name, value] of Object.entries(SETTINGS)) api.SetVariable(name, value);
  return { ...core, api };
};

let started: ReturnType<typeof start> | null = null;

/** Recognises the letters of a page with the recogniser that is shipped; started once, with the first page. */
export const recognise: Recognise = async ({ width, height, gray }) => {
  started ??= start();
  const { FS, api } = await started;
  FS.writeFile("/input", Buffer.concat([Buffer.from(`P5\n${String(width)} ${String(height)}\n255\n`), gray]));
  if (api.SetImageFile(1, 0, 1) !== 0 || api.Recognize(null) !== 0)
    throw new Error("The page cannot be recognised.");
  const hocr = api.GetHOCRText(0);
  api.Clear();
  return hocr;
};

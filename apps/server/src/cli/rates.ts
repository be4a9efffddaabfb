import { parseArgs } from "node:util";
import { keepPublished, RatesFault } from "../common/index.ts";
import { type CommandIo, DONE, refuseInput, refuseUsage } from "./command-io.ts";

const USAGE = "Usage: passbook rates FILE [--json]";

const readWish = (args: readonly string[]): { file: string; json: boolean } | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? null : { file, json: values.json ?? false };
  } catch {
    return null;
  }
};

/** `passbook rates`: keeps the rates of a file that the European Central Bank publishes, for everybody here. */
export const ratesCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  let bytes: Uint8Array;
  try {
    bytes = await io.readFile(wish.file);
  } catch {
    return refuseInput(io, { code: "unreadable", message: `${wish.file} cannot be read.` }, wish.json);
  }
  const services = await io.openServices();
  try {
    const kept = await keepPublished(services.db, bytes, services.clock.now().slice(0, 10));
    const said = `${String(kept.rates)} rates of the European Central Bank are here, from ${kept.from} to ${kept.to}.\n`;
    io.stdout(wish.json ? `${JSON.stringify(kept)}\n` : said);
    return DONE;
  } catch (error) {
    if (!(error instanceof RatesFault)) throw error;
    return refuseInput(io, { code: "bad_rates", message: error.message }, wish.json);
  }
};

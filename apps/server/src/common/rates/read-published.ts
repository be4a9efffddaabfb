import { listZip, locateData } from "@passbook/statement-parser/zip";
import { inflateRawSync } from "node:zlib";

/** One euro is so much of a currency on a day, as the European Central Bank published it; a decimal as text. */
export type PublishedRate = { readonly day: string; readonly currency: string; readonly rate: string };

/** Why published rates cannot be kept; told as it is to whoever brought them. */
export class RatesFault extends Error {}

const MOST_BYTES = 64 * 1024 * 1024;
const STORED = 0;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[A-Z]{3}$/;
const RATE = /^\d{1,12}(?:\.\d{1,12})?$/;
const ABOVE_ZERO = /[1-9]/;
/** What stands for a currency that had no rate on a day. */
const NOTHING = new Set(["", "N/A"]);

const checkRate = (rate: PublishedRate, today: string): PublishedRate => {
  const { day, currency } = rate;
  const place = `${currency} on ${day}`;
  if (!DAY.test(day) || Number.isNaN(Date.parse(day)))
    throw new RatesFault(`These rates cannot be read: ${JSON.stringify(day.slice(0, 20))} is no day.`);
  if (day > today) throw new RatesFault(`These rates cannot be kept: ${place} is of a day to come.`);
  if (!CODE.test(currency) || !RATE.test(rate.rate) || !ABOVE_ZERO.test(rate.rate))
    throw new RatesFault(`These rates cannot be kept: that of ${place} is not above 0.`);
  return rate;
};

/** `eurofxref-hist.csv`: a line for each day, a column for each currency. */
const readCsv = (text: string): PublishedRate[] => {
  const [head = "", ...lines] = text.split(/\r?\n/);
  const currencies = head.split(",").slice(1);
  return lines.flatMap((line) => {
    const [day = "", ...rates] = line.split(",");
    return currencies.flatMap((code, at) => {
      const [currency, rate] = [code.trim(), (rates[at] ?? "").trim()];
      return currency === "" || NOTHING.has(rate) ? [] : [{ day: day.trim(), currency, rate }];
    });
  });
};

const DAYS_OF_XML = /<Cube time=["']([^"']{1,20})["']\s*>([\s\S]*?)<\/Cube>/g;
const RATES_OF_XML = /<Cube currency=["']([^"']{1,10})["'] rate=["']([^"']{1,30})["']\s*\/>/g;

/** `eurofxref-hist.xml` and `eurofxref-hist-90d.xml`. */
const readXml = (text: string): PublishedRate[] =>
  [...text.matchAll(DAYS_OF_XML)].flatMap(([, day = "", inner = ""]) =>
    [...inner.matchAll(RATES_OF_XML)].map(([, currency = "", rate = ""]) => ({ day, currency, rate })),
  );

const unzip = (bytes: Uint8Array): Uint8Array => {
  const listed = listZip(bytes);
  const entry =
    typeof listed === "string" ? undefined : listed.find(({ name }) => /\.(csv|xml)$/i.test(name));
  const place = entry === undefined ? null : locateData(bytes, entry);
  if (entry === undefined || place === null)
    throw new RatesFault("These rates cannot be read: the ZIP file holds no CSV file of them.");
  const packed = bytes.subarray(place.start, place.end);
  try {
    return entry.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new RatesFault("These rates cannot be read: the ZIP file is damaged.");
  }
};

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads the rates that the European Central Bank publishes (`eurofxref-hist.zip`, the CSV in it, or its XML), and refuses all of them
 * where one is not above 0 or of a day to come.
 */
export const readPublished = (bytes: Uint8Array, today: string): PublishedRate[] => {
  const text = Buffer.from(isZip(bytes) ? unzip(bytes) : bytes).toString("utf8");
  const rates = text.startsWith("Date,") ? readCsv(text) : readXml(text);
  if (rates.length === 0)
    throw new RatesFault(
      "This file holds no rates of the European Central Bank. Choose the eurofxref-hist.zip that it publishes.",
    );
  return rates.map((rate) => checkRate(rate, today));
};

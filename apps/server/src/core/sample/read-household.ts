import { addDays, type CurrencyCode, type IsoDate } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { ParsedStatement, ParsedTransaction } from "@passbook/statement-parser";
import { inTurns } from "../../platform/in-turns.ts";
import type { Services } from "../../platform/services.ts";
import {
  fileRow,
  fileTaught,
  type Filing,
  loadFiling,
  loadOwnClassifier,
  loadStarterIds,
  type TaughtRow,
} from "../categorisation/index.ts";
import { parsePatiently, toAccountHints, toArrivingRow } from "../statements/index.ts";
import { generateHousehold } from "./generate-household.ts";
import { type SampleFile, writeSampleFile } from "./keep-sample-file.ts";
import type { PrintedStatement } from "./sample-statement.ts";

/** The household is the same for everybody; only its currency and its last day differ. */
const SEED = 20_260;
/** The household has not looked at its newest rows yet. */
const DAYS_TO_REVIEW = 10;
/** Of so many rows it says of one that it was filed rightly. */
const CONFIRMS_EACH = 40;
/** What moves between own accounts is found by its two sides. */
const TRANSFERS = "transfers.transfers";
const ROWS_PER_TURN = 200;

/** A statement of the household with its file and what reading the file gave. */
export type ReadSample = {
  readonly sample: PrintedStatement;
  readonly file: SampleFile;
  readonly read: ParsedStatement;
};

/** The household as it was read, and how it files its rows. */
export type Household = {
  readonly samples: readonly ReadSample[];
  readonly taught: ReadonlyMap<ParsedTransaction, TaughtRow>;
};

type Wish = { readonly user_id: string; readonly until: IsoDate; readonly currency: CurrencyCode };

/** Writes and reads the files of the household, and files their rows as a person would who answers where filing is wrong. */
export const readHousehold = async (
  services: Pick<Services, "db" | "reader" | "log">,
  { user_id, until, currency }: Wish,
): Promise<Household> => {
  // They are read in turns by as many children as there are.
  const samples = await Promise.all(
    generateHousehold({ seed: SEED, until, currency }).map(async (sample) => {
      const file = await writeSampleFile(sample);
      return { sample, file, read: await readSample(services, { sample, file, until }) };
    }),
  );
  return { samples, taught: await fileAsHousehold(services.db, user_id, { samples, until }) };
};

const readSample = async (
  services: Pick<Services, "reader" | "log">,
  { sample, file, until }: { sample: PrintedStatement; file: SampleFile; until: IsoDate },
): Promise<ParsedStatement> => {
  const { account, currency } = sample;
  const known = toAccountHints({ account_type: account.account_type, currency });
  const hints = { today: until, file_name: file.file_name, ...known };
  const read = await parsePatiently(services, { bytes: file.bytes, hints, scans: false });
  const statement = read.ok ? read.value.statements[0] : undefined;
  if (statement === undefined) throw new Error(`The sample file ${file.file_name} was not read.`);
  return statement;
};

/** Whether its rows came in; the others wait until somebody looks. */
export const isImported = ({ read }: ReadSample): boolean => read.proof.verdict === "proved";

const fileAsHousehold = async (
  db: Db,
  user_id: string,
  { samples, until }: { samples: readonly ReadSample[]; until: IsoDate },
): Promise<Map<ParsedTransaction, TaughtRow>> => {
  const starter_ids = await loadStarterIds(db, user_id);
  const filing: Filing = {
    ...(await loadFiling(db, user_id)),
    classifier: await loadOwnClassifier(db, user_id),
  };
  const looked_at = addDays(until, -DAYS_TO_REVIEW);
  const taught = new Map<ParsedTransaction, TaughtRow>();
  const rows = samples.filter(isImported).flatMap(listRows).toSorted(byDay);
  await inTurns(rows, ROWS_PER_TURN, ({ row, currency, sub_category }, index) => {
    const arriving = toArrivingRow({ row, currency });
    const wanted = row.booked_on > looked_at ? undefined : starter_ids.get(sub_category);
    taught.set(
      row,
      wanted === undefined
        ? { filed: fileRow(filing, arriving), answer: null }
        : fileTaught(filing, arriving, {
            sub_category_id: wanted,
            confirms: index % CONFIRMS_EACH === 0 && sub_category !== TRANSFERS,
          }),
    );
  });
  return taught;
};

type RowOfHousehold = {
  readonly row: ParsedTransaction;
  readonly currency: CurrencyCode;
  /** Starter id of how the household files it. */
  readonly sub_category: string;
};

const listRows = ({ sample, read }: ReadSample): RowOfHousehold[] =>
  read.transactions.map((row, index) => {
    const { sub_category = "" } = sample.transactions[index] ?? {};
    return { row, currency: sample.currency, sub_category };
  });

const byDay = ({ row: one }: RowOfHousehold, { row: other }: RowOfHousehold): number =>
  one.booked_on < other.booked_on ? -1 : one.booked_on > other.booked_on ? 1 : 0;

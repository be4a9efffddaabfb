import { type Db, lockPerson } from "@passbook/db/dialect";
import type { AnswerRow, BankAccountRow, StatementRow } from "@passbook/db/schema";
import { addDays, type IsoDate } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/refusals";
import { toLocalDate } from "../../platform/clock.ts";
import { answerOnce } from "../../platform/http/answers/answer-once.ts";
import type { Once } from "../../platform/once.ts";
import { conflict } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { type Author, changeData, insertInto } from "../changes/index.ts";
import {
  fileTransactions,
  findPeriod,
  fingerprintRow,
  type RowToFile,
  toReadings,
  toReadRow,
} from "../statements/index.ts";
import { addEdited } from "../transactions/index.ts";
import { keepSampleFile, type SampleAuthor, withoutKept } from "./keep-sample-file.ts";
import { type Household, isImported, readHousehold, type ReadSample } from "./read-household.ts";
import { getSampleState } from "./repo.ts";
import type { SampleAccount } from "./sample-statement.ts";

/** A statement of the household with the rows that come in with it. */
type Prepared = ReadSample & { readonly statement: StatementRow; readonly rows: readonly RowToFile[] };

/** What a person who chose a category edited. */
const ANSWERED = addEdited(null, ["sub_category_id"]);

/** Loads the sample household, up to today and in the person's currency, as one change; a repeat of the call is told the same. */
export const loadSample = async (
  services: Pick<Services, "db" | "clock" | "secrets" | "config" | "reader" | "log">,
  person: Pick<Author, "user_id" | "actor_id" | "session_id">,
  once: Once | null,
): Promise<{ change_id: string }> => {
  const { clock, secrets, config } = services;
  const author = { ...person, clock, secrets, config };
  const { loaded } = await getSampleState(services.db, person.user_id);
  // Most of the work comes before the transaction, during which nobody else can write; what will be refused is not worth it.
  const household = loaded ? null : await makeHousehold(services, author);
  return services.db.transaction().execute((trx) =>
    answerOnce(trx, services, once, async () => {
      await lockPerson(trx, author.user_id);
      const is_loaded = household === null || (await getSampleState(trx, author.user_id)).loaded;
      const missing = is_loaded ? [] : await withoutKept(trx, author.user_id, household.samples);
      if (household === null || missing.length === 0) throw conflict("sample_loaded", say("sample_loaded"));
      return writeHousehold(trx, author, { ...household, samples: missing });
    }),
  );
};

/** A month that has hardly begun shows nothing yet. */
const FEWEST_DAYS = 9;

/** The last day of the household: today, or the end of the month before where this one has hardly begun. */
const endOfStory = (today: IsoDate): IsoDate => {
  const day = Number(today.slice(8));
  return day < FEWEST_DAYS ? addDays(today, -day) : today;
};

const makeHousehold = async (
  services: Pick<Services, "db" | "reader" | "log">,
  { user_id, clock }: SampleAuthor,
): Promise<Household> => {
  const { home_currency, time_zone } = await services.db
    .selectFrom("users")
    .select(["home_currency", "time_zone"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const until = endOfStory(toLocalDate(clock.now(), time_zone));
  return readHousehold(services, { user_id, until, currency: home_currency });
};

const writeHousehold = async (
  trx: Db,
  author: SampleAuthor,
  { samples, taught }: Household,
): Promise<{ change_id: string }> => {
  const accounts = makeAccounts(author, samples);
  const prepared: Prepared[] = [];
  const nth = new Map<string, number>();
  for (const sample of samples) prepared.push(await prepare(trx, author, { sample, accounts, nth }));
  const rows = prepared.flatMap((each) => each.rows);
  const filed = await fileTransactions(trx, author, rows, taught);
  const answers = makeAnswers(author, rows, taught);
  const change_id = await changeData(trx, author, { kind: "load_sample", summary: String(rows.length) }, [
    insertInto("bank_accounts", [...accounts.values()]),
    ...filed.edits,
    insertInto(
      "statements",
      prepared.map(({ statement }) => statement),
    ),
    insertInto(
      "transactions",
      filed.transactions.map((row) => (answers.has(row.id) ? { ...row, edited: ANSWERED } : row)),
    ),
    insertInto("transaction_tags", filed.tags),
    insertInto("answers", [...answers.values()]),
    insertInto("splits", filed.parts),
    insertInto("readings", prepared.flatMap(toReadingRows)),
  ]);
  return { change_id };
};

const makeAccounts = (
  { user_id, clock }: Author,
  samples: readonly ReadSample[],
): Map<SampleAccount, BankAccountRow> => {
  const currencies = new Map(samples.map(({ sample }) => [sample.account, sample.currency]));
  return new Map(
    [...currencies].map(([account, currency]) => [
      account,
      {
        user_id,
        id: clock.newId(),
        label: account.label,
        last_4_digits: account.last_4_digits,
        account_type: account.account_type,
        currency,
        bank_id: null,
        bank_name: account.bank_name,
        bank_country: null,
        number_hash: null,
        is_sample: 1,
        closed_at: null,
        interest_rate: null,
        rate_changes: null,
        is_private: 0,
        created_at: clock.now(),
      },
    ]),
  );
};

type Preparing = {
  readonly sample: ReadSample;
  readonly accounts: ReadonlyMap<SampleAccount, BankAccountRow>;
  /** Equal rows of an account so far. */
  readonly nth: Map<string, number>;
};

const prepare = async (
  trx: Db,
  author: SampleAuthor,
  { sample: each, accounts, nth }: Preparing,
): Promise<Prepared> => {
  const { sample, file, read } = each;
  const account = accounts.get(sample.account);
  if (account === undefined) throw new Error("A sample statement names no account of the household.");
  const kept = await keepSampleFile(trx, author, file);
  const statement = toStatement(author, { each, file: kept, account_id: account.id });
  const rows = isImported(each) ? read.transactions : [];
  return {
    ...each,
    statement,
    rows: rows.map((row): RowToFile => {
      const fingerprint = fingerprintRow({ ...row, currency: sample.currency });
      const place = `${account.id} ${fingerprint}`;
      const count = nth.get(place) ?? 0;
      nth.set(place, count + 1);
      return {
        id: author.clock.newId(),
        plan: { statement_id: statement.id, chosen: { account } },
        row,
        currency: sample.currency,
        fingerprint,
        nth: count,
      };
    }),
  };
};

const toStatement = (
  { clock }: Author,
  about: { each: ReadSample; file: Awaited<ReturnType<typeof keepSampleFile>>; account_id: string },
): StatementRow => {
  const { each, file, account_id } = about;
  const { sample, read } = each;
  const { bank_name, last_4_digits, account_type } = sample.account;
  const is_imported = isImported(each);
  return {
    user_id: file.user_id,
    id: clock.newId(),
    file_id: file.id,
    file_index: 0,
    bank_account_id: is_imported ? account_id : null,
    wanted_account_id: is_imported ? null : account_id,
    source: "sample",
    uploaded_by: null,
    file_name: file.file_name,
    file_size: file.file_size,
    file_hash: file.file_hash,
    format: sample.printed_as,
    ...findPeriod(read),
    currency: sample.currency,
    opening_balance: read.opening_balance,
    closing_balance: read.closing_balance,
    status: is_imported ? "imported" : "needs_review",
    verdict: read.proof.verdict,
    details: JSON.stringify({
      proof: read.proof,
      printed_account: { bank_name, last_4_digits, account_type },
      questions: is_imported ? [] : [{ code: read.proof.verdict }],
      statement_count: 1,
    }),
    count_new: is_imported ? read.transactions.length : 0,
    count_duplicate: 0,
    count_changed: 0,
    attempts: 0,
    lease_owner: null,
    lease_until: null,
    created_at: clock.now(),
    updated_at: clock.now(),
  };
};

/** What the household answered about its rows, each on the day of the row, by transaction. */
const makeAnswers = (
  { user_id, clock }: Author,
  rows: readonly RowToFile[],
  taught: Household["taught"],
): Map<string, AnswerRow> => {
  const answers = new Map<string, AnswerRow>();
  for (const { id, row } of rows) {
    const answer = taught.get(row)?.answer ?? null;
    if (answer === null) continue;
    const answered_at = `${row.booked_on}T12:00:00.000Z`;
    answers.set(id, { user_id, id: clock.newId(), transaction_id: id, answered_at, ...answer });
  }
  return answers;
};

const toReadingRows = ({ sample, statement, read, rows }: Prepared) =>
  toReadings(
    statement,
    read.transactions.map((row, index) =>
      toReadRow(row, {
        row: index + 1,
        currency: sample.currency,
        transaction_id: rows[index]?.id ?? null,
      }),
    ),
  );

import { type Db, lockPerson } from "@passbook/db/dialect";
import type { BankAccountRow, StatementRow, TransactionRow } from "@passbook/db/schema";
import type { ParsedTransaction } from "@passbook/statement-parser";
import { say } from "@passbook/contract/sentences/refusals";
import { toLocalDate } from "../../platform/clock.ts";
import { answerOnce } from "../../platform/http/answers/answer-once.ts";
import type { Once } from "../../platform/once.ts";
import { conflict } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { loadStarterIds } from "../categorisation/index.ts";
import { type Author, changeData, insertInto } from "../changes/index.ts";
import {
  fileAhead,
  fileTransactions,
  fingerprintRow,
  type RowsFiledAhead,
  type RowToFile,
  toReadings,
  toReadRow,
} from "../statements/index.ts";
import { generateHousehold } from "./generate-household.ts";
import { keepSampleFile, type SampleAuthor, withoutKept } from "./keep-sample-file.ts";
import { getSampleState } from "./repo.ts";
import { proveSample } from "./prove-sample.ts";
import type { SampleAccount, SampleStatement } from "./sample-statement.ts";
import { LINES_BEFORE } from "./to-csv.ts";

/** The household is the same for everybody; only its currency and its last day differ. */
const SEED = 20_260;
/** A statement of the household with the rows it becomes. */
type Prepared = {
  readonly sample: SampleStatement;
  readonly statement: StatementRow;
  readonly rows: readonly RowToFile[];
};

/** A statement of the household with its rows as if they were read, and how all rows would be filed. */
type Household = {
  readonly samples: readonly (SampleStatement & { readonly parsed: readonly ParsedTransaction[] })[];
  readonly ahead: RowsFiledAhead;
};

/** Loads the sample household, up to today and in the person's currency, as one change; a repeat of the call is told the same. */
export const loadSample = async (
  services: Pick<Services, "db" | "clock" | "secrets">,
  person: Pick<Author, "user_id" | "session_id">,
  once: Once | null,
): Promise<{ change_id: string }> => {
  const author = { ...person, clock: services.clock, secrets: services.secrets };
  const { loaded } = await getSampleState(services.db, person.user_id);
  // Most of the work comes before the transaction, during which nobody else can write; what will be refused is not worth it.
  const household = loaded ? null : await makeHousehold(services.db, author);
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

const makeHousehold = async (db: Db, { user_id, clock }: SampleAuthor): Promise<Household> => {
  const { home_currency, time_zone } = await db
    .selectFrom("users")
    .select(["home_currency", "time_zone"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const until = toLocalDate(clock.now(), time_zone);
  const samples = generateHousehold({ seed: SEED, until, currency: home_currency }).map((sample) => ({
    ...sample,
    parsed: sample.transactions.map((_, index) => toParsed(sample, index)),
  }));
  const rows = samples.flatMap(({ parsed, currency }) =>
    parsed.map((row) => ({ row, currency, bank_account_id: NEW_ACCOUNT })),
  );
  return { samples, ahead: await fileAhead(db, user_id, rows) };
};

/** Nothing is known of an account that is not there yet. */
const NEW_ACCOUNT = "";

const writeHousehold = async (
  trx: Db,
  author: SampleAuthor,
  { samples, ahead }: Household,
): Promise<{ change_id: string }> => {
  const accounts = makeAccounts(author, samples);
  const prepared: Prepared[] = [];
  const nth = new Map<string, number>();
  for (const sample of samples) prepared.push(await prepare(trx, author, { sample, accounts, nth }));
  const rows = prepared.flatMap((each) => each.rows);
  const filed = await fileTransactions(trx, author, rows, ahead);
  const transactions = await fileAsHousehold(trx, author, prepared, filed.transactions);
  const change_id = await changeData(trx, author, { kind: "load_sample", summary: String(rows.length) }, [
    insertInto("bank_accounts", [...accounts.values()]),
    ...filed.edits,
    insertInto(
      "statements",
      prepared.map(({ statement }) => statement),
    ),
    insertInto("transactions", transactions),
    insertInto("transaction_tags", filed.tags),
    insertInto("readings", prepared.flatMap(toReadingRows)),
  ]);
  return { change_id };
};

const makeAccounts = (
  { user_id, clock }: Author,
  household: readonly SampleStatement[],
): Map<SampleAccount, BankAccountRow> => {
  const samples = new Map(household.map(({ account, currency }) => [account, currency]));
  return new Map(
    [...samples].map(([account, currency]) => [
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
        created_at: clock.now(),
      },
    ]),
  );
};

type Preparing = {
  readonly sample: Household["samples"][number];
  readonly accounts: ReadonlyMap<SampleAccount, BankAccountRow>;
  /** Equal rows of an account so far. */
  readonly nth: Map<string, number>;
};

const prepare = async (
  trx: Db,
  author: SampleAuthor,
  { sample, accounts, nth }: Preparing,
): Promise<Prepared> => {
  const account = accounts.get(sample.account);
  if (account === undefined) throw new Error("A sample statement names no account of the household.");
  const file = await keepSampleFile(trx, author, sample);
  const statement = toStatement(author, { sample, file, account_id: account.id });
  const rows = sample.parsed.map((row): RowToFile => {
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
  });
  return { sample, statement, rows };
};

const toParsed = ({ transactions, currency }: SampleStatement, index: number): ParsedTransaction => {
  const row = transactions[index];
  if (row === undefined) throw new Error("A sample statement has no such row.");
  const { booked_on, value_on, amount, description, counterparty, balance_after } = row;
  const place = { line: LINES_BEFORE + index + 1 };
  return {
    booked_on,
    value_on,
    amount,
    description,
    counterparty,
    balance_after,
    currency,
    reference: null,
    pending: false,
    source: place,
  };
};

const toStatement = (
  { clock }: Author,
  about: { sample: SampleStatement; file: Awaited<ReturnType<typeof keepSampleFile>>; account_id: string },
): StatementRow => {
  const { sample, file, account_id } = about;
  const { account, period, transactions, opening_balance, closing_balance } = sample;
  const { bank_name, last_4_digits, account_type } = account;
  const proof = proveSample(sample);
  return {
    user_id: file.user_id,
    id: clock.newId(),
    file_id: file.id,
    file_index: 0,
    bank_account_id: account_id,
    wanted_account_id: null,
    source: "sample",
    file_name: file.file_name,
    file_size: file.file_size,
    file_hash: file.file_hash,
    format: "csv",
    period_from: period.from,
    period_to: period.to,
    currency: sample.currency,
    opening_balance,
    closing_balance,
    status: "imported",
    verdict: proof.verdict,
    details: JSON.stringify({
      proof,
      printed_account: { bank_name, last_4_digits, account_type },
      statement_count: 1,
    }),
    count_new: transactions.length,
    count_duplicate: 0,
    count_changed: 0,
    attempts: 0,
    lease_owner: null,
    lease_until: null,
    created_at: clock.now(),
    updated_at: clock.now(),
  };
};

const OF_SAMPLE = JSON.stringify({ kind: "sample" });

/** Where nothing is known of a vendor, a row is filed as the household itself would. */
const fileAsHousehold = async (
  trx: Db,
  { user_id }: Author,
  prepared: readonly Prepared[],
  transactions: readonly TransactionRow[],
): Promise<TransactionRow[]> => {
  const starter_ids = await loadStarterIds(trx, user_id);
  const own = prepared.flatMap(({ sample }) =>
    sample.transactions.map((row) => starter_ids.get(row.sub_category)),
  );
  const uncategorised = starter_ids.get("uncategorised.uncategorised");
  return transactions.map((row, index) =>
    row.sub_category_id === uncategorised
      ? {
          ...row,
          sub_category_id: own[index] ?? row.sub_category_id,
          why: OF_SAMPLE,
          suggested_id: null,
          confidence: null,
        }
      : row,
  );
};

const toReadingRows = ({ sample, statement, rows }: Prepared) =>
  toReadings(
    statement,
    rows.map(({ row, id }, index) =>
      toReadRow(row, { row: index + 1, currency: sample.currency, transaction_id: id }),
    ),
  );

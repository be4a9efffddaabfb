import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  EXPORT_FORMATS,
  exportAll,
  exportArchive,
  type ExportFormat,
  exportReport,
  exportTransactions,
} from "@passbook/contract/export";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { formatMonth } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { Download } from "./download.tsx";
import styles from "./export-files.module.css";
import { TakeIn } from "./take-in.tsx";

/** They are called the same in every language. */
const FORMAT_NAMES: Readonly<Record<ExportFormat, string>> = {
  csv: "CSV",
  xlsx: "XLSX",
  ofx: "OFX",
  qif: "QIF",
  hledger: "hledger",
  beancount: "beancount",
};

const TransactionFiles = () => {
  const { t } = useLingui();
  const { today } = useLocale();
  const [format, setFormat] = useState<ExportFormat>("csv");
  const subs: Readonly<Record<ExportFormat, string>> = {
    csv: t`One line each, for a spreadsheet`,
    xlsx: t`A workbook whose days and amounts can be counted with`,
    ofx: t`One statement for each account, for programs that read those of banks`,
    qif: t`With categories, tags, notes and parts, for Quicken, GnuCash and others`,
    hledger: t`A journal of plain text, with the balances of your statements`,
    beancount: t`A journal of plain text, with the balances of your statements`,
  };
  return (
    <ListRow
      wrap
      title={t`Transactions`}
      sub={subs[format]}
      actions={
        <div className={styles["choice"]}>
          <Select
            aria-label={t`Format`}
            value={format}
            onChange={(event) => {
              // an option is one of the formats
              setFormat(event.currentTarget.value as ExportFormat);
            }}
          >
            {EXPORT_FORMATS.map((each) => (
              <option key={each} value={each}>
                {FORMAT_NAMES[each]}
              </option>
            ))}
          </Select>
          <Download
            endpoint={exportTransactions}
            query={{ format }}
            fallback_name={`passbook-transactions-${today}.${format}`}
            what={t`transactions`}
          />
        </div>
      }
    />
  );
};

/** Banks keep statements for so long, and few have older ones. */
const YEARS_SHOWN = 30;
const MONTHS = 12;

const listYears = (today: string): string[] =>
  Array.from({ length: YEARS_SHOWN }, (_, back) => String(Number(today.slice(0, 4)) - back));

/** The months of a year up to the running one. */
const listMonths = (year: string, today: string): string[] =>
  Array.from({ length: MONTHS }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`).filter(
    (month) => month <= today.slice(0, 7),
  );

const Report = () => {
  const { t } = useLingui();
  const { today, locale } = useLocale();
  const years = listYears(today);
  // the year before this one is what taxes are done for
  const [period, setPeriod] = useState(years[1] ?? "");
  const year = period.slice(0, 4);
  return (
    <ListRow
      wrap
      title={t`Report of a month or year`}
      sub={t`PDF, with sums by category, balances, and every transaction behind them, for whoever does your taxes`}
      actions={
        <div className={styles["choice"]}>
          <Select
            aria-label={t`Year`}
            value={year}
            onChange={(event) => {
              setPeriod(event.currentTarget.value);
            }}
          >
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
          <Select
            aria-label={t`Month or year`}
            value={period}
            onChange={(event) => {
              setPeriod(event.currentTarget.value);
            }}
          >
            <option value={year}>{t`Whole year`}</option>
            {listMonths(year, today).map((month) => (
              <option key={month} value={month}>
                {formatMonth(month, locale)}
              </option>
            ))}
          </Select>
          <Download
            endpoint={exportReport}
            query={{ period }}
            fallback_name={`passbook-report-${period}.pdf`}
            what={t`the report`}
          />
        </div>
      }
    />
  );
};

/** All of one's own book at once. */
const Everything = () => {
  const { t } = useLingui();
  const { today } = useLocale();
  return (
    <>
      <ListRow
        wrap
        title={t`Everything`}
        sub={t`JSON, with accounts, categories, merchants and the history of changes`}
        actions={
          <Download endpoint={exportAll} fallback_name={`passbook-${today}.json`} what={t`everything`} />
        }
      />
      <ListRow
        wrap
        title={t`Everything with its files`}
        sub={t`ZIP, with the originals of statements and what is attached to transactions; a new account can take it in`}
        actions={
          <Download
            endpoint={exportArchive}
            fallback_name={`passbook-${today}.zip`}
            what={t`everything with its files`}
          />
        }
      />
      <TakeIn />
    </>
  );
};

/** What a book holds, as files to keep; one's own also as a whole, and taking that in again. */
export const ExportFiles = () => {
  const { t } = useLingui();
  const is_own = useChosenBook() === null;
  return (
    <Card title={t`Export`}>
      <List>
        <TransactionFiles />
        <Report />
        {is_own && <Everything />}
      </List>
    </Card>
  );
};

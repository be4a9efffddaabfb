import { speaker } from "./sentence.ts";
import type { Entry } from "./sentence.ts";

/** What is said of a file that is read, of its rows, and of why it cannot be read. */
export const READING = {
  pdf_locked: "This PDF is locked. Enter its password to read it.",
  pdf_wrong_password: "The password does not open this PDF. Check it and try again.",
  pdf_damaged: "This PDF is damaged or not complete. Download it again from your bank.",
  pdf_without_text:
    "This PDF holds no text: its pages are pictures, or drawn so that they cannot be read. Download the original from your bank, not a scan.",
  pdf_too_much_text: "This PDF holds more text than any statement. Download a shorter period.",
  picture_damaged:
    "This picture is damaged or not complete. Take it again, or download the statement from your bank.",
  picture_unknown: "Pictures of this kind cannot be read. Save it as JPEG, PNG or TIFF, or as a PDF.",
  picture_too_large:
    "This picture has more dots than a scanned page. Save it smaller, or take one picture of each page.",
  picture_by_itself: "This is a picture. Upload it by itself, so that its letters can be recognised.",
  binary_file:
    "This file holds binary data that is no known statement format. Download it again from your bank.",
  archive_damaged: "This zip archive is damaged or cut off. Download it again.",
  archive_above_4_gb:
    "This zip archive is made for more than 4 GB. Unpack it and upload the statements themselves.",
  archive_too_many_files:
    "This zip archive holds too many files. Unpack it and upload the statements themselves.",
  archive_empty: "This zip archive holds no files. Download it again.",
  archive_too_large:
    "The files of this zip archive are larger than 64 MB. Unpack it and upload the statements themselves.",
  archive_lock_unusual:
    "This zip archive is locked in an unusual way. Unpack it and upload the statements themselves.",
  archive_packing_unusual:
    "This zip archive is packed in an unusual way. Unpack it and upload the statements themselves.",
  archive_wrong_sizes:
    "This zip archive tells wrong sizes of its files and was not unpacked. Download it again.",
  archive_locked: "This zip archive is locked. Enter its password to read it.",
  archive_wrong_password: "The password does not open this zip archive. Check it and try again.",
  made_passwords_wrong:
    "No password made of your details opens this file. Enter the one that your bank gave you.",
  archive_in_archive: "This archive holds another archive. Unpack it and upload the statements themselves.",
  bai2_without_account: "This BAI2 file holds no account. Ask the bank for a report with account records.",
  xml_doctype: "The file declares a document type or entities, which statements never need. It was not read.",
  xml_too_deep: "The file is nested too deeply to be a statement.",
  xml_too_many_references: "The file holds more character references than any statement has.",
  xml_too_many_attributes: "The file holds an element with more attributes than any statement has.",
  file_cut_off: "The file ends in the middle. Download it again from your bank.",
  xml_not_well_formed: "The file is no valid XML. Download it again from your bank.",
  camt_without_statement:
    "This CAMT file holds no statement of an account. Download the account's statement from your bank.",
  amount_rounded: "An amount has more digits than its currency and was rounded.",
  entry_without_day: "An entry names no day; the day of its payment or of the report was taken.",
  entry_without_direction: "An entry does not say whether it is a credit or a debit.",
  entry_for_information: "An entry is for information only and moves no money.",
  entry_date_unreadable: "An entry has no date that can be read.",
  row_of_zero: "A row of amount zero is not a transaction.",
  movement_date_unreadable: "A movement has no date that can be read.",
  coda_without_account: "This CODA file holds no account. Download the coded statement again from your bank.",
  coda_cut_off: "A statement of this CODA file has no end. Download it again from your bank.",
  page_without_table:
    "This is a web page or another XML document without a table of dates and amounts. Download the statement as OFX, QIF or CSV.",
  json_damaged: "This JSON file is damaged or cut off. Export it again.",
  json_without_account:
    "This JSON file holds no accounts that are known here. Export the transactions as CSV or OFX.",
  transaction_date_unreadable: "A transaction has no date that can be read.",
  mt940_without_rows:
    "This MT940 file holds neither transactions nor balances. Download the whole statement from your bank.",
  account_cut_off: "An account of this file has no end. Download it again from your bank.",
  n43_without_account: "This Norma 43 file holds no account. Download it again from your bank.",
  cfonb_without_account: "This CFONB file holds no account. Download it again from your bank.",
  gpc_without_account: "This GPC file holds no account. Download it again from your bank.",
  ofx_without_statement:
    "This OFX file holds no account statement. Download the account's transactions from your bank.",
  ofx_value_too_long: "The file holds a field longer than any statement has; it is probably damaged.",
  record_amount_unreadable: "A record has no amount that can be read.",
  record_date_unreadable: "A record has no date that can be read.",
  record_without_cash: "A record moves securities but no cash.",
  qif_without_rows: "This QIF file holds no transactions. Export the account's register.",
  table_too_wide: "A row has more columns than any statement.",
  table_too_large: "The table is too large; download a shorter period.",
  workbook_damaged: "The workbook is damaged. Download it again from your bank.",
  workbook_without_table:
    "No sheet holds a table of dates and amounts. Download the account's transactions as OFX, QIF or CSV.",
  workbook_empty: "The workbook is empty. Download it again from your bank.",
  workbook_too_large: "The workbook unpacks to more than a statement can hold. Download a shorter period.",
  document_no_workbook: "This is a document of another program, no workbook. Save the table as XLSX or CSV.",
  document_locked:
    "This document is locked, and its kind is not opened here. Open it and save the table as XLSX or CSV.",
  workbook_locked: "This workbook is locked. Enter its password to read it.",
  workbook_wrong_password: "The password does not open this workbook. Check it and try again.",
  workbook_lock_unusual:
    "The workbook is locked in an unusual way. Open it, save it without a password and try again.",
  pages_without_rows: "No rows of dates and amounts were found on its pages. Is this a bank statement?",
  totals_disagree:
    "A balance, a total or a number of transactions is printed that does not agree with the rows. Compare the rows with the page.",
  pages_without_money:
    "Nothing says that the figures of these pages are money: no currency, and no name for an amount or a balance.",
  movement_taken_back: "A movement that was taken back is not a transaction.",
  row_without_amount: "A dated row has no amount; it was left out.",
  row_amount_unreadable: "The amount of a row cannot be read; it was left out.",
  row_direction_unknown: "Nothing says whether this row is money in or out.",
  file_without_money:
    "Nothing says that the figures of this file are money: no currency, and no name for an amount or a balance.",
  file_direction_unknown: "Nothing says for certain whether the amounts of this file are money in or out.",
  table_not_found:
    "No table of dates and amounts was found. Download the account's transactions as OFX, QIF or CSV.",
  table_without_rows: "The table has a header and no rows under it. Download a period with transactions.",
  table_unread:
    "Rows stand under the header, but no day and amount in them can be read. Download the account's transactions as OFX, QIF or CSV.",
  row_undated: "A row holds an amount but no date; it was left out.",
  row_date_unreadable: "The date of a row cannot be read; it was left out.",
  movement_failed: "A movement that failed or was cancelled is not a transaction.",
  pending_undated: "An announced movement has no date yet; it was left out.",
  file_blank: "The file holds only blank lines. Download it again from your bank.",
  file_empty: "The file is empty. Download it again from your bank.",
  file_above_64_mb: "The file is larger than 64 MB. Download a shorter period.",
  book_above_64_mb:
    "This book is larger than 64 MB. Keep fewer years in a copy of it, or export its accounts one by one as CSV or QIF, and upload that.",
  book_damaged: [
    "This file of {program} is damaged or not complete. Save or export it again in {program}.",
    { program: "text" },
  ],
  book_newer: [
    "This file was made by a version of {program} that keeps it otherwise than is known here. Export it as CSV or QIF in {program}, or try again after an update of Passbook.",
    { program: "text" },
  ],
  book_without_database:
    "This archive is no whole budget: its db.sqlite is missing. Export it again in Actual, under Settings, Export data.",
  book_is_plan:
    "This is a plan of YNAB: it holds what was assigned to categories, and no transactions. Upload the register that was exported beside it; what you spend in its categories is then suggested under Budgets.",
  holdings_undated:
    "This list of holdings names no day, so that its values belong nowhere. Add a column “Date” with the day of which they are, or export it with its day.",
  holdings_of_several_days:
    "This may be a list of holdings or one of trades: its rows are of several days, and no column says what was bought or sold. Upload the holdings of one day, or trades with such a column.",
  holding_unread: "This row says how much is held in a way that could not be read, and was left out.",
  book_is_list:
    "This is a list that Firefly III exports beside its transactions, and holds no movement of money. Upload the file of transactions of the same export.",
  book_is_listing: [
    "This is a list that {program} makes of a journal, and not the journal. Upload the journal itself, or what {command} writes of it.",
    { program: "text", command: "text" },
  ],
  book_without_entries: "No transactions were found in this book.",
  database_damaged: "This database is damaged or not complete. Save or export it again in its program.",
  database_unknown:
    "This database is of no program that is known here. Export the accounts in that program as CSV, QIF or OFX.",
  letters_damaged: "Some letters of the file were already damaged and show as \uFFFD.",
  pdf_unread_here: "This PDF file cannot be read here. Upload it by itself.",
  archive_unread_here: "This archive cannot be read here. Unpack it and upload the statements themselves.",
  office_unread_here: "This old Office file cannot be read here. Save the sheet as CSV.",
  picture_unread_here: "This picture cannot be read here. Upload it by itself.",
  picture_kind_unread_here:
    "Pictures of this kind cannot be read. Save it as JPEG, PNG, TIFF or PDF and upload that.",
  packed_twice: "This file is packed twice. Unpack it and upload the statement itself.",
  file_without_statement:
    "This file holds no account statement. Download the account's transactions from your bank.",
  import_failed: "Something went wrong on our side while this was imported. Nothing was changed; try again.",
  not_processed:
    "This file could not be processed: each time it was tried the program came to its end. The file is kept; download a shorter period, or another format.",
  reading_failed:
    "Reading this file failed three times. The file is kept; try again after an update of Passbook.",
  reading_takes_long: "Reading this file takes too long. Download a shorter period, or another format.",
  reading_takes_memory:
    "Reading this file takes too much memory. Download a shorter period, or another format.",
  format_not_kept: "This file cannot be read: something in it is not as its format says. Download it again.",
  no_saved_message: "This is not a saved message. Save it as .eml or .msg in your mail program.",
  message_too_many_attachments: ["This message has more than {most} attachments.", { most: "count" }],
  corrections_dropped: [
    "{lost, plural, one {One correction was dropped: the row it spoke of was read differently this time.} other {# corrections were dropped: the rows they spoke of were read differently this time.}}",
    { lost: "count" },
  ],
  overlap_disagrees: [
    "Between {from} and {to} this statement and {file} do not agree: {here, plural, one {# row} other {# rows}} only here, {there, plural, one {# row} other {# rows}} only there.",
    { from: "day", to: "day", file: "text", here: "count", there: "count" },
  ],
  packed_file_too_large: "The file is larger than 64 MB once it is unpacked. Download a shorter period.",
  packed_file_damaged: "This packed file is damaged or cut off. Download it again.",
  packed_file_empty: "The packed file is empty. Download it again.",
  scan_without_letters:
    "No letters were found on the pictures of its pages. Scan it again at 200 dpi or more, or download the original from your bank.",
  statements_do_not_join:
    "A statement of this file does not start with the balance at which the one before it ended.",
  too_many_statements: [
    "This file holds more than {most, number} statements. Download a shorter period, or upload the accounts one by one.",
    { most: "count" },
  ],
  too_many_rows: [
    "This file holds more than {most, number} rows. Download a shorter period, or upload the accounts one by one.",
    { most: "count" },
  ],
  text_cut: [
    "A text of the row of {day} is longer than {text, number} signs, or a name in it longer than {name, number}: its beginning was kept. The whole text stands in the file.",
    { day: "day", text: "count", name: "count" },
  ],
  more_problems: ["There are {left, number} more remarks of this kind on this file.", { left: "count" }],
  pdf_too_many_pages: [
    "This PDF has {pages} pages, more than {most}. Download a shorter period.",
    { pages: "count", most: "count" },
  ],
  pdf_pages_damaged: [
    "{pages} of its pages cannot be read. This PDF is damaged or not complete. Download it again from your bank.",
    { pages: "count" },
  ],
  too_many_pictures: [
    "This file has more than {most} pages that are pictures. Upload it in parts, or download the original from your bank.",
    { most: "count" },
  ],
  in_file: ["{name}: {said}", { name: "text", said: "said" }],
  several_formats: ["The files of this archive are of several formats: {formats}.", { formats: "list" }],
  type_moves_nothing: ["Type {type} moves no money.", { type: "text" }],
  amount_unreadable: ['The amount "{amount}" cannot be read.', { amount: "text" }],
  one_amount_rounded: [
    "The amount {amount} has more digits than its currency and was rounded.",
    { amount: "text" },
  ],
  investment_rows_left_out: [
    "{rows} purchases, sales or incomes of securities are not read; only cash movements are.",
    { rows: "count" },
  ],
  bank_answered_error: ["The bank answered with an error instead of a statement: {error}", { error: "text" }],
  connection_warning: ["The connection says: {text}", { text: "text" }],
  line_unreadable: ['The statement line "{line}" cannot be read.', { line: "text" }],
  amount_in_line_rounded: [
    'The amount in "{line}" has more digits than its currency and was rounded.',
    { line: "text" },
  ],
  digit_chosen: [
    "This can be read as {read} or as {chosen}; what is printed around it holds with {chosen}. Compare it with the picture.",
    { read: "text", chosen: "text" },
  ],
  sheet_left_out: ['The sheet "{sheet}" has no names over its columns; it was left out.', { sheet: "text" }],
  line_with_open_quote: ["A quotation mark is opened and never closed (line {line}).", { line: "count" }],
  line_too_wide: ["A line has more columns than any statement (line {line}).", { line: "count" }],
  line_with_long_field: [
    "A field is longer than any statement has; this is probably no table (line {line}).",
    { line: "count" },
  ],
  line_too_many: ["The table is too large; download a shorter period (line {line}).", { line: "count" }],
  date_outside_period: [
    "A row of {day} lies outside the period of the statement ({from} to {to}).",
    { day: "day", from: "day", to: "day" },
  ],
  date_after_period: [
    "A row of {day} lies outside the period of the statement (? to {to}).",
    { day: "day", to: "day" },
  ],
  date_before_period: [
    "A row of {day} lies outside the period of the statement ({from} to ?).",
    { day: "day", from: "day" },
  ],
  date_out_of_order: [
    "The date {day} is out of order: the rows beside it are of other days.",
    { day: "day" },
  ],
  booked_long_after_value: [
    "A row is booked on {day}, {late} days after its value date.",
    { day: "day", late: "count" },
  ],
  book_line_unknown: ['This line was not understood, and is left out: "{line}"', { line: "text" }],
  book_includes: [
    "This journal takes in another file ({file}), which is not read with it. Write all into one journal first, as hledger print and ledger print do, and upload that.",
    { file: "text" },
  ],
  book_unbalanced: [
    'The transaction "{text}" of {day} (line {line}) does not balance: {left} is left over. Mend it in the journal and upload that again.',
    { text: "text", day: "day", line: "count", left: "text" },
  ],
  book_assertion: [
    "{account} is said to hold {said} on {day}, but what stands before gives {found}.",
    { account: "text", said: "text", day: "day", found: "text" },
  ],
  book_shares: [
    "{account} holds what is no money, such as shares: {rows, plural, one {# posting of it is} other {# postings of it are}} left out.",
    { account: "text", rows: "count" },
  ],
  looks_like_total: ['"{text}" may be a total or a balance, not a transaction.', { text: "text" }],
} as const satisfies Record<string, Entry>;

export const say = speaker(READING);

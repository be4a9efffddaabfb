/** What mails bring along that is no statement, by its ending: cards, calendars, signatures, letters, moving pictures, other mails. */
const OTHER_ENDINGS =
  /\.(?:ics|vcf|p7[cms]|asc|sig|pgp|gif|svg|webp|bmp|ico|docx?|odt|rtf|pptx?|mp[34]|wav|mov|avi|eml|msg|mbox)$/i;
/** What Exchange makes of the texts between attachments. */
const TEXT_BETWEEN = /^ATT\d+\.(?:txt|html?)$/i;
const PAGES = /^%PDF/;
const PICTURE = /^(?:\u0089PNG|\u00ff\u00d8\u00ff)/;
/** A whole mail as Outlook packs it (`winmail.dat`), which is not read. */
const PACKED = /^\u0078\u009f\u003e\u0022/;
/** The picture of a page is larger, that of a letterhead smaller. */
const SMALLEST_PAGE_BYTES = 30_000;
const MARK_BYTES = 4;

/** False for attachments that nobody takes for a statement; whether others are one is told when they are read. Pages are, whatever they are called. */
export const mayBeStatement = ({
  file_name,
  bytes,
}: {
  readonly file_name: string;
  readonly bytes: Uint8Array;
}): boolean => {
  const begins = Buffer.from(bytes.subarray(0, MARK_BYTES)).toString("latin1");
  if (PAGES.test(begins)) return true;
  if (OTHER_ENDINGS.test(file_name) || TEXT_BETWEEN.test(file_name) || PACKED.test(begins)) return false;
  return !PICTURE.test(begins) || bytes.length >= SMALLEST_PAGE_BYTES;
};

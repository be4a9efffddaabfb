/** `passbook-2026-11-29T04-55-00Z.backup`, with `.age` behind it where it is encrypted; sorts by its moment. */
const NAME = /^passbook-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(?:\.age)?$/;

/** The file name of a backup made at an instant. */
export const nameBackup = (instant: string, is_encrypted: boolean): string =>
  `passbook-${instant.slice(0, 19).replaceAll(":", "-")}Z.backup${is_encrypted ? ".age" : ""}`;

/** The day (ISO) of a backup that was named so; null for every other file. */
export const findDayOf = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

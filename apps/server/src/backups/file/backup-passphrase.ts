export type PassphraseIo = {
  readonly readFile: (file: string) => Promise<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** The passphrase of a backup: the first line of the file that is named, else that of the environment; null when there is none. */
export const readPassphrase = async (
  { readFile, env }: PassphraseIo,
  file: string | undefined,
): Promise<string | null> => {
  const text =
    file === undefined
      ? env["PASSBOOK_BACKUP_PASSPHRASE"]
      : Buffer.from(await readFile(file)).toString("utf8");
  const [line = ""] = (text ?? "").split(/\r?\n/);
  return file === undefined && line === "" ? null : line;
};

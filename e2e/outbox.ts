import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";

const readMails = async (): Promise<string[]> => {
  const folder = path.join(process.env["E2E_DATA_DIR"] ?? "", "outbox");
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
};

/** The path of the newest link to a screen that was mailed to an address; waits until the mail is there. */
export const findLink = async (to: string, screen: string): Promise<string> => {
  const isLink = new RegExp(`${screen}#token=[\\w-]+(?:&join=[\\w-]+)?`);
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = await readMails();
      const mine = mails.filter((mail) => mail.includes(to));
      found = mine.flatMap((mail) => isLink.exec(mail)?.[0] ?? []).at(-1);
      return found;
    })
    .toBeDefined();
  return found ?? "";
};

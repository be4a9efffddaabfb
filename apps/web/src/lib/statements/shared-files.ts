import { forgetSharedFiles, getSharedFile, listSharedFiles } from "@passbook/contract/statement-sources";
import { call } from "../calls/call.ts";
import { callForFile } from "../calls/files.ts";
import { addUploads } from "./upload-queue.ts";

const take = async (): Promise<number> => {
  const { answer } = await call(listSharedFiles);
  const files: File[] = [];
  for (const [number, { file_name }] of answer.data.entries()) {
    const { blob } = await callForFile(getSharedFile, { query: { number } });
    files.push(new File([blob], file_name));
  }
  if (files.length === 0) return 0;
  addUploads(files);
  // they are in the queue, from which they can be sent again; what is still held goes by itself in the end
  await call(forgetSharedFiles).catch(() => undefined);
  return files.length;
};

let taking: Promise<number> | null = null;

/** Hands in what was shared like any other files; answers how many there were. Asked twice at a time it is done once. */
export const takeSharedFiles = (): Promise<number> => {
  taking ??= take().finally(() => {
    taking = null;
  });
  return taking;
};

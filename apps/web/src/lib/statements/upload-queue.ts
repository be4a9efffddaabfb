import { useSyncExternalStore } from "react";
import { uploadStatements } from "@passbook/contract/statements";
import { call } from "../calls/call.ts";
import { newKey } from "../calls/new-key.ts";
import { refreshAfter } from "../cache/refresh.ts";
import { messageOf } from "../calls/refusal.ts";
import { onSessionEnd } from "../calls/session-store.ts";
import { takeStep } from "./upload-steps.ts";
import type { Upload, UploadStep } from "./upload-steps.ts";

/** How many files travel at the same time. */
const AT_ONCE = 2;

let uploads: readonly Upload[] = [];
const files = new Map<string, { readonly file: File; readonly bank_account_id: string | undefined }>();
const listeners = new Set<() => void>();

const setUploads = (next: readonly Upload[]): void => {
  uploads = next;
  for (const listener of listeners) listener();
};

/** The files that wait or travel, by their keys. */
export const listUnderWay = (): readonly string[] =>
  uploads.filter(({ state }) => state === "waiting" || state === "sending").map(({ key }) => key);

/** Tells of each step of an upload. */
export const onUploads = (hear: (uploads: readonly Upload[]) => void): void => {
  listeners.add(() => {
    hear(uploads);
  });
};
const step = (key: string, next: UploadStep): void => {
  setUploads(uploads.map((upload) => (upload.key === key ? takeStep(upload, next) : upload)));
};

const send = async (key: string): Promise<void> => {
  const job = files.get(key);
  if (job === undefined) return;
  step(key, { kind: "started" });
  try {
    const body = new FormData();
    body.append("file", job.file);
    const { answer } = await call(uploadStatements, {
      query: { bank_account_id: job.bank_account_id },
      body,
      idempotency_key: key,
      onProgress: (share) => {
        step(key, { kind: "sent", share });
      },
    });
    step(key, {
      kind: "received",
      statement_ids: answer.data.map(({ statement }) => statement.id),
      file_hash: answer.data[0]?.statement.file_hash ?? null,
      already_known: answer.data.length > 0 && answer.data.every((one) => one.already_known),
      arrived_at: Date.now(),
    });
    files.delete(key);
  } catch (error) {
    step(key, { kind: "refused", message: messageOf(error, "") });
  }
  void refreshAfter("upload_statements");
  sendNext();
};

const sendNext = (): void => {
  const busy = uploads.filter((upload) => upload.state === "sending").length;
  const waiting = uploads
    .filter((upload) => upload.state === "waiting")
    .slice(0, Math.max(0, AT_ONCE - busy));
  for (const upload of waiting) void send(upload.key);
};

/** Sends files one by one; they go on while other screens are shown. */
export const addUploads = (chosen: readonly File[], bank_account_id?: string): void => {
  const added = chosen.map((file): Upload => {
    const key = newKey();
    files.set(key, { file, bank_account_id });
    return { key, file_name: file.name, file_size: file.size, state: "waiting" };
  });
  setUploads([...added, ...uploads]);
  sendNext();
};

/** Sends a file again that did not arrive. */
export const retryUpload = (key: string): void => {
  step(key, { kind: "queued" });
  sendNext();
};

/** Takes uploads off the list; what arrived stays on the server. */
export const forgetUploads = (keys: readonly string[]): void => {
  for (const key of keys) files.delete(key);
  setUploads(uploads.filter((upload) => !keys.includes(upload.key)));
};

onSessionEnd(() => {
  files.clear();
  setUploads([]);
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The files of this visit, newest first. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);

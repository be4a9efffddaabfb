import { uploadsFull } from "../problem.ts";
import type { UploadRoom } from "./upload-room.ts";

/** A file as it was shared: its name is whatever the phone says. */
export type SharedFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Files that phones shared with the installed app, held in memory until somebody who signs in takes them: a share comes without a session, and
 * nothing of it is stored before it is anybody's. Strangers may share too, so all of them together, with those on their way, have so much room
 * and no more; who finds none is told at once.
 */
export type SharedFiles = UploadRoom & {
  /** Holds the files of one share for a while; null where there is no room. */
  readonly keep: (handle: string, files: readonly SharedFile[]) => boolean;
  /** Nothing for a handle that is unknown, or of which the time is over. */
  readonly find: (handle: string) => readonly SharedFile[];
  readonly forget: (handle: string) => void;
};

const MINUTE_MS = 60_000;
/** Long enough to find a password. */
export const SHARE_KEPT_MS = 15 * MINUTE_MS;

const sizeOf = (files: readonly SharedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);

export const makeSharedFiles = (most_bytes: number, kept_ms = SHARE_KEPT_MS): SharedFiles => {
  const kept = new Map<string, { readonly files: readonly SharedFile[]; readonly timer: NodeJS.Timeout }>();
  let held = 0;
  const forget = (handle: string): void => {
    const found = kept.get(handle);
    if (found === undefined) return;
    clearTimeout(found.timer);
    kept.delete(handle);
    held -= sizeOf(found.files);
  };
  return {
    enter: async (_who, bytes) => {
      if (held + bytes > most_bytes) throw uploadsFull(503);
      held += bytes;
      return () => {
        held -= bytes;
      };
    },
    keep: (handle, files) => {
      const bytes = sizeOf(files);
      if (held + bytes > most_bytes) return false;
      held += bytes;
      kept.set(handle, { files, timer: setTimeout(() => forget(handle), kept_ms).unref() });
      return true;
    },
    find: (handle) => kept.get(handle)?.files ?? [],
    forget,
  };
};

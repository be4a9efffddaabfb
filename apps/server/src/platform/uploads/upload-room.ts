import { uploadsFull } from "../problem.ts";

/** How many bytes may be on their way into memory, and how long an upload waits for others before it is refused. */
export type UploadLimits = {
  readonly bytes: number;
  readonly bytes_each: number;
  /** Up to this an upload is small, and has room apart from the others. */
  readonly small_bytes: number;
  readonly wait_ms: number;
};

type Waiting = { readonly user_id: string; readonly bytes: number; readonly enter: () => void };

/**
 * Room for files on their way: each is held in memory while it arrives. An upload that finds none waits unread, which costs nothing; it is
 * refused with {@link uploadsFull} when that takes too long. One person can fill neither the room nor the row of those who wait, and what is
 * small never waits for what is large: two slow lines would hold up everybody.
 */
export type UploadRoom = { readonly enter: (user_id: string, bytes: number) => Promise<() => void> };

/** Two of the largest files at a time, but not of one person; longer than one takes over a slow line nobody waits. */
export const toUploadLimits = (largest_bytes: number): UploadLimits => ({
  bytes: 2 * largest_bytes,
  bytes_each: largest_bytes,
  small_bytes: largest_bytes / SMALL_SHARE,
  wait_ms: 30_000,
});

const SMALL_SHARE = 50;
const SMALL_ONES = 20;
const SMALL_ONES_EACH = 4;
/** So many wait at most; a connection is held for each. */
const MOST_WAITING = 200;
const MOST_WAITING_EACH = 50;

export const makeUploadRoom = (limits: UploadLimits): UploadRoom => {
  const large = makeHall(limits);
  const small = makeHall({
    bytes: limits.small_bytes * SMALL_ONES,
    bytes_each: limits.small_bytes * SMALL_ONES_EACH,
    wait_ms: limits.wait_ms,
  });
  return {
    enter: (user_id, bytes) => (bytes <= limits.small_bytes ? small : large).enter(user_id, bytes),
  };
};

const makeHall = (limits: Omit<UploadLimits, "small_bytes">): UploadRoom => {
  const held = new Map<string, number>();
  let all = 0;
  const waiting: Waiting[] = [];
  const fits = (before: number, bytes: number, most: number): boolean =>
    before === 0 || before + bytes <= most;
  const hasOwnRoom = (user_id: string, bytes: number): boolean =>
    fits(held.get(user_id) ?? 0, bytes, limits.bytes_each);
  const hasRoom = (user_id: string, bytes: number): boolean =>
    hasOwnRoom(user_id, bytes) && fits(all, bytes, limits.bytes);
  const add = (user_id: string, bytes: number): void => {
    all += bytes;
    const own = (held.get(user_id) ?? 0) + bytes;
    if (own === 0) held.delete(user_id);
    else held.set(user_id, own);
  };
  const take = (user_id: string, bytes: number): (() => void) => {
    add(user_id, bytes);
    return () => {
      add(user_id, -bytes);
      for (const each of waiting.slice()) if (hasRoom(each.user_id, each.bytes)) each.enter();
    };
  };
  const countOwn = (user_id: string): number => waiting.filter((each) => each.user_id === user_id).length;
  const leave = (entry: Waiting): void => void waiting.splice(waiting.indexOf(entry), 1);
  return {
    enter: async (user_id, bytes) => {
      if (hasRoom(user_id, bytes)) return take(user_id, bytes);
      const refusal = uploadsFull(hasOwnRoom(user_id, bytes) ? 503 : 429);
      if (waiting.length >= MOST_WAITING || countOwn(user_id) >= MOST_WAITING_EACH) throw refusal;
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const entry: Waiting = {
        user_id,
        bytes,
        enter: () => {
          clearTimeout(timer);
          leave(entry);
          resolve(take(user_id, bytes));
        },
      };
      const timer = setTimeout(() => {
        leave(entry);
        reject(refusal);
      }, limits.wait_ms);
      waiting.push(entry);
      return promise;
    },
  };
};

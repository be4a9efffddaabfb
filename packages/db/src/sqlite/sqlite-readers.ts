import { type SqliteThread, startSqliteThread } from "./sqlite-threads.ts";

const MOST_READERS = 2;
const IDLE_MS = 30_000;

/** Threads that read: one at rest, a second from when the first is busy until it was not needed for half a minute. */
export type SqliteReaders = Pick<SqliteThread, "run" | "close">;

type Reader = { readonly thread: SqliteThread; asked: number };

export const startSqliteReaders = async (file: string): Promise<SqliteReaders> => {
  const start = async (): Promise<Reader> => ({
    thread: await startSqliteThread({ file, use: "reading" }),
    asked: 0,
  });
  const readers: Reader[] = [await start()];
  let starting: Promise<void> | null = null;
  let is_closed = false;
  const close = async (): Promise<void> => {
    is_closed = true;
    clearTimeout(idle);
    await starting;
    await Promise.all(readers.map(({ thread }) => thread.close()));
  };
  const endIdle = (): void => {
    const busy = readers.splice(1).filter(({ asked, thread }) => {
      if (asked === 0) void thread.close();
      return asked > 0;
    });
    readers.push(...busy);
  };
  const idle = setTimeout(endIdle, IDLE_MS).unref();
  const startAnother = (): void => {
    if (starting !== null || is_closed || readers.length >= MOST_READERS) return;
    starting = start().then(
      (reader) => void readers.push(reader),
      // The first reads on alone.
      () => undefined,
    );
    void starting.finally(() => {
      starting = null;
    });
  };
  return {
    run: async (sql, parameters) => {
      const [first, ...others] = readers;
      if (first === undefined) throw new Error("The database is closed.");
      const reader = others.reduce((least, each) => (each.asked < least.asked ? each : least), first);
      if (reader.asked > 0) startAnother();
      if (reader !== first || reader.asked > 0) idle.refresh();
      reader.asked += 1;
      try {
        return await reader.thread.run(sql, parameters);
      } finally {
        reader.asked -= 1;
      }
    },
    close,
  };
};

import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { BOOK_HEADER } from "@passbook/contract/client";
import { expect } from "vitest";
import type { TestServer } from "./harness.ts";
import type { TestPerson } from "./people.ts";

/** Opens the stream of events of a person, at a server that listens, and collects what it says. */
export const watchEvents = ({ app }: Pick<TestServer, "app">, person: TestPerson) =>
  watchEventsAt((app.server.address() as AddressInfo).port, person);

/** The same at a server of another process on this machine. */
export const watchEventsAt = (port: number, person: TestPerson) => {
  let text = "";
  let ended = false;
  let status = 0;
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const sending = get(
    {
      port,
      path: "/api/events",
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(person.book === null ? {} : { [BOOK_HEADER]: person.book }),
        cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    },
    (response) => {
      status = response.statusCode ?? 0;
      opened.resolve();
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      response.on("close", () => {
        ended = true;
        closed.resolve();
      });
      response.on("error", () => closed.resolve());
    },
  );
  sending.on("error", () => closed.resolve());
  return {
    opened: opened.promise,
    closed: closed.promise,
    leave: () => sending.destroy(),
    read: () => ({ text, ended, status }),
    /** Waits until the stream has said something. */
    hear: async (words: string): Promise<void> => {
      const ends_ms = performance.now() + 5000;
      while (!text.includes(words) && performance.now() < ends_ms)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(text).toContain(words);
    },
  };
};

import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import type { SourcePart } from "@passbook/contract/statement-sources";
import { streamEvents } from "@passbook/contract/statements";
import { dismissToast, toastLoading } from "../../ui/overlays/toast.ts";
import { cutEvents, type StreamEvent } from "./event-stream.ts";
import { gatherBursts } from "./gather-bursts.ts";
import {
  refreshAfter,
  refreshAll,
  refreshProposals,
  refreshSources,
  refreshStatements,
} from "../cache/refresh.ts";
import { callForStream } from "../calls/files.ts";
import { readStoredToken } from "../calls/stored-session.ts";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** What is shown first need not wait for the stream. */
const LATER_MS = 1500;

type OnEvents = (events: readonly StreamEvent[]) => void;

const ACTING = "act-under-way";

/** Between the slices of a large change its person sees part of it. */
const tellActing = ({ data }: StreamEvent): void => {
  if (data === '{"under_way":true}')
    toastLoading(
      t`A large change of yours is being made. What you see may hold only part of it for a moment.`,
      {
        id: ACTING,
      },
    );
  else dismissToast(ACTING);
};

/** Fetches what the events name; what a large change did is in none. */
const refreshFor = (events: readonly StreamEvent[]): void => {
  if (events.some(({ name }) => name === "act")) {
    void refreshAll();
    return;
  }
  if (events.some(({ name }) => name === "movements")) void refreshAfter("findings_found");
  if (events.some(({ name }) => name === "proposals")) refreshProposals();
  const saidIn = (event: string): readonly unknown[] =>
    events.filter(({ name }) => name === event).map(({ data }): unknown => JSON.parse(data));
  // the contract's own words for these events
  refreshStatements(saidIn("statement") as readonly { readonly id: string; readonly status: string }[]);
  const sources = saidIn("statement_sources") as readonly { readonly changed: readonly SourcePart[] }[];
  refreshSources(sources.flatMap(({ changed }) => changed));
};

/** Reads the stream until it ends; EventSource is no choice, it cannot carry the bearer. */
const readStream = async (signal: AbortSignal, onOpen: () => void, onEvents: OnEvents): Promise<void> => {
  if (readStoredToken() === null) return;
  const answer = await callForStream(streamEvents, "text/event-stream", signal);
  if (answer.body === null) throw new Error("no stream");
  onOpen();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const cut = cutEvents(rest + value);
    rest = cut.rest;
    if (cut.events.length > 0) onEvents(cut.events);
  }
};

const wait = (delay_ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delay_ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

const keepReading = async (
  signal: AbortSignal,
  setLive: (live: boolean) => void,
  onEvents: OnEvents,
): Promise<void> => {
  let delay_ms = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      await readStream(
        signal,
        () => {
          delay_ms = FIRST_WAIT_MS;
          setLive(true);
        },
        onEvents,
      );
    } catch {
      // the connection went or was never there; screens ask by themselves meanwhile
    }
    if (signal.aborted) return;
    setLive(false);
    await wait(delay_ms, signal);
    delay_ms = Math.min(delay_ms * 2, LONGEST_WAIT_MS);
  }
};

const useStream = (after_ms: number, onLive: (live: boolean) => void): void => {
  useEffect(() => {
    const end = new AbortController();
    const { gather, stop } = gatherBursts(refreshFor);
    const onEvents: OnEvents = (events) => {
      for (const event of events) if (event.name === "act") tellActing(event);
      gather(events);
    };
    const start = setTimeout(() => {
      void keepReading(end.signal, onLive, onEvents);
    }, after_ms);
    return () => {
      clearTimeout(start);
      stop();
      dismissToast(ACTING);
      end.abort();
    };
  }, [after_ms, onLive]);
};

const ignore = (): void => undefined;

/**
 * Whenever a statement or where it comes from changes, programs propose something, findings were found or a large change begins or ends, fetches again what shows it: for
 * screens that show something without the stream, which it opens when they stand.
 */
export const useStatementEvents = (): void => {
  useStream(LATER_MS, ignore);
};

/** The same from the first moment on; false while only asking can tell. */
export const useLiveStatements = (): boolean => {
  const [live, setLive] = useState(false);
  useStream(0, setLive);
  return live;
};

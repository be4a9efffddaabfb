import { expect, test } from "vitest";
import { cutEvents } from "./event-stream.ts";

test("whole events are cut out, comments skipped, and the rest is kept", () => {
  const text = ': hello\n\nevent: statement\ndata: {"id":"a"}\n\ndata: one\ndata: two\n\nevent: statem';
  expect(cutEvents(text)).toEqual({
    events: [
      { name: "statement", data: '{"id":"a"}' },
      { name: "message", data: "one\ntwo" },
    ],
    rest: "event: statem",
  });
  expect(cutEvents("event: a\r\ndata: b\r\n\r\n").events).toEqual([{ name: "a", data: "b" }]);
});

import { isTyping } from "../../lib/browser/is-typing.ts";
import { addTyped } from "../../lib/commands/typed-ahead.ts";
import { isPublicPath } from "../access/attempted-path.ts";

const KEPT = 100;
const FRESH_MS = 3000;

let early: readonly KeyboardEvent[] = [];

/** What opens something to type into. */
const isOpener = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? key.toLowerCase() === "k" : !altKey && ["n", "/", "?"].includes(key);

const keep = (event: KeyboardEvent): void => {
  if (isTyping(event.target) || isPublicPath(location.pathname)) return;
  early = [...early, event].slice(-KEPT);
  if (!early.some(isOpener)) return;
  // neither the browser's, nor the rows'
  event.preventDefault();
  event.stopPropagation();
};

/** Keeps keys that are pressed before what hears them on every screen has come; what goes into a field is left to it. */
export const keepEarlyKeys = (): void => {
  window.addEventListener("keydown", keep, { capture: true });
};

/**
 * Presses, once, what was pressed in the last seconds, `now` in milliseconds since the page began: what opens something is as it
 * would have been, and what was typed behind it is for that. Later keys are heard as they come.
 */
export const hearEarlyKeys = (now: number, press: (event: KeyboardEvent) => boolean): void => {
  window.removeEventListener("keydown", keep, { capture: true });
  let opened: string | null = null;
  for (const event of early.filter(({ timeStamp }) => now - timeStamp < FRESH_MS))
    if (opened === null || opened === "g") opened = press(event) ? event.key : null;
    else addTyped(event.key);
  early = [];
};

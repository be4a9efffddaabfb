/** What concerned an account: written by those who do it, read by its person. */
export { noteEvent, noteFailure } from "./note-event.ts";

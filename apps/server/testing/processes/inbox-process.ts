import { setTimeout as sleep } from "node:timers/promises";
import { openServices } from "../../src/app.ts";
import { databasePlace } from "../../src/platform/database-place.ts";
import {
  lookIntoInboxes,
  type KnownInboxes,
} from "../../src/core/statement-sources/inboxes/watch-inboxes.ts";
import { readConfig } from "../../src/platform/config.ts";

/** Looks into folders without a rest, on a clock that runs fast, until it is killed. */
const config = readConfig(process.env);
const services = await openServices(config, { place: databasePlace(config), imports_here: true });
const inboxes: KnownInboxes = new Map();
process.stdout.write("Passbook is at work.\n");
for (let now_ms = 0; ; now_ms += 10_000) {
  await lookIntoInboxes(services, inboxes, now_ms);
  await sleep(10);
}

import { openDatabaseHere } from "@passbook/db/open";
import { makeBell } from "../bell.ts";
import { type Clock, systemClock } from "../clock.ts";
import { makeFairTurns, MOST_READING, MOST_SENDING } from "../fair-turns.ts";
import { heldBy, toJobHolder } from "../holders.ts";
import { makeLog } from "../log.ts";
import { systemNames } from "../names.ts";
import { makeSecrets, readOrMakeSecretKey } from "../secrets.ts";
import { takeTurnOfServer } from "./serve-jobs.ts";
import type { Services, JobData } from "../services.ts";
import { openOriginals } from "../objects/originals.ts";
import { makeSharedFiles } from "../uploads/shared-files.ts";
import { makeUploadRoom, toUploadLimits } from "../uploads/upload-room.ts";

/** The clock of the process, which may not be the machine's. */
const clockFrom = (system: Clock, instant: string): Clock => {
  const start_ms = Date.parse(instant) - performance.now();
  return { ...system, now: () => new Date(start_ms + performance.now()).toISOString() };
};

/** What a process of jobs needs: a connection of its own, and for each job the time the server says it is. */
export const makeJobServices = async (
  { config, place, holder }: JobData,
  reader: Services["reader"],
): Promise<(now: string) => Services> => {
  const clock = systemClock();
  const log = makeLog(config);
  const services: Services = {
    config,
    db: await openDatabaseHere(place, takeTurnOfServer),
    replica: null,
    clock,
    secrets: makeSecrets(readOrMakeSecretKey(config.secret_key_file, clock.randomBytes), clock.randomBytes),
    originals: config.originals_store === null ? null : openOriginals(config.originals_store, log),
    log,
    names: systemNames(),
    bell: makeBell(),
    holder: heldBy(toJobHolder(holder, process.pid)),
    newUserHooks: [],
    languageHooks: [],
    leftUserHooks: [],
    work: [],
    origin: { url: "" },
    reader,
    reading: makeFairTurns(MOST_READING),
    sending: makeFairTurns(MOST_SENDING),
    served: new Set(),
    watching: new Map(),
    uploads: makeUploadRoom(toUploadLimits(config.upload_limit_bytes)),
    shared: makeSharedFiles(0),
    importing: null,
    deriving: null,
    sampling: null,
    acting: null,
    backing_up: null,
  };
  return (now) => ({ ...services, clock: clockFrom(clock, now) });
};

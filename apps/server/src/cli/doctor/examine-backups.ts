import { findBackupStatus } from "../../platform/backups/backup-status.ts";
import type { Services } from "../../platform/services.ts";
import { hasPeople } from "../../platform/registration.ts";
import { type Finding, finding } from "./examine-safety.ts";

const HOUR_S = 3600;
const MOST_HOURS = 48;

const FAULTS: Readonly<Record<string, string>> = {
  no_room: "there is too little room on the disk",
  not_far: "the copy could not be sent to BACKUP_URL; the log says why",
  failed: "the log says why",
};

/** Whether the backups that are made by themselves are. */
export const checkBackups = async (services: Services): Promise<Finding> => {
  const { is_on, last_good, failed } = await findBackupStatus(services);
  const why = failed === null ? "" : `; the last try failed: ${FAULTS[failed.fault] ?? failed.fault}`;
  if (!is_on)
    return finding("backups", "notice", "BACKUPS=off: nobody makes any unless you run passbook backup");
  if (last_good === null) {
    const is_empty = !(await hasPeople(services.db));
    return finding("backups", is_empty || why === "" ? "good" : "bad", `none yet${why}`);
  }
  const hours = Math.floor(last_good.age_s / HOUR_S);
  const said = `the last good one is ${String(hours)} hours old (${last_good.file})${why}`;
  return finding("backups", hours >= MOST_HOURS ? "bad" : why === "" ? "good" : "notice", said);
};

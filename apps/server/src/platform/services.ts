import type { Language } from "@passbook/contract/languages";
import type { Db } from "@passbook/db/dialect";
import type { SharedPlace } from "@passbook/db/open";
import type { FindingWorkRow, Rows, StatementRow } from "@passbook/db/schema";
import type { RawBuilder } from "kysely";
import type { Bell } from "./bell.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { FairTurns } from "./fair-turns.ts";
import type { Holder } from "./holders.ts";
import type { Once } from "./once.ts";
import type { Log } from "./log.ts";
import type { Names } from "./names.ts";
import type { Replica } from "./replica/watch-replica.ts";
import type { Secrets } from "./secrets.ts";
import type { Originals } from "./objects/originals.ts";
import type { SharedFiles } from "./uploads/shared-files.ts";
import type { UploadRoom } from "./uploads/upload-room.ts";
import type { Reader } from "../reader/index.ts";

/** Gives a new person what they start with, in the transaction that makes them. */
export type NewUserHook = (
  trx: Db,
  author: { readonly clock: Clock; readonly user_id: string; readonly session_id: string | null },
) => Promise<void>;

/** Says what is the person's in another language, in the transaction in which they choose it. */
export type LanguageHook = (
  trx: Db,
  author: { readonly clock: Clock; readonly user_id: string; readonly session_id: string | null },
  languages: { readonly before: Language; readonly after: Language },
) => Promise<void>;

/** Removes what lies beside the database of a person who was deleted; does not throw. */
export type LeftUserHook = (services: Pick<Services, "config" | "log">, user_id: string) => Promise<void>;

/** A statement that was claimed, and what time it is for this process. */
export type ImportJob = { readonly row: StatementRow; readonly now: string };
/** A person whose findings are to be found again, with the work that was claimed where some was. */
export type FindingsJob = { readonly user_id: string; readonly claimed: FindingWorkRow | null };
/** A person of whose open transactions some are to have their suggestions made again: those after one, of all in the order of their ids. */
type SuggestionsJob = { readonly user_id: string; readonly after: string };
/** What follows from a person's data and is made again after a change of them. */
export type DerivingJob = (
  | ({ readonly kind: "findings" } & FindingsJob)
  | ({ readonly kind: "suggestions" } & SuggestionsJob)
) & { readonly now: string };
/** Whose book a job acts on, who wants it, and in which session. */
type JobPerson = { readonly user_id: string; readonly actor_id: string; readonly session_id: string };
/** A person who wants the sample household, and what tells a repeat of their call. */
export type SampleJob = {
  readonly person: JobPerson;
  readonly once: Once | null;
  readonly now: string;
};
/** Something a person does to many rows: which act of what input, and what its call said. */
export type ActJob = {
  readonly name: string;
  readonly input: unknown;
  readonly person: JobPerson;
  readonly once: Once | null;
  /** Versions that may be changed; null: any. */
  readonly seen: ReadonlySet<number> | null;
  readonly now: string;
};
/** A backup that is due. */
export type BackupJob = { readonly now: string };
/** A backup that was written, read again and found the same. */
export type BackupDone = {
  readonly made_at: string;
  /** Its name in the folder of backups. */
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly is_encrypted: boolean;
  readonly is_far: boolean;
};
/** What processes of jobs are started with. */
export type JobData = { readonly config: Config; readonly place: SharedPlace; readonly holder: string };

/**
 * Processes in which work is carried out that takes much time or memory, a job at a time in each; requests are answered meanwhile, and what
 * they take is given back when they end (054).
 */
export type JobProcesses<Job, Done> = {
  /**
   * Rejects with what the job threw (its name and words; a refusal, a lost lease and a database that is away as themselves), and when its
   * process ran out of memory or time. A job that is to be `apart` has a process that begins and ends with it.
   */
  readonly run: (job: Job, apart?: boolean) => Promise<Done>;
  /** Starts a process for a job that is about to come. */
  readonly warmUp: () => void;
  readonly close: () => Promise<void>;
};

/** Work that is done by and by, as it can be counted: which rows of which table wait. */
export type CountedWork = {
  readonly name: string;
  readonly table: keyof Rows;
  readonly isWaiting: RawBuilder<boolean>;
};

/** What every part of the server is handed: nothing is reached any other way. */
export type Services = {
  readonly config: Config;
  readonly db: Db;
  /** A copy of the database, where calls that only read are answered; null: there is none. */
  readonly replica: Replica | null;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Storage in which originals lie as objects; null: none is set. */
  readonly originals: Originals | null;
  readonly log: Log;
  readonly names: Names;
  /** Wakes leased work of this process as soon as a transaction has left some. */
  readonly bell: Bell;
  readonly newUserHooks: readonly NewUserHook[];
  readonly languageHooks: readonly LanguageHook[];
  readonly leftUserHooks: readonly LeftUserHook[];
  /** All leased work, whichever process carries it out; none in processes of jobs. */
  readonly work: readonly CountedWork[];
  /** Who claims work here: what a process held that has ended is given back. */
  readonly holder: Holder;
  /** Where people reach this server, without a trailing slash; never read from a request. `serve` sets it once it listens. */
  readonly origin: { url: string };
  /** Where bytes from outside are decoded; started when first used. */
  readonly reader: Reader;
  /** Turns at the reader of whoever waits for its answer; files are loaded when it is their turn, not before. */
  readonly reading: FairTurns;
  /** Turns at the database of those who download: everybody else asks it beside them. */
  readonly sending: FairTurns;
  /** Whose work was claimed in this process, the latest last; whoever is not among them comes first. */
  readonly served: Set<string>;
  /** How many streams of events each person has open in this process. */
  readonly watching: Map<string, number>;
  /** Room for files on their way into this process. */
  readonly uploads: UploadRoom;
  /** What phones shared with the installed app and nobody has taken yet. */
  readonly shared: SharedFiles;
  /** Processes in which statements are read and imported, answering whether others are to be read again; null where that happens here. */
  readonly importing: JobProcesses<ImportJob, boolean> | null;
  /** The process in which findings are found and suggestions made, answering from where that goes on, if it does; null where that happens here. */
  readonly deriving: JobProcesses<DerivingJob, string | null> | null;
  /** The process in which the sample household is made; null where that happens here. */
  readonly sampling: JobProcesses<SampleJob, { readonly change_id: string }> | null;
  /** Processes in which people change many rows at once; null where that happens here. */
  readonly acting: JobProcesses<ActJob, unknown> | null;
  /** The process in which backups are made; null where that happens here. */
  readonly backing_up: JobProcesses<BackupJob, BackupDone> | null;
};

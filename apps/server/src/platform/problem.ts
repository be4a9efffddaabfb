import { say } from "@passbook/contract/sentences/requests";
import type { Thing } from "@passbook/contract/sentences/requests";
import type { Said, SentenceData, Told } from "@passbook/contract/sentences/sentence";
import { isDatabaseAway, isDiskFull } from "@passbook/db/faults";

type Refusal = Told & {
  status: number;
  code: string;
  fields?: Readonly<Record<string, Told>>;
  retry_after_s?: number;
  current?: unknown;
};

/** A refusal on purpose: its status, a stable code, a sentence that says what to do, and the fields it is about. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** The sentence by its name, with what stands at its places: whoever shows it may have other words for it. */
  readonly sentence: string | undefined;
  readonly data: SentenceData | undefined;
  readonly fields: Readonly<Record<string, Told>> | undefined;
  /** Seconds until trying again makes sense (429 and 503 only). */
  readonly retry_after_s: number | undefined;
  /** The entity as it is by now (412 only). */
  readonly current: unknown;
  constructor(init: Refusal) {
    super(init.message);
    this.name = "Problem";
    this.status = init.status;
    this.code = init.code;
    this.sentence = init.sentence;
    this.data = init.data;
    this.fields = init.fields;
    this.retry_after_s = init.retry_after_s;
    this.current = init.current;
  }

  /** What makes the same refusal again in another process, where it would arrive as any error. */
  tell(): Refusal {
    const { status, code, message, sentence, data, fields, retry_after_s, current } = this;
    return {
      status,
      code,
      message,
      current,
      ...(sentence === undefined ? {} : { sentence }),
      ...(data === undefined ? {} : { data }),
      ...(fields === undefined ? {} : { fields }),
      ...(retry_after_s === undefined ? {} : { retry_after_s }),
    };
  }
}

/** What ended a call of which a part is done already and stays; the sentence says which. */
export class PartlyDone extends Error {
  readonly kept: Said;
  constructor(kept: Said, cause: unknown) {
    super(kept.message, { cause });
    this.name = "PartlyDone";
    this.kept = kept;
  }
}

/** 404 for an unknown id and for another person's alike; `field` names where a body or query said the id. */
export const notFound = (thing: Thing, field?: string): Problem => {
  const said = say("not_found", { thing });
  return new Problem({
    status: 404,
    code: "not_found",
    ...said,
    ...(field === undefined ? {} : { fields: { [field]: said } }),
  });
};

export const invalidInput = (fields: Readonly<Record<string, Told>>): Problem => {
  const [first = say("check_input")] = Object.values(fields);
  return new Problem({ ...first, status: 422, code: "invalid_input", fields });
};

export const conflict = (code: string, said: Said, fields?: Readonly<Record<string, Said>>): Problem =>
  new Problem({ ...said, status: 409, code, ...(fields === undefined ? {} : { fields }) });

/** Somebody else, or the same person elsewhere, saved since the state that a change was made from. */
export const changedMeanwhile = (current: unknown): Problem =>
  new Problem({
    status: 412,
    code: "changed_meanwhile",
    ...say("changed_meanwhile"),
    current,
  });

export const sessionDead = (code: string, said: Said): Problem => new Problem({ ...said, status: 401, code });

export const tooManyAttempts = (retry_after_s: number): Problem =>
  new Problem({
    status: 429,
    code: "too_many_attempts",
    ...say("too_many_attempts", { minutes: Math.ceil(retry_after_s / 60) }),
    retry_after_s,
  });

/** A key was used more often than one may be. */
export const tooManyRequests = (retry_after_s: number): Problem =>
  new Problem({
    status: 429,
    code: "too_many_requests",
    ...say("too_many_requests", { seconds: retry_after_s }),
    retry_after_s,
  });

/** So many bytes are on their way that no more are taken in: those of the person themselves (429), or of everybody (503). */
export const uploadsFull = (status: 429 | 503): Problem =>
  new Problem({
    status,
    code: "uploads_full",
    ...say(status === 429 ? "own_uploads_full" : "all_uploads_full"),
    retry_after_s: 5,
  });

/** A change of very many rows is being made, or taken back, in slices; it passes by itself. */
export const actUnderWay = (): Problem =>
  new Problem({
    status: 503,
    code: "act_under_way",
    ...say("act_under_way"),
    retry_after_s: 5,
  });

export const isActUnderWay = (error: unknown): boolean =>
  error instanceof Problem && error.code === "act_under_way";

/** A person's browsers watch already; screens that are not told ask by themselves. */
export const tooManyStreams = (): Problem =>
  new Problem({
    status: 429,
    code: "too_many_streams",
    ...say("too_many_streams"),
    retry_after_s: 30,
  });

/** What a fault of the place where data is kept is to whoever asked; null for other errors. The transaction it befell left nothing. */
export const storageProblem = (error: unknown): Problem | null => {
  if (isDiskFull(error)) return diskFull(507);
  if (!isDatabaseAway(error)) return null;
  return new Problem({
    status: 503,
    code: "database_away",
    ...say("database_away"),
    retry_after_s: 5,
  });
};

/** 507 to a call that could not store something; 503 where the question is whether anything can be stored at all. */
export const diskFull = (status: 503 | 507): Problem =>
  new Problem({
    status,
    code: "disk_full",
    ...say("disk_full"),
  });

/** The constraint a write ran into, by name on PostgreSQL and by columns on SQLite, or null for other errors. */
export const brokenUnique = (error: unknown): string | null => {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  if (error.code === "23505" && "constraint" in error) return String(error.constraint);
  if (error.code === "SQLITE_CONSTRAINT_UNIQUE" || error.code === "SQLITE_CONSTRAINT_PRIMARYKEY")
    return "message" in error ? String(error.message) : null;
  return null;
};

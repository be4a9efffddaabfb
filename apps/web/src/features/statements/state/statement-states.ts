import type { Statement } from "@passbook/contract/statements";
import type { Upload } from "../../../lib/statements/upload-steps.ts";

type Status = Statement["status"];
type Named = Pick<Statement, "id" | "status" | "file_hash">;

/** True while the server works on it. */
export const isRunning = ({ status }: { readonly status: Status }): boolean =>
  status === "received" || status === "reading";

/** True while a person has to do something about it. */
export const needsPerson = ({ status }: { readonly status: Status }): boolean =>
  status === "needs_password" || status === "needs_review" || status === "failed";

type Arrived = Extract<Upload, { state: "arrived" }>;
const isArrived = (upload: Upload): upload is Arrived => upload.state === "arrived";

/** The oldest statement that this visit's uploads made; files that were here before are told without theirs. */
export const findOldest = (uploads: readonly Upload[]): string | null =>
  uploads
    .filter(isArrived)
    .flatMap(({ already_known, statement_ids }) => (already_known ? [] : statement_ids))
    .reduce<string | null>((oldest, id) => (oldest === null || id < oldest ? id : oldest), null);

export type UploadEntry<S extends Named = Statement> =
  | { readonly kind: "upload"; readonly key: string; readonly upload: Upload }
  /** The same file as one before it; `statement` is what became of that, unless it is long ago. */
  | { readonly kind: "known"; readonly key: string; readonly upload: Arrived; readonly statement: S | null }
  | {
      readonly kind: "statement";
      readonly key: string;
      readonly statement: S;
      readonly upload: Upload | null;
    };

/**
 * What the uploads panel shows: files on their way, what became of the files of this visit (one file may be several
 * statements), then whatever else is running or waits for a person. `fetched_at` (milliseconds since 1970) is when the
 * statements were listed: a file that arrived before and is not among them was deleted since.
 */
export const listEntries = <S extends Named>(
  uploads: readonly Upload[],
  { statements, fetched_at }: { readonly statements: readonly S[]; readonly fetched_at: number },
): readonly UploadEntry<S>[] => {
  const told = new Set<string>();
  const own = uploads.flatMap((upload): UploadEntry<S>[] => {
    if (!isArrived(upload)) return [{ kind: "upload", key: upload.key, upload }];
    const found = statements.filter(
      (statement) =>
        !told.has(statement.id) &&
        (upload.statement_ids.includes(statement.id) ||
          (upload.file_hash !== null && statement.file_hash === upload.file_hash)),
    );
    for (const { id } of found) told.add(id);
    if (found.length > 0) {
      return found.map((statement) => ({
        kind: "statement",
        key: `${upload.key}-${statement.id}`,
        statement,
        upload,
      }));
    }
    if (upload.already_known) {
      const twin = statements.find((statement) => upload.statement_ids.includes(statement.id));
      return [{ kind: "known", key: upload.key, upload, statement: twin ?? null }];
    }
    return upload.arrived_at < fetched_at ? [] : [{ kind: "upload", key: upload.key, upload }];
  });
  const others = statements
    .filter((statement) => !told.has(statement.id) && (isRunning(statement) || needsPerson(statement)))
    .map((statement): UploadEntry<S> => ({ kind: "statement", key: statement.id, statement, upload: null }));
  return [...own, ...others];
};

/** True for an entry that is over and may be taken off the panel. */
export const isFinished = (entry: UploadEntry<Named>): boolean => {
  if (entry.kind === "known") return true;
  if (entry.kind === "upload") return entry.upload.state === "refused";
  return entry.upload !== null && entry.statement.status === "imported";
};

const hasFailed = (entry: UploadEntry<Named>): boolean =>
  entry.kind === "upload" ? entry.upload.state === "refused" : entry.statement?.status === "failed";

type Counts = {
  /** Of this visit: imported or here before, come to nothing, asking something of the person, and all. */
  readonly done: number;
  readonly failed: number;
  readonly asking: number;
  readonly all: number;
  /** Of those from before: what still waits, and what failed. */
  readonly waiting: number;
  readonly failed_before: number;
};

export const countUploads = (entries: readonly UploadEntry<Named>[]): Counts => {
  const own = entries.filter(({ upload }) => upload !== null);
  const before = entries.filter(({ upload }) => upload === null);
  const done = own.filter(
    (entry) =>
      !hasFailed(entry) &&
      (entry.kind === "known" || (entry.kind === "statement" && entry.statement.status === "imported")),
  );
  const asking = own.filter(
    (entry) => !hasFailed(entry) && entry.kind === "statement" && needsPerson(entry.statement),
  );
  const failed_before = before.filter(hasFailed).length;
  return {
    done: done.length,
    failed: own.filter(hasFailed).length,
    asking: asking.length,
    all: own.length,
    waiting: before.length - failed_before,
    failed_before,
  };
};

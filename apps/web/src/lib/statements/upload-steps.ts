type Named = { readonly key: string; readonly file_name: string; readonly file_size: number };

type Arrival = {
  readonly statement_ids: readonly string[];
  /** Every statement read from the file carries it. */
  readonly file_hash: string | null;
  readonly already_known: boolean;
  /** Milliseconds since 1970. */
  readonly arrived_at: number;
};

/** A file on its way to the server, until the server has it. */
export type Upload = Named &
  (
    | { readonly state: "waiting" }
    | { readonly state: "sending"; readonly share: number }
    | { readonly state: "refused"; readonly message: string }
    | ({ readonly state: "arrived" } & Arrival)
  );

export type UploadStep =
  | { readonly kind: "queued" }
  | { readonly kind: "started" }
  | { readonly kind: "sent"; readonly share: number }
  | { readonly kind: "refused"; readonly message: string }
  | ({ readonly kind: "received" } & Arrival);

/** What becomes of an upload; steps that come too late change nothing. */
export const takeStep = (upload: Upload, step: UploadStep): Upload => {
  const { key, file_name, file_size, state } = upload;
  const named = { key, file_name, file_size };
  if (state === "arrived") return upload;
  if (step.kind === "queued") return state === "refused" ? { ...named, state: "waiting" } : upload;
  if (step.kind === "started") return state === "waiting" ? { ...named, state: "sending", share: 0 } : upload;
  if (state !== "sending") return upload;
  if (step.kind === "sent") return { ...named, state: "sending", share: Math.max(upload.share, step.share) };
  if (step.kind === "refused") return { ...named, state: "refused", message: step.message };
  const { statement_ids, file_hash, already_known, arrived_at } = step;
  return { ...named, state: "arrived", statement_ids, file_hash, already_known, arrived_at };
};

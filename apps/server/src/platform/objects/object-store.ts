import { openAsBlob } from "node:fs";

/** A bucket of storage that speaks S3, as an address names it; names in it begin with `prefix`. */
export type StorePlace = {
  readonly endpoint: string;
  readonly region: string;
  readonly key_id: string;
  readonly secret: string;
  readonly prefix: string;
};

const FORM = "must be such as s3+https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1";

/** Reads `s3+https://KEY:SECRET@host/bucket/folder?region=…`; answers what is wrong with it as a text. */
export const toStorePlace = (text: string): StorePlace | string => {
  const url = text.startsWith("s3+http") && URL.canParse(text.slice(3)) ? new URL(text.slice(3)) : null;
  const [bucket = "", ...folders] = url?.pathname.split("/").filter((part) => part !== "") ?? [];
  if (url === null || bucket === "" || url.username === "" || url.password === "") return FORM;
  return {
    endpoint: `${url.protocol}//${url.host}/${bucket}`,
    region: url.searchParams.get("region") ?? "auto",
    key_id: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    prefix: folders.length === 0 ? "" : `${folders.join("/")}/`,
  };
};

/** From which byte on, and up to and without which. */
export type Span = { readonly from: number; readonly to: number };

/** Files in a bucket, by their names below the prefix. Everything throws what the store or the way there had against it. */
export type ObjectStore = {
  readonly putFile: (name: string, file: string) => Promise<void>;
  readonly putBytes: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is none. */
  readonly read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Null where there is no such object. */
  readonly readSpan: (name: string, span: Span) => Promise<Uint8Array | null>;
  readonly list: () => Promise<string[]>;
  /** One that is not there is none to remove. */
  readonly remove: (name: string) => Promise<void>;
};

const BYTES = "application/octet-stream";

/** A bucket that is not there is a fault of its own. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "status" in error &&
  error.status === 404 &&
  !("serviceCode" in error && error.serviceCode === "NoSuchBucket");

const unlessMissing = async <T>(act: Promise<T>): Promise<T | null> => {
  try {
    return await act;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Opens a bucket, where an answer may take so long (null: any time); the library is loaded when something is first asked. */
export const openStore = (
  { endpoint, region, key_id, secret, prefix }: StorePlace,
  timeout_ms: number | null = null,
): ObjectStore => {
  const load = async () => {
    const { S3mini } = await import("s3mini");
    return new S3mini({
      accessKeyId: key_id,
      secretAccessKey: secret,
      endpoint,
      region,
      ...(timeout_ms === null ? {} : { requestAbortTimeout: timeout_ms }),
    });
  };
  let loading: ReturnType<typeof load> | null = null;
  const open = () => (loading ??= load());
  return {
    putFile: async (name, file) => {
      await (await open()).putAnyObject(prefix + name, await openAsBlob(file), BYTES);
    },
    putBytes: async (name, bytes) => {
      await (await open()).putAnyObject(prefix + name, bytes, BYTES);
    },
    read: async (name) => {
      const response = await (await open()).getObjectResponse(prefix + name);
      // The body of an answer is a stream of bytes that can be gone through.
      return (response?.body ?? null) as AsyncIterable<Uint8Array> | null;
    },
    readSpan: async (name, { from, to }) => {
      const response = await unlessMissing((await open()).getObjectRaw(prefix + name, false, from, to));
      return response === null ? null : new Uint8Array(await response.arrayBuffer());
    },
    list: async () => {
      const found = (await (await open()).listObjects("/", prefix)) ?? [];
      return found.map(({ Key }) => Key.slice(prefix.length));
    },
    remove: async (name) => {
      await unlessMissing((await open()).deleteObject(prefix + name));
    },
  };
};

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

/** Files in a bucket, by their names below the prefix. Everything throws what the store or the way there had against it. */
export type ObjectStore = {
  readonly putFile: (name: string, file: string) => Promise<void>;
  readonly putBytes: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is none. */
  readonly read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  readonly list: () => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
};

const BYTES = "application/octet-stream";

/** Opens a bucket; the library is loaded only then. */
export const openStore = async ({
  endpoint,
  region,
  key_id,
  secret,
  prefix,
}: StorePlace): Promise<ObjectStore> => {
  const { S3mini } = await import("s3mini");
  const client = new S3mini({ accessKeyId: key_id, secretAccessKey: secret, endpoint, region });
  return {
    putFile: async (name, file) => {
      await client.putAnyObject(prefix + name, await openAsBlob(file), BYTES);
    },
    putBytes: async (name, bytes) => {
      await client.putAnyObject(prefix + name, bytes, BYTES);
    },
    read: async (name) => {
      const response = await client.getObjectResponse(prefix + name);
      // The body of an answer is a stream of bytes that can be gone through.
      return (response?.body ?? null) as AsyncIterable<Uint8Array> | null;
    },
    list: async () => {
      const found = (await client.listObjects("/", prefix)) ?? [];
      return found.map(({ Key }) => Key.slice(prefix.length));
    },
    remove: async (name) => {
      await client.deleteObject(prefix + name);
    },
  };
};

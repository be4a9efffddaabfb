import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Storage of a test that speaks as much of S3 as is asked for here: put, get (parts too), list and delete in one bucket. */
export type TestStore = {
  /** As BACKUP_URL and BLOB_URL have it, with a folder below the bucket. */
  readonly url: (folder: string) => string;
  readonly objects: Map<string, Buffer>;
  /** What is stored from now on is not what was sent. */
  readonly damage: (damages: boolean) => void;
  /** Every request is answered with this status from now on; null: as it should be. */
  readonly fail: (status: number | null) => void;
  readonly close: () => Promise<void>;
};

const BUCKET = "/kept";

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const toListing = (objects: Map<string, Buffer>, prefix: string): string => {
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const entries = found.map(
    ([key, { length }]) =>
      `<Contents><Key>${key}</Key><Size>${String(length)}</Size><ETag>"e"</ETag><LastModified>2026-11-20T00:00:00.000Z</LastModified><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${String(found.length)}</KeyCount>${entries.join("")}</ListBucketResult>`;
};

/** The bytes that are asked for. */
const sendObject = (response: ServerResponse, found: Buffer, range: string | undefined): void => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const bytes = from === undefined ? found : found.subarray(Number(from), Number(to) + 1);
  response
    .writeHead(from === undefined ? 200 : 206, { "content-length": bytes.length, etag: '"e"' })
    .end(bytes);
};

export const startTestStore = async (): Promise<TestStore> => {
  const objects = new Map<string, Buffer>();
  let damages = false;
  let failing: number | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "", "http://store");
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 1));
    if (failing !== null) return void response.writeHead(failing).end();
    if (request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/") !== true)
      return void response.writeHead(403).end();
    if (request.method === "PUT") {
      const bytes = await readAll(request);
      objects.set(key, damages ? bytes.subarray(1) : bytes);
      const etag = createHash("md5").update(bytes).digest("hex");
      return void response.writeHead(200, { etag: `"${etag}"` }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === "") {
      response.writeHead(200, { "content-type": "application/xml" });
      return void response.end(toListing(objects, url.searchParams.get("prefix") ?? ""));
    }
    const found = objects.get(key);
    if (found === undefined) return void response.writeHead(404).end();
    sendObject(response, found, request.headers.range);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (folder) =>
      `s3+http://key:secret@127.0.0.1:${String(port)}${BUCKET}${folder === "" ? "" : `/${folder}`}`,
    objects,
    damage: (does) => {
      damages = does;
    },
    fail: (status) => {
      failing = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

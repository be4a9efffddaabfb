import burner from "@kenjiuno/msgreader/lib/Burner.js";
import type { Entry } from "@kenjiuno/msgreader/lib/Burner.js";

/** A message as Outlook saves it. */
export type OutlookMessage = {
  readonly from?: string;
  readonly subject?: string;
  readonly message_id?: string;
  readonly sent_at?: string;
  readonly attachments?: readonly { readonly name: string; readonly bytes: string | Uint8Array }[];
};

const DIRECTORY = 1;
const DOCUMENT = 2;
const ROOT = 5;
const FILE_TIME_EPOCH_MS = Date.UTC(1601, 0, 1);
const SENT = 0x0039;
const FILE_TIME = 0x0040;

const document = (name: string, bytes: Buffer): Entry => ({
  name,
  type: DOCUMENT,
  length: bytes.length,
  // A piece of a larger buffer would be written whole.
  binaryProvider: () => Uint8Array.from(bytes),
});
const text = (tag: string, value: string): Entry =>
  document(`__substg1.0_${tag}001F`, Buffer.from(value, "utf16le"));

/** The values of a fixed size, behind a head of so many bytes. */
const properties = (head_bytes: number, sent_at?: string): Entry => {
  if (sent_at === undefined) return document("__properties_version1.0", Buffer.alloc(head_bytes));
  const bytes = Buffer.alloc(head_bytes + 16);
  bytes.writeUInt32LE((SENT << 16) | FILE_TIME, head_bytes);
  const ticks = BigInt(Date.parse(sent_at) - FILE_TIME_EPOCH_MS) * 10_000n;
  bytes.writeBigUInt64LE(ticks, head_bytes + 8);
  return document("__properties_version1.0", bytes);
};

/** The bytes of a message of Outlook (MSG, MS-OXMSG) with what Passbook reads of one. */
export const makeMsg = ({
  from = "statements@rhein-bank.example",
  subject = "Your statement",
  message_id,
  sent_at,
  attachments = [],
}: OutlookMessage): Uint8Array => {
  const entries: Entry[] = [{ name: "Root Entry", type: ROOT, length: 0, children: [] }];
  const add = (entry: Entry): number => entries.push(entry) - 1;
  const root = [
    add(properties(32, sent_at)),
    add(text("0037", subject)),
    add(text("5D01", from)),
    ...(message_id === undefined ? [] : [add(text("1035", message_id))]),
  ];
  for (const [index, { name, bytes }] of attachments.entries()) {
    const place = `__attach_version1.0_#${index.toString(16).padStart(8, "0")}`;
    const folder: Entry = { name: place, type: DIRECTORY, length: 0, children: [] };
    root.push(add(folder));
    folder.children = [
      add(properties(8)),
      add(text("3707", name)),
      add(document("__substg1.0_37010102", Buffer.from(bytes))),
    ];
  }
  const [first] = entries;
  if (first !== undefined) first.children = root;
  return burner.burn(entries);
};

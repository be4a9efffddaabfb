import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { MadePasskey, SignedPasskey } from "@passbook/contract/passkey-shapes";

/** What an authenticator does, in software: keeps one key for one place, and signs what it is asked to. */

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: Uint8Array | string): Buffer => createHash("sha256").update(data).digest();

/** CBOR of short texts, byte strings, small numbers and maps: all that is needed here. */
const cbor = (value: unknown): Buffer => {
  const head = (kind: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(kind << 5) | count]);
    return Buffer.from(count < 256 ? [(kind << 5) | 24, count] : [(kind << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
};

const toCose = (key: KeyObject): Buffer => {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const entries: [number, unknown][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ];
  return cbor(new Map(entries));
};

const countBytes = (count: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};

/** How a test wants it to be odd. */
export type Odd = {
  readonly origin?: string;
  readonly rp_id?: string;
  readonly challenge?: string;
  readonly verifies?: boolean;
  readonly count?: number;
  readonly user_handle?: string;
};

type Options = Readonly<Record<string, unknown>>;

export const makeAuthenticator = (place: { origin: string; rp_id: string }) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let count = 0;
  let user_handle = "";
  const clientData = (type: string, options: Options, odd: Odd): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? options["challenge"],
        origin: odd.origin ?? place.origin,
        crossOrigin: false,
      }),
    );
  const authData = (odd: Odd, more = 0): Buffer =>
    Buffer.concat([
      sha256(odd.rp_id ?? place.rp_id),
      Buffer.from([USER_PRESENT | (odd.verifies === false ? 0 : USER_VERIFIED) | more]),
      countBytes(odd.count ?? count),
    ]);
  return {
    make: (options: Options, odd: Odd = {}): MadePasskey => {
      user_handle = (options["user"] as { id: string }).id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, toCose(publicKey)]);
      const statement = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Buffer.concat([authData(odd, ATTESTED), attested])],
      ]);
      const response = {
        clientDataJSON: toText(clientData("webauthn.create", options, odd)),
        attestationObject: toText(cbor(statement)),
        transports: ["internal"],
      };
      return { id: toText(id), rawId: toText(id), type: "public-key", response };
    },
    sign: (options: Options, odd: Odd = {}): SignedPasskey => {
      count += 1;
      const data = clientData("webauthn.get", options, odd);
      const authenticatorData = authData(odd);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: toText(data),
        authenticatorData: toText(authenticatorData),
        signature: toText(signature),
        userHandle: odd.user_handle ?? user_handle,
      };
      return { id: toText(id), rawId: toText(id), type: "public-key", response };
    },
  };
};

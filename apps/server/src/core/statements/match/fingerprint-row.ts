import { hash } from "node:crypto";

/** What of a printed row tells it from others of its account. */
export type FingerprintParts = {
  readonly booked_on: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
};

const FINGERPRINT_LENGTH = 22;

/** 132 bits of a SHA-256 over day, amount, currency and description; case, width and spacing of the text do not count. */
export const fingerprintRow = ({ booked_on, amount, currency, description }: FingerprintParts): string => {
  const text = description.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  return hash("sha256", `${booked_on}\0${String(amount)}\0${currency}\0${text}`, "base64url").slice(
    0,
    FINGERPRINT_LENGTH,
  );
};

/** What keeps a host from being reached, whatever it is asked for. */
export type HostFault = "name_not_found" | "host_not_allowed" | "refused" | "unreachable" | "certificate";

const BY_CODE: Readonly<Record<string, HostFault>> = {
  ENOTFOUND: "name_not_found",
  EAI_AGAIN: "name_not_found",
  ECONNREFUSED: "refused",
  ETIMEDOUT: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
};
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)/;

/** What an error of a connection is by its code; null for other errors. */
export const toHostFault = (code: string): HostFault | null =>
  BY_CODE[code] ?? (CERTIFICATE.test(code) ? "certificate" : null);

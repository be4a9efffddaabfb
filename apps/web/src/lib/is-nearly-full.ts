import type { Subscription } from "@passbook/contract/subscription";

const NEARLY_FULL = 0.8;

/** True from the share on at which a person is warned that the room for their files comes to its end. */
export const isNearlyFull = ({ used_bytes, limit_bytes }: Subscription["storage"]): boolean =>
  limit_bytes !== null && used_bytes >= limit_bytes * NEARLY_FULL;

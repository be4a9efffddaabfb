import type { Subscription } from "@passbook/contract/subscription";

const NEARLY_FULL = 0.8;

/** True from the share on at which a person is warned that their room comes to its end. */
export const isNearlyFull = ({
  used_bytes,
  limit_bytes,
}: Pick<Subscription["storage"], "used_bytes" | "limit_bytes">): boolean =>
  limit_bytes !== null && used_bytes >= limit_bytes * NEARLY_FULL;

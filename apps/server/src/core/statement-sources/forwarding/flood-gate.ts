/** Lets mail servers in as long as they come neither too many at a time nor too often. */
export type FloodGate = {
  /** False for one too many; of the others each `leave`s once. */
  readonly enter: (network: string) => boolean;
  readonly leave: (network: string) => void;
};

const MOST_TOGETHER = 10;
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Counts the connections of each network in this process, so that a flood costs no write to the database. */
export const makeFloodGate = (nowMs: () => number): FloodGate => {
  const connected = new Map<string, number>();
  let came = new Map<string, number>();
  let minute_began_ms = nowMs();
  return {
    enter: (network) => {
      const now_ms = nowMs();
      if (now_ms - minute_began_ms >= MINUTE_MS) {
        came = new Map();
        minute_began_ms = now_ms;
      }
      const together = (connected.get(network) ?? 0) + 1;
      const lately = (came.get(network) ?? 0) + 1;
      came.set(network, lately);
      if (together > MOST_TOGETHER || lately > MOST_A_MINUTE) return false;
      connected.set(network, together);
      return true;
    },
    leave: (network) => {
      const together = (connected.get(network) ?? 0) - 1;
      if (together > 0) connected.set(network, together);
      else connected.delete(network);
    },
  };
};

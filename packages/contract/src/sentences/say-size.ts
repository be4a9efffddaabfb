const STEP = 1024;
const UNITS = ["kB", "MB", "GB", "TB"] as const;

/** Bytes in a sentence, in steps of 1024 as limits are counted, one digit below ten: "82 kB", "1.2 MB". */
export const saySize = (bytes: number): string => {
  if (bytes < STEP) return `${String(bytes)} byte${bytes === 1 ? "" : "s"}`;
  const step = Math.min(UNITS.length, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / STEP ** step;
  return `${value.toFixed(value < 10 ? 1 : 0).replace(/\.0$/, "")} ${UNITS[step - 1] ?? ""}`;
};

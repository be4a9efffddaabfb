/** The RC4 stream of a key: each call gives the next bytes, in place, over what it is handed. */
export const startRc4 = (key: Uint8Array): ((bytes: Uint8Array) => void) => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number): void => {
    const held = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = held;
  };
  let [at, mixed] = [0, 0];
  for (let index = 0; index < 256; index += 1) {
    mixed = (mixed + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, mixed);
  }
  mixed = 0;
  return (bytes) => {
    for (let index = 0; index < bytes.length; index += 1) {
      at = (at + 1) & 0xff;
      mixed = (mixed + (state[at] ?? 0)) & 0xff;
      swap(at, mixed);
      const sum = ((state[at] ?? 0) + (state[mixed] ?? 0)) & 0xff;
      bytes[index] = (bytes[index] ?? 0) ^ (state[sum] ?? 0);
    }
  };
};

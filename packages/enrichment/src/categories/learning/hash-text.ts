const BASIS = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** FNV-1a of a text that goes on from what was hashed before it, so that texts need not be joined. */
export const hashOn = (hash: number, text: string, from = 0, to = text.length): number => {
  let next = hash;
  for (let at = from; at < to; at += 1) next = Math.imul(next ^ text.charCodeAt(at), PRIME);
  return next;
};

/** What a text that begins so is hashed on from. */
export const hashStart = (text: string): number => hashOn(BASIS, text);

/** The last mixing, to 32 bits. */
export const finishHash = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

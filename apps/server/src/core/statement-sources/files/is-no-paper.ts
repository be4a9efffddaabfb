type Signature = readonly (readonly [at: number, bytes: string])[];

/** How programs, sounds and films begin. */
const SIGNATURES: readonly Signature[] = [
  [[0, "MZ"]],
  [[0, "\u007fELF"]],
  [[0, "\u00cf\u00fa\u00ed\u00fe"]],
  [[0, "\u00ce\u00fa\u00ed\u00fe"]],
  [[0, "\u00ca\u00fe\u00ba\u00be"]],
  [[0, "ID3"]],
  [[0, "OggS"]],
  [[0, "fLaC"]],
  [
    [0, "RIFF"],
    [8, "WAVE"],
  ],
  [
    [0, "RIFF"],
    [8, "AVI "],
  ],
  [[0, "\u001a\u0045\u00df\u00a3"]],
  ...["isom", "mp41", "mp42", "M4A ", "M4V ", "qt  ", "avc1"].map((brand): Signature => [
    [4, "ftyp"],
    [8, brand],
  ]),
];
const HEAD_BYTES = 256;

/** Whether the first bytes are those of a program, a sound or a film, which nobody's statement is; a text never is one. */
export const isNoPaper = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1");
  if (!head.includes("\0")) return false;
  return SIGNATURES.some((parts) => parts.every(([at, letters]) => head.startsWith(letters, at)));
};

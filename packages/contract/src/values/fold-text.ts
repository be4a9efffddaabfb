/** Lower case without accents: what two spellings share when only case and marks differ. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "");

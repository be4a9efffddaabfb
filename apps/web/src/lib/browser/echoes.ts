/** What was told and comes back later, of which some may be passed over. */
export type Echoes = { readonly told: (text: string) => void; readonly isEcho: (text: string) => boolean };

/** Tells what comes back because it was told, however much was told since, from what comes by itself. */
export const makeEchoes = (): Echoes => {
  let awaited: readonly string[] = [];
  return {
    told: (text) => {
      awaited = [...awaited, text];
    },
    isEcho: (text) => {
      const place = awaited.indexOf(text);
      awaited = awaited.slice(place + 1);
      if (place < 0) awaited = [];
      return place >= 0;
    },
  };
};

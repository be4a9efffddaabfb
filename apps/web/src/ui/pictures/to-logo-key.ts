/** The name of a brand's logo: its letters and digits only, small and without accents. */
export const toLogoKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

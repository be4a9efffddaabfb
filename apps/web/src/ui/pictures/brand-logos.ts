import { toLogoKey } from "./to-logo-key.ts";

const FILES = import.meta.glob<string>("./brand-logos/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const URLS = new Map(
  Object.entries(FILES).map(([file, url]) => [file.slice("./brand-logos/".length, -".svg".length), url]),
);

/** The address of a brand's logo; "Netflix.com" is known as Netflix. */
export const findBrandLogo = (name: string): string | null => {
  const key = toLogoKey(name);
  return URLS.get(key) ?? URLS.get(key.replace(/com$/, "")) ?? null;
};

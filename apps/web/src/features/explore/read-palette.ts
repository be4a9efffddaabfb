import type { Palette } from "../../ui/scenes/write-svg.ts";

/** The colours of tokens as they are in light, for paper and for pictures that are looked at elsewhere. */
export const readPalette = (): Palette => {
  const known = new Map<string, string>();
  return (token) => {
    const before = known.get(token);
    if (before !== undefined) return before;
    const probe = document.createElement("i");
    probe.style.colorScheme = "light";
    probe.style.color = `var(--${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    known.set(token, color);
    return color;
  };
};

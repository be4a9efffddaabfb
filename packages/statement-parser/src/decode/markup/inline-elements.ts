/** Elements that stand in the middle of a line of text. */
export const INLINE: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo big cite code em font i img input ins label mark nobr q s small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

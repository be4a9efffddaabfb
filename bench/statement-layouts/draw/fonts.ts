const FOLDER = "/usr/share/fonts/truetype";

/** Fonts that are embedded; the fourteen of every reader (Helvetica, Times-Roman, Courier) are not. */
export const SANS = `${FOLDER}/liberation/LiberationSans-Regular.ttf`;
export const SANS_BOLD = `${FOLDER}/liberation/LiberationSans-Bold.ttf`;
export const NARROW = `${FOLDER}/liberation/LiberationSansNarrow-Regular.ttf`;
export const SERIF = `${FOLDER}/liberation/LiberationSerif-Regular.ttf`;
export const SERIF_BOLD = `${FOLDER}/liberation/LiberationSerif-Bold.ttf`;
export const MONO = `${FOLDER}/liberation/LiberationMono-Regular.ttf`;
export const DEJAVU = `${FOLDER}/dejavu/DejaVuSansCondensed.ttf`;
export const DEJAVU_BOLD = `${FOLDER}/dejavu/DejaVuSansCondensed-Bold.ttf`;

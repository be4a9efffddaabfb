/** Named characters 160 to 255 of HTML in their order, and the few others that pages of banks use. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot " +
  "cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml " +
  "Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig " +
  "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute " +
  "ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** Each name with the sign it stands for. */
const OTHERS =
  "amp& lt< gt> quot\" apos' euro€ ndash\u2013 mdash\u2014 minus\u2212 hellip\u2026 bull\u2022 lsquo\u2018 rsquo\u2019 " +
  "ldquo\u201C rdquo\u201D thinsp\u2009 ensp\u2002 emsp\u2003 zwnj scaron\u0161 Scaron\u0160 OElig\u0152 oelig\u0153";

const NAMED = new Map<string, string>([
  ...LATIN.split(" ").map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...OTHERS.split(" ").map((entry): [string, string] => {
    const name = /^[A-Za-z]+/.exec(entry)?.[0] ?? "";
    return [name, entry.slice(name.length)];
  }),
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));?/g;
const CODE_MAX = 0x10_ff_ff;

/** The text with the predefined entities of HTML and XML replaced; a file's own entities are never expanded. */
export const decodeEntities = (text: string): string =>
  text.includes("&")
    ? text.replaceAll(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
        return code > 0 && code <= CODE_MAX ? String.fromCodePoint(code) : "";
      })
    : text;

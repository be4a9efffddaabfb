/** Endings offered when files are chosen; the server tells by the content, whatever the name. */
export const STATEMENT_FILES =
  ".pdf,.csv,.tsv,.txt,.xls,.xlsx,.htm,.html,.ofx,.qfx,.qbo,.qif,.xml,.sta,.mt940,.940,.942,.cod,.n43,.bai,.bai2,.json,.zip";

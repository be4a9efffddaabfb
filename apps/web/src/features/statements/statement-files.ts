/** Endings offered when files are chosen; the server tells by the content, whatever the name. */
export const STATEMENT_FILES = ".ofx,.qfx,.qif,.csv,.tsv,.txt";

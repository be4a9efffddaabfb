/** Endings offered when files are chosen; the server tells by the content, whatever the name. */
export const STATEMENT_FILES =
  ".pdf,.jpg,.jpeg,.png,.tif,.tiff,.ofx,.qfx,.qbo,.qif,.csv,.tsv,.txt,.xls,.xlsx,.ods,.fods,.html,.mhtml,.mht,.xml,.sta,.940,.mt940,.942,.cod,.n43,.aeb43,.cfo,.afb,.gpc,.bai,.bai2,.json,.journal,.hledger,.ledger,.beancount,.gnucash,.sqlite,.zip,.gz,.eml,.msg,.mbox";

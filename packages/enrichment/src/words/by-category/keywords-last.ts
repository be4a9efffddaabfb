import type { WordList } from "./word-list.ts";

/** What speaks only where nothing else does: offices that also run baths, meters and car parks, and bare words of moving money. */
export const KEYWORDS_LAST: WordList = {
  "taxes_fees.government": [
    "city of, county of, town of, township of, village of, state of, borough council, city council, county council, municipality, municipal, county, gemeinde, stadt, mairie, ayuntamiento, prefeitura, comune di",
  ],
  "transfers.transfers": [
    "transfer, xfer, xfers, trnsfr, trfr, internet transfer, internet trf, external transfer, wire transfer, bank transfer, money transfer, send money, savings, own transfer, funds transfer",
  ],
  "taxes_fees.bank_fees": ["fee, fees, service charges"],
};

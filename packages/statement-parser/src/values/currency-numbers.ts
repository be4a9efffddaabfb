import type { CurrencyCode } from "@passbook/contract/values";

/** Currencies by their ISO 4217 numbers; 810 is the rouble of before 1998, which Russian account numbers still write. */
const CURRENCIES = new Map(
  (
    "978EUR 840USD 826GBP 756CHF 392JPY 752SEK 578NOK 208DKK 352ISK 124CAD 036AUD 554NZD 484MXN 985PLN 724ESP 203CZK 348HUF 946RON " +
    "975BGN 941RSD 977BAM 807MKD 008ALL 498MDL 980UAH 933BYN 643RUB 810RUB 398KZT 417KGS 972TJS 860UZS 934TMT 981GEL 051AMD 944AZN " +
    "949TRY 376ILS 784AED 682SAR 414KWD 048BHD 512OMR 634QAR 400JOD 818EGP 504MAD 788TND 710ZAR 404KES 566NGN 936GHS 356INR 586PKR " +
    "050BDT 144LKR 156CNY 344HKD 901TWD 410KRW 702SGD 458MYR 764THB 360IDR 608PHP 704VND 986BRL 032ARS 152CLP 170COP 604PEN 858UYU"
  )
    .split(" ")
    .map((entry): [string, CurrencyCode] => [entry.slice(0, 3), entry.slice(3)]),
);

/** The currency of three digits; null where they are of none that is known here. */
export const findNumberedCurrency = (digits: string): CurrencyCode | null => CURRENCIES.get(digits) ?? null;

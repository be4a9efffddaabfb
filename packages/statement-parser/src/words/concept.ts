/** What words of statements stand for, in all languages; a label may say several of them. */
export type Concept =
  /** What pays a debt off, as the box of a bill or the row of a card calls it. */
  | "payment"
  /** What makes a debt greater. */
  | "purchase"
  /** Fees and interest that a bank adds. */
  | "cost"
  /** What a bank says of a bill that was paid. */
  | "thanks"
  /** What of a debt is left. */
  | "owed"
  /** What a label calls a sum of money that came in. */
  | "credits"
  /** What the name of a column calls money that comes in. */
  | "credit"
  /** What says in a cell of its own that money came in. */
  | "credit_mark"
  /** What a label calls a sum of money that went out. */
  | "debits"
  /** What the name of a column calls money that goes out. */
  | "debit"
  /** What says in a cell of its own that money went out. */
  | "debit_mark"
  /** A name that holds a word and does not mean it: of a card, of a product. */
  | "name"
  /** What says of a balance that it is the one before the first row. */
  | "first"
  /** What says of a balance that it is the one after the last row. */
  | "last"
  /** What says of a balance that it is that of the day on which it is asked for. */
  | "now"
  /** What the statement of a card is called, and figures that only it prints. */
  | "card_account"
  /** How much may be owed. */
  | "credit_limit"
  /** The least that is to be paid of a bill. */
  | "least_due"
  /** The day until which a bill is to be paid. */
  | "due_day"
  /** What the statement of a loan is called. */
  | "loan_account"
  /** A loan; banks offer them on statements of other accounts too, but once. */
  | "loan"
  /** An account for savings. */
  | "savings"
  /** An account for what is paid and received every day. */
  | "current"
  /** Money in the hand, as the name of an account. */
  | "cash"
  /** What an instalment pays for having borrowed, as the name of a column. */
  | "interest"
  /** What an instalment pays back of what was borrowed, as the name of a column. */
  | "principal"
  /** What the code of a security is called, as the name of a column. */
  | "symbol"
  /** What a security is called, as the name of a column. */
  | "security"
  /** How much is held of it. */
  | "quantity"
  /** What one unit of it is worth. */
  | "unit_price"
  /** What all units of it are worth. */
  | "market_value"
  /** What one unit of it was bought for. */
  | "unit_cost"
  /** What all units of it were bought for. */
  | "cost_basis"
  /** A column that only trades have: whether they bought or sold. */
  | "trade"
  /** Words of the bill of a card or a loan that other statements print too. */
  | "bill"
  /** What the label of the number of an account or a card calls it. */
  | "account_label"
  /** What of an account is not its number. */
  | "of_account"
  /** What the first day of a period is called. */
  | "period_from"
  /** What the last day of a period is called. */
  | "period_to"
  /** What the label of the name of a bank calls it. */
  | "bank_label"
  /** A balance, whichever. */
  | "balance"
  /** A word that is a balance beside the words for first and last. */
  | "stand"
  /** The balance before the first row. */
  | "opening"
  /** The balance after the last row. */
  | "closing"
  /** What a row begins with that states the balance before the first. */
  | "opening_row"
  /** What a row begins with that states the balance after the last. */
  | "closing_row"
  /** A figure that stands beside balances and is none of them. */
  | "aside"
  /** A balance taken over from page to page. */
  | "carried"
  /** A sum of rows. */
  | "total"
  /** A word that makes the name of a side that of its sum. */
  | "of_all"
  /** A heading of rows whose money came in. */
  | "in_heading"
  /** A heading of rows whose money went out. */
  | "out_heading"
  /** What is announced or reserved and not booked yet. */
  | "pending"
  /** What never happened: declined, cancelled, expired. */
  | "failed"
  /** What was taken back. */
  | "reversed"
  /** What a row says whose money came in, whatever the account. */
  | "row_in"
  /** What a row says whose money went out, whatever the account. */
  | "row_out"
  /** A heading of days, rates, points, plans or the future: what stands under it moved nothing. */
  | "no_rows"
  /** What a statement without rows says in their place: nothing moved. */
  | "idle"
  /** A heading of rows that are booked. */
  | "booked"
  /** What says of a balance that the holder has it. */
  | "in_credit"
  /** What says of a balance that the holder owes it. */
  | "in_debt"
  /** A time that is not the one of the statement: a year, since a day. */
  | "other_time"
  /** A year before that of the statement, whose figures are there to compare with. */
  | "year_before"
  /** Rows that a bank may leave out of what came in or went out: fees, interest, taxes. */
  | "apart"
  /** What makes a day one that is still to come: due, next, valid until. */
  | "coming"
  /** What is counted and is no money. */
  | "unit"
  /** What speaks of an account or its money. */
  | "account_word"
  /** What a statement calls itself. */
  | "statement"
  /** What a letter about one sale calls itself. */
  | "invoice"
  /** What makes a day the end of something. */
  | "expiry"
  /** What calls something a currency. */
  | "currency"
  /** An amount before what is taken off. */
  | "gross"
  /** An amount after what is taken off. */
  | "net"
  /** What names a column of money that pays a debt off. */
  | "paid_column"
  /** What names a column of money that makes a debt greater. */
  | "owed_column"
  /** What names a column of costs. */
  | "cost_column"
  /** What stands over the figures of a box and over no rows. */
  | "box"
  /** What is said of one row that is not booked yet; elsewhere it says less. */
  | "held"
  /** What makes an amount in a column's name one that did not move the account. */
  | "foreign"
  /** An amount, within the name of a column. */
  | "money"
  /** The amount in the currency in which it was paid. */
  | "original_amount"
  /** An amount, as the name of a column. */
  | "amount"
  /** The kind of a shop by its code. */
  | "mcc"
  /** What bookkeepers call the side of a debit, which in the books of the holder is money that came in. */
  | "ledger"
  /** A column that says for each row which way its money went. */
  | "direction"
  /** A rate of exchange. */
  | "rate"
  /** A tax. */
  | "tax"
  /** A fee. */
  | "fee"
  /** A time of day. */
  | "time"
  /** The name of the account. */
  | "account_name"
  /** The number of the account. */
  | "account"
  /** Whether a row is booked. */
  | "status"
  /** What a row is about. */
  | "description"
  /** The kind of a row. */
  | "type"
  /** The number of a row. */
  | "reference"
  /** The card of a row. */
  | "card"
  /** What the name of a column calls a balance. */
  | "balance_name"
  /** The category of a row. */
  | "category"
  /** The words of a category beside its number. */
  | "category_text"
  /** The other side of a row, as the name of a column. */
  | "party";

/** The words of one language: for each concept its phrases, apart by commas, written as `phrase-notation.ts` says. */
export type Words = Readonly<Partial<Record<Concept, string>>>;

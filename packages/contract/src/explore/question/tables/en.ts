import type { Table } from "../table.ts";

export const EN: Table = {
  measures: {
    count:
      "how often, how many times, how many, how many purchases, how many payments, how many transactions, number of, number of purchases, number of payments, number of transactions, number of times",
    average: "on average, average, mean, typical, typically, usually",
    income:
      "how much did i earn, did i earn, earned, earn, income, earnings, receive, received, did i make, have i made, did we make, have we made, money did i make, get paid, got paid, was i paid, came in, come in, comes in",
    saved_rate:
      "savings rate, saving rate, saved of income, how much of my income do i save, how much of my income did i save, percentage of income saved, share of income saved",
    saved: "did i save, saved, save, savings",
    invested: "did i invest, invested, invest, investments",
    spent:
      "spent, spend, spending, pay, paid, cost, costs, expenses, expense, buy, bought, money out, went out, goes out, withdraw, withdrew, withdrawn, take out, took out",
  },
  dimensions: {
    category: "category, categories",
    sub_category: "sub-category, sub-categories, subcategory, subcategories",
    merchant: "merchant, merchants, shop, shops, store, stores, payee, payees",
    tag: "tag, tags",
    account: "account, accounts, card, cards",
    day: "day, days",
    week: "week, weeks",
    month: "month, months",
    quarter: "quarter, quarters",
    year: "year, years",
    weekday: "weekday, weekdays, day of the week",
    month_of_year: "month of the year",
  },
  by: "by, per, each, every, for each, broken down by, and by",
  which: "which, which of the, in which, at which",
  rhythms: {
    weekday: "weekend, weekends",
    day: "daily, a day",
    week: "weekly, a week",
    month: "monthly, a month, over time, trend of, trend, changed, developed",
    quarter: "quarterly, a quarter",
    year: "yearly, annually, a year",
  },
  seasons: { winter: "winter", spring: "spring", summer: "summer", autumn: "autumn, fall" },
  feasts: {
    christmas: "christmas, xmas, christmas eve, christmas day",
    new_year: "new year, new years, new year's, new year's day",
    easter: "easter, good friday",
  },
  last: "last, past, previous",
  this: "this",
  running: { year: "of the year", month: "of the month", week: "of the week" },
  over: {},
  since: "since, starting, ever since",
  so_far: "year to date, so far this year, this year so far, ytd",
  within: "in, during, over, for, from, within, of, on, the",
  above: "over, above, more than",
  below: "under, below, less than",
  at_least: "at least",
  at_most: "at most, up to",
  than: "than, compared with, compared to, versus, vs, against",
  greatest:
    "biggest, largest, highest, top, greatest, most expensive, the most expensive, dearest, the dearest, main",
  numbers: "one|a|an, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve",
  ordinals: "first|1st, second|2nd, third|3rd, fourth|4th",
  half: "half, half year",
  past: "past",
  ago: "ago",
  until: "until, till, up to, through",
  before: "before",
  after: "after",
  to: "to, until, till, through",
  and: "and",
  between: "between",
  without: "without, except, excluding, except for, other than, but not, not counting, apart from",
  to_whom: "where, whom, who",
  for_what:
    "where does my money go, where did my money go, where does the money go, where is my money going, where does all my money go, what do i spend most on, what did i spend most on, what do i spend my money on, what did i spend my money on",
  purchase:
    "purchase, purchases, payment, payments, transaction, transactions, bill, bills, order, orders, visit, visits",
  elsewhere: {
    "bank-accounts":
      "balance, balances, how much is in, how much is on, how much do i have, how much money do i have, how much do we have, how much do i have in, how much money is in",
    "net-worth": "net worth, worth, how much am i worth",
    ahead:
      "next week, next month, next quarter, next year, tomorrow, will i spend, will i have, will i pay, can i spend, can i afford, until payday, till payday, forecast, end of the month, at the end of the month, by the end of the month, will i have at",
    budgets:
      "budget, budgets, left to spend, do i have left, have left, is left, left, can i still spend, still spend",
  },
  currencies: {
    EUR: "euro, euros, eur, €",
    USD: "dollar, dollars, $",
    GBP: "pound, pounds, £",
    INR: "rupee, rupees, ₹",
  },
  fillers:
    "can, how, much, many, did, do, does, have, has, had, been, i, we, us, my, our, was, were, is, are, what, what's, that, it's, show, me, tell, on, at, for, in, the, a, an, of, to, from, money, with, and, all, everything, anything, overall, altogether, it, go, went, going, gone, get, got, up, down, change, more, less, most, the most, or, there, much more, much less, amount, amounts, total, in total, per cent, please, expensive",
};

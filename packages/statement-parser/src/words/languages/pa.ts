import type { Words } from "../concept.ts";

/** Punjabi. */
export const pa: Words = {
  balance: "ਬਕਾਇਆ, ਬਾਕੀ, ਬੈਲੇਂਸ",
  total: "ਕੁੱਲ",
  credit_limit: "ਕ੍ਰੈਡਿਟ ਸੀਮਾ",
  least_due: "ਘੱਟੋ ਘੱਟ ਰਕਮ, ਘੱਟੋ ਘੱਟ ਭੁਗਤਾਨ",
  due_day: "ਭੁਗਤਾਨ ਦੀ ਆਖਰੀ ਮਿਤੀ, ਦੇਣਯੋਗ ਮਿਤੀ",
  account_label: "ਖਾਤਾ ਨੰਬਰ",
  statement: "ਖਾਤਾ ਵੇਰਵਾ, ਖਾਤਾ ਸਟੇਟਮੈਂਟ",
  description: "=ਵੇਰਵਾ, =ਵਰਣਨ, =ਵੇਰਵੇ",
  debit: "=ਨਾਮੇ, =ਡੈਬਿਟ, =ਕਢਵਾਈ, =ਨਿਕਾਸੀ",
  credit: "=ਜਮ੍ਹਾਂ, =ਜਮ੍ਹਾ, =ਕ੍ਰੈਡਿਟ",
  amount: "=ਰਕਮ, =ਰਾਸ਼ੀ",
  balance_name: "=ਬਕਾਇਆ, =ਬਾਕੀ, =ਬੈਲੇਂਸ",
  opening: "ਸ਼ੁਰੂਆਤੀ ਬਕਾਇਆ, ਪਿਛਲਾ ਬਕਾਇਆ, ਸ਼ੁਰੂਆਤੀ ਬੈਲੇਂਸ",
  closing: "ਅੰਤਿਮ ਬਕਾਇਆ, ਆਖਰੀ ਬਕਾਇਆ, ਸਮਾਪਤੀ ਬਕਾਇਆ",
  debits: "ਕੁੱਲ ਡੈਬਿਟ, ਕੁੱਲ ਨਾਮੇ",
  credits: "ਕੁੱਲ ਜਮ੍ਹਾਂ, ਕੁੱਲ ਕ੍ਰੈਡਿਟ",
  booked: "ਲੈਣ-ਦੇਣ",
};

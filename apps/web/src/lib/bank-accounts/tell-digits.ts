type Numbered = { readonly name: string | null; readonly last_4_digits: string | null };

/** The last digits of an account as they stand beside its name; null where there are none or the name says them. */
export const tellDigits = ({ name, last_4_digits }: Numbered): string | null =>
  last_4_digits === null || name?.includes(last_4_digits) === true ? null : `··${last_4_digits}`;

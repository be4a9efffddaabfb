/** What a list is asked after for its first page: nothing. */
export const FIRST_PAGE: string | undefined = undefined;

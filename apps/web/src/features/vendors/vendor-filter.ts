/** How the list of vendors is narrowed and ordered; all of it stands in the address. */
export const SORTS = ["count", "total", "last_seen", "name"] as const;
export type Sort = (typeof SORTS)[number];

export type VendorFilter = {
  readonly q: string;
  readonly sort: Sort;
  /** A merchant's id, `none` for vendors without one, or null for all. */
  readonly merchant_id: string | null;
};

const ID = /^[0-9a-f-]{36}$/;
const LONGEST = 200;

/** The filter an address names; what cannot be meant is left out. */
export const readVendorFilter = (params: URLSearchParams): VendorFilter => {
  const merchant = params.get("merchant_id");
  return {
    q: (params.get("q") ?? "").slice(0, LONGEST),
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? "count",
    merchant_id: merchant !== null && (merchant === "none" || ID.test(merchant)) ? merchant : null,
  };
};

/** The filter as the query of an address; what is usual is left out. */
export const writeVendorFilter = ({ q, sort, merchant_id }: VendorFilter): URLSearchParams =>
  new URLSearchParams([
    ...(q === "" ? [] : [["q", q]]),
    ...(sort === "count" ? [] : [["sort", sort]]),
    ...(merchant_id === null ? [] : [["merchant_id", merchant_id]]),
  ]);

/** True when nothing narrows the list. */
export const isWhole = ({ q, merchant_id }: VendorFilter): boolean => q.trim() === "" && merchant_id === null;

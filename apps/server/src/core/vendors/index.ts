/** Vendors: finding or making those whose names a statement prints. */
export { type ResolvedVendors, resolveVendors } from "./resolve-vendors.ts";
export { MERCHANT_WORK } from "./merchant-work.ts";
export { ASSIGN_VENDORS_ACT } from "./assign-vendors.ts";

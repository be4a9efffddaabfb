/** Vendors: finding or making those whose names a statement prints. */
export { type ResolvedVendors, resolveVendors } from "./resolve-vendors.ts";
export { ASSIGN_VENDORS_ACT } from "./assign-vendors.ts";

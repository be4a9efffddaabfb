export { findStarterSubCategory, STARTER_CATEGORIES } from "./categories/starter.ts";
export { suggestCategory } from "./categories/suggest-category.ts";
export { enrichRows } from "./enrich.ts";
export { findMovements, updateMovements } from "./movements.ts";
export { readVendor } from "./merchants/read-vendor.ts";
export type {
  ChartColour,
  StarterCategory,
  StarterCategoryId,
  StarterFlags,
  StarterSubCategory,
  StarterSubCategoryId,
} from "./categories/starter.ts";
export type {
  Enrichment,
  EnrichmentRow,
  Knowledge,
  Suggestion,
  VendorAnswers,
  VendorName,
  Why,
} from "./enrichment.ts";
export type {
  FindRate,
  MovementAccount,
  MovementAnswers,
  MovementContext,
  MovementEdit,
  MovementFinder,
  MovementRow,
  Movements,
  PriceChange,
  Refund,
  RefundAnswers,
  Series,
  SeriesAnswer,
  SeriesInterval,
  SingleTransfer,
  TransferAnswers,
  TransferFindings,
  TransferPair,
  TransferReason,
  Unusual,
} from "./movement-types.ts";
export type { MovementUpdate } from "./movements.ts";

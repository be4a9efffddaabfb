export { findStarterSubCategory, STARTER_CATEGORIES } from "./categories/starter.ts";
export { suggestOnDayZero } from "./categories/day-zero.ts";
export type { DayZeroRow, DayZeroSuggestion, DayZeroWhy } from "./categories/day-zero.ts";
export { suggestCategory } from "./categories/suggest-category.ts";
export { enrichRows } from "./enrich.ts";
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

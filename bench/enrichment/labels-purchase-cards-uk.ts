import type { StarterCategoryId } from "@passbook/enrichment";

/**
 * The parents of the starter taxonomy nearest to the accounting codes of shared/labelled/purchase_cards_uk.tsv. null: the code names
 * what a council buys for its offices, or food of any kind, from a supermarket or a restaurant; such rows are left out of day-zero figures.
 */
export const LABELS_PURCHASE_CARDS_UK: Readonly<Record<string, StarterCategoryId | null>> = {
  "Bank & Goro ChgsS": "taxes_fees",
  Books: "shopping",
  "Car Parking": "transport",
  "Clothing&Uniforms": "shopping",
  "Contract Meals": "eating_out",
  Electricity: "utilities",
  "Exam Fees": "education",
  "Floral Decorations": "family",
  Gas: "utilities",
  "Insurance NonPremise": "insurance",
  "Legal Fee Other": "taxes_fees",
  "Licences & Permits": "taxes_fees",
  "Mobiles/Radios/Pagrs": "utilities",
  "N'Papers&Periodicals": "subscriptions",
  "Phon NonCentrx Lines": "utilities",
  Postage: "taxes_fees",
  "Refuse Collection": "utilities",
  Stationery: "shopping",
  "Training Tutor Fees": "education",
  "Transport Misc": "transport",
  "Travel Bus/Rail": "transport",
  "Travel Foreign": "travel",
  "Travel Taxis": "transport",
  "Vehicle Excise Lics": "taxes_fees",
  "Vehicle Fuel": "transport",
  "Vehicle Hire Charge": "travel",
  "Vehicle R&M": "transport",
  "Vehicle Tyres": "transport",
  "Water Services": "utilities",
};

import type { CategoryIcon } from "@passbook/contract/category-icons";

/** A colour of the chart palette, kept by a category for life; 12 is for what has no colour of its own. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

type SubRow = readonly [id: string, name: string, icon: CategoryIcon];
type ParentRow = {
  readonly id: string;
  readonly name: string;
  readonly icon: CategoryIcon;
  readonly colour: ChartColour;
  readonly flag?: "reserved" | "investment" | "income";
  readonly subs: readonly SubRow[];
};

const ROWS = [
  {
    id: "housing",
    name: "Housing",
    icon: "house",
    colour: 1,
    subs: [
      ["housing.rent", "Rent", "key-round"],
      ["housing.mortgage", "Mortgage", "landmark"],
      ["housing.repairs", "Home repairs", "hammer"],
      ["housing.furnishing", "Furniture and furnishing", "sofa"],
      ["housing.building_charges", "Building charges", "building-2"],
      ["housing.help", "Cleaning and household help", "sparkles"],
      ["housing.garden", "Garden", "flower-2"],
    ],
  },
  {
    id: "groceries",
    name: "Groceries",
    icon: "shopping-basket",
    colour: 7,
    subs: [
      ["groceries.supermarket", "Supermarket", "shopping-basket"],
      ["groceries.fresh", "Fruit, vegetables, meat and fish", "apple"],
      ["groceries.bakery", "Bakery", "croissant"],
      ["groceries.alcohol", "Wine and spirits", "wine"],
    ],
  },
  {
    id: "eating_out",
    name: "Eating out",
    icon: "utensils",
    colour: 2,
    subs: [
      ["eating_out.restaurants", "Restaurants", "utensils"],
      ["eating_out.delivery", "Delivery", "bike"],
      ["eating_out.coffee", "Coffee", "coffee"],
      ["eating_out.fast_food", "Fast food", "pizza"],
      ["eating_out.bars", "Bars and pubs", "beer"],
      ["eating_out.canteen", "Canteen", "soup"],
    ],
  },
  {
    id: "transport",
    name: "Transport",
    icon: "bus",
    colour: 9,
    subs: [
      ["transport.fuel", "Fuel and charging", "fuel"],
      ["transport.public", "Public transport", "bus"],
      ["transport.trains", "Trains and coaches", "train-front"],
      ["transport.taxi", "Taxi and ride hailing", "car-taxi-front"],
      ["transport.parking", "Parking and tolls", "square-parking"],
      ["transport.vehicle_service", "Vehicle service and repair", "wrench"],
      ["transport.vehicle", "Vehicle purchase and lease", "car"],
      ["transport.bicycle", "Bicycles and scooters", "bike"],
    ],
  },
  {
    id: "utilities",
    name: "Utilities",
    icon: "zap",
    colour: 5,
    subs: [
      ["utilities.electricity", "Electricity", "zap"],
      ["utilities.gas", "Gas and heating", "flame"],
      ["utilities.water", "Water", "droplets"],
      ["utilities.internet", "Internet and television", "wifi"],
      ["utilities.mobile", "Mobile phone", "smartphone"],
      ["utilities.waste", "Waste collection", "trash-2"],
    ],
  },
  {
    id: "shopping",
    name: "Shopping",
    icon: "shopping-bag",
    colour: 4,
    subs: [
      ["shopping.clothing", "Clothing and shoes", "shirt"],
      ["shopping.electronics", "Electronics", "laptop"],
      ["shopping.household", "Household goods", "package"],
      ["shopping.marketplaces", "Online marketplaces", "shopping-bag"],
      ["shopping.books", "Books and stationery", "book-open"],
      ["shopping.sports", "Sports and outdoor gear", "trophy"],
      ["shopping.hobbies", "Hobbies and crafts", "palette"],
    ],
  },
  {
    id: "health",
    name: "Health",
    icon: "heart",
    colour: 8,
    subs: [
      ["health.doctor", "Doctors and hospitals", "stethoscope"],
      ["health.pharmacy", "Pharmacy", "pill"],
      ["health.dental_optical", "Dentist and optician", "glasses"],
      ["health.fitness", "Gym and fitness", "dumbbell"],
    ],
  },
  {
    id: "personal_care",
    name: "Personal care",
    icon: "scissors",
    colour: 11,
    subs: [
      ["personal_care.hair_beauty", "Hairdresser and beauty", "scissors"],
      ["personal_care.cosmetics", "Drugstore and cosmetics", "sparkles"],
    ],
  },
  {
    id: "education",
    name: "Education",
    icon: "graduation-cap",
    colour: 3,
    subs: [
      ["education.tuition", "School and university fees", "graduation-cap"],
      ["education.courses", "Courses and lessons", "book-open"],
    ],
  },
  {
    id: "children",
    name: "Children",
    icon: "baby",
    colour: 3,
    subs: [
      ["children.childcare", "Childcare", "baby"],
      ["children.toys", "Toys and baby goods", "star"],
      ["children.activities", "Children's activities", "school"],
    ],
  },
  {
    id: "pets",
    name: "Pets",
    icon: "paw-print",
    colour: 10,
    subs: [
      ["pets.supplies", "Pet food and supplies", "paw-print"],
      ["pets.vet", "Vet", "stethoscope"],
    ],
  },
  {
    id: "family",
    name: "Family and gifts",
    icon: "gift",
    colour: 11,
    subs: [
      ["family.gifts", "Gifts", "gift"],
      ["family.support", "Family support", "users"],
      ["family.donations", "Donations", "heart-handshake"],
    ],
  },
  {
    id: "entertainment",
    name: "Entertainment",
    icon: "film",
    colour: 6,
    subs: [
      ["entertainment.events", "Cinema, concerts and events", "ticket"],
      ["entertainment.games", "Games", "gamepad-2"],
      ["entertainment.days_out", "Museums and days out", "map"],
      ["entertainment.betting", "Betting and lottery", "coins"],
    ],
  },
  {
    id: "subscriptions",
    name: "Subscriptions",
    icon: "repeat",
    colour: 6,
    subs: [
      ["subscriptions.video", "Video streaming", "tv"],
      ["subscriptions.music", "Music and audio", "music"],
      ["subscriptions.news", "News and magazines", "newspaper"],
      ["subscriptions.software", "Software and cloud", "cloud"],
      ["subscriptions.memberships", "Memberships", "users"],
    ],
  },
  {
    id: "travel",
    name: "Travel",
    icon: "plane",
    colour: 9,
    subs: [
      ["travel.flights", "Flights", "plane"],
      ["travel.hotels", "Hotels and stays", "hotel"],
      ["travel.car_rental", "Car rental", "car"],
      ["travel.tours", "Tours and agencies", "luggage"],
    ],
  },
  {
    id: "insurance",
    name: "Insurance",
    icon: "shield",
    colour: 10,
    subs: [
      ["insurance.health", "Health insurance", "heart"],
      ["insurance.vehicle", "Vehicle insurance", "car"],
      ["insurance.home", "Home insurance", "house"],
      ["insurance.life", "Life insurance", "shield"],
      ["insurance.other", "Other insurance", "file-text"],
    ],
  },
  {
    id: "taxes_fees",
    name: "Taxes and fees",
    icon: "receipt",
    colour: 12,
    subs: [
      ["taxes_fees.taxes", "Taxes", "landmark"],
      ["taxes_fees.government", "Government fees and fines", "scale"],
      ["taxes_fees.bank_fees", "Bank fees", "receipt"],
      ["taxes_fees.interest", "Interest paid", "percent"],
      ["taxes_fees.services", "Legal, postal and other services", "briefcase"],
    ],
  },
  {
    id: "loans",
    name: "Loans",
    icon: "hand-coins",
    colour: 1,
    subs: [
      ["loans.repayments", "Loan repayments", "hand-coins"],
      ["loans.student", "Student loan", "graduation-cap"],
      ["loans.instalments", "Pay later and instalments", "calendar"],
    ],
  },
  {
    id: "income",
    name: "Income",
    icon: "banknote",
    colour: 7,
    flag: "income",
    subs: [
      ["income.salary", "Salary", "briefcase"],
      ["income.freelance", "Freelance", "laptop"],
      ["income.interest", "Interest", "percent"],
      ["income.dividends", "Dividends", "chart-line"],
      ["income.benefits", "Benefits and pension", "hand-coins"],
      ["income.rental", "Rental income", "key-round"],
      ["income.tax_refunds", "Tax refunds", "landmark"],
      ["income.rewards", "Cashback and rewards", "star"],
      ["income.other", "Other income", "circle-dollar-sign"],
    ],
  },
  {
    id: "investments",
    name: "Investments",
    icon: "trending-up",
    colour: 1,
    flag: "investment",
    subs: [
      ["investments.funds", "Funds", "trending-up"],
      ["investments.shares", "Shares and brokers", "chart-line"],
      ["investments.retirement", "Retirement savings", "piggy-bank"],
      ["investments.deposits", "Fixed deposits", "landmark"],
      ["investments.crypto_gold", "Gold and crypto", "coins"],
    ],
  },
  {
    id: "transfers",
    name: "Transfers",
    icon: "arrow-left-right",
    colour: 12,
    flag: "reserved",
    subs: [["transfers.transfers", "Transfers", "arrow-left-right"]],
  },
  {
    id: "cash",
    name: "Cash",
    icon: "wallet",
    colour: 12,
    flag: "reserved",
    subs: [["cash.cash", "Cash", "wallet"]],
  },
  {
    id: "uncategorised",
    name: "Uncategorised",
    icon: "circle-help",
    colour: 12,
    flag: "reserved",
    subs: [["uncategorised.uncategorised", "Uncategorised", "circle-help"]],
  },
] as const satisfies readonly ParentRow[];

/** The stable id of a starter category, such as "groceries". */
export type StarterCategoryId = (typeof ROWS)[number]["id"];
/** The stable id of a starter sub-category: its parent's id, a dot and its own name, such as "groceries.supermarket". */
export type StarterSubCategoryId = (typeof ROWS)[number]["subs"][number][0];

/** What a starter category and its sub-categories say about money: reserved, investment, or income. */
export type StarterFlags = {
  readonly reserved: boolean;
  readonly is_investment: boolean;
  readonly is_income: boolean;
};

/** A second-level entry of the starter taxonomy; its name is unique among all sub-categories. */
export type StarterSubCategory = StarterFlags & {
  readonly id: StarterSubCategoryId;
  readonly parent_id: StarterCategoryId;
  readonly name: string;
  readonly icon: CategoryIcon;
};

/** A first-level entry of the starter taxonomy with its sub-categories, in the order in which they are shown. */
export type StarterCategory = StarterFlags & {
  readonly id: StarterCategoryId;
  readonly name: string;
  readonly icon: CategoryIcon;
  readonly colour: ChartColour;
  readonly sub_categories: readonly StarterSubCategory[];
};

const toStarterCategory = (row: (typeof ROWS)[number]): StarterCategory => {
  const flag = "flag" in row ? row.flag : null;
  const flags = {
    reserved: flag === "reserved",
    is_investment: flag === "investment",
    is_income: flag === "income",
  };
  const sub_categories = row.subs.map(([id, name, icon]) => ({
    id,
    parent_id: row.id,
    name,
    icon,
    ...flags,
  }));
  return { id: row.id, name: row.name, icon: row.icon, colour: row.colour, ...flags, sub_categories };
};

/** The categories every new user starts with, English names, in display order. */
export const STARTER_CATEGORIES: readonly StarterCategory[] = ROWS.map(toStarterCategory);

const SUB_CATEGORIES = new Map<string, StarterSubCategory>(
  STARTER_CATEGORIES.flatMap((category) => category.sub_categories.map((sub) => [sub.id, sub] as const)),
);

/** The starter sub-category of an id, or null when the id is not one of them. */
export const findStarterSubCategory = (id: string): StarterSubCategory | null =>
  SUB_CATEGORIES.get(id) ?? null;

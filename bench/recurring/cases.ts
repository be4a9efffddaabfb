import type { SeriesInterval } from "@passbook/enrichment";

/** When something is booked: on a day of the month, every so many days, twice a month, or by chance. */
type Rhythm =
  | {
      readonly on: "month";
      readonly every: number;
      readonly day: number;
      readonly shift?: "after" | "before";
    }
  | {
      readonly on: "days";
      readonly every: number;
      readonly shift?: "after" | "before";
      readonly jitter?: number;
    }
  | {
      readonly on: "half_month";
      readonly days: readonly [number, number];
      readonly shift?: "after" | "before";
    }
  | { readonly on: "chance"; readonly perMonth: number; readonly weekdays?: boolean };

/** One stream of payments of one counterparty; without an `interval` it is no series. */
export type Stream = {
  readonly rhythm: Rhythm;
  /** Major units, negative = money out. */
  readonly amount: number;
  /** Varies by up to this share of itself. */
  readonly spread?: number;
  /** Price changes: from this occurrence on, another amount. */
  readonly raises?: readonly (readonly [number, number])[];
  /** Occurrences that do not happen. */
  readonly skips?: readonly number[];
  /** From this occurrence on, another day of the month. */
  readonly moved?: readonly [number, number];
  /** Days by which single occurrences are late. */
  readonly late?: readonly (readonly [number, number])[];
  /** Occurrences in all; until the end of the history when absent. */
  readonly count?: number;
  /** Months after the start of the history at which it begins. */
  readonly begins?: number;
  /** The human label. */
  readonly interval: SeriesInterval | null;
};

export type Case = { readonly name: string; readonly text: string; readonly streams: readonly Stream[] };

const monthly = (
  day: number,
  amount: number,
  more: Partial<Stream> = {},
  shift?: "after" | "before",
): Stream => ({
  rhythm: shift === undefined ? { on: "month", every: 1, day } : { on: "month", every: 1, day, shift },
  amount,
  interval: "monthly",
  ...more,
});

const EVERY: Readonly<Record<number, SeriesInterval>> = {
  1: "monthly",
  2: "two_monthly",
  3: "quarterly",
  6: "half_yearly",
  12: "yearly",
};

const calendar = (every: number, day: number, amount: number, more: Partial<Stream> = {}): Stream => ({
  rhythm: { on: "month", every, day, shift: "after" },
  amount,
  interval: EVERY[every] ?? null,
  ...more,
});

const daily = (
  every: number,
  amount: number,
  interval: SeriesInterval,
  more: Partial<Stream> = {},
): Stream => ({
  rhythm: { on: "days", every, shift: "after" },
  amount,
  interval,
  ...more,
});

const chance = (perMonth: number, amount: number, spread: number, more: Partial<Stream> = {}): Stream => ({
  rhythm: { on: "chance", perMonth },
  amount,
  spread,
  interval: null,
  ...more,
});

/** Roughly every so many days, as people do and contracts do not. */
const habit = (every: number, jitter: number, amount: number, spread: number): Stream => ({
  rhythm: { on: "days", every, jitter },
  amount,
  spread,
  interval: null,
});

const one = (name: string, text: string, ...streams: Stream[]): Case => ({ name, text, streams });

/** Subscriptions and standing payments of a fixed price. */
const SUBSCRIPTIONS: readonly Case[] = [
  one("Lumo Stream", "LUMO STREAM AMSTERDAM", monthly(12, -12.49, { raises: [[14, -15.99]] })),
  one("Tala Music", "TALA MUSIC", monthly(18, -10.99)),
  one(
    "Cirrus Cloud",
    "CIRRUS CLOUD STORAGE",
    monthly(3, -2.99, {
      raises: [
        [6, -3.49],
        [18, -3.99],
      ],
    }),
  ),
  one("Harbour News", "HARBOUR DAILY NEWS", monthly(14, -8.99, { count: 7 })),
  one("Fellside Fitness", "FELLSIDE FITNESS", monthly(1, -39, { skips: [5, 6, 7, 8] }, "after")),
  one("Peak Climbing", "PEAK CLIMBING HALL", monthly(5, -54, { moved: [9, 20] })),
  one("Bluekite Mobile", "BLUEKITE MOBILE", monthly(22, -14.99), monthly(22, -14.99)),
  one("Orchard Store", "ORCHARD.COM/BILL", monthly(4, -0.99), monthly(17, -9.99, { begins: 3 })),
  one(
    "Grove Apps",
    "GROVE APPS",
    monthly(9, -4.99),
    monthly(24, -4.99, { begins: 4, count: 14 }),
    chance(0.7, -3.2, 0.8),
  ),
  one("Parcelry", "PARCELRY MARKETPLACE", monthly(16, -8.99), chance(3, -34, 0.9)),
  one("Quayside Parking", "QUAYSIDE CAR PARK PERMIT", monthly(1, -65, {}, "after")),
  one("Kestrel VPN", "KESTREL VPN", calendar(12, 9, -59.88)),
  one("Domainhof", "DOMAINHOF RENEWAL", calendar(12, 27, -14.9, { count: 2 })),
  one("Alpine Club", "ALPINE CLUB BEITRAG", calendar(12, 2, -72, { raises: [[2, -78]] })),
  one("Stadtbad", "STADTBAD HALBJAHRESKARTE", calendar(6, 1, -120)),
  one("Rundfunk", "RUNDFUNK BEITRAGSSERVICE", calendar(3, 15, -55.08)),
  one("Meal Crate", "MEAL CRATE", daily(7, -47.5, "weekly", { skips: [4, 11, 12] })),
  one("Veg Box", "VEG BOX FARM", daily(14, -22, "fortnightly")),
  one("Cleaner", "STANDING ORDER M OKAFOR CLEANING", daily(7, -45, "weekly")),
  one("Piano Lessons", "PIANO LESSONS R HALE", daily(14, -60, "fortnightly", { count: 18 })),
  one("Dog Walker", "PAWS DOG WALKING", daily(28, -88, "four_weekly")),
  one("Contact Lens Plan", "LENSPLAN", calendar(1, 29, -19.5)),
  one("Game Pass", "GAMEGATE PASS", monthly(30, -12.99, { raises: [[10, -16.99]] })),
  one("Language App", "LINGO LEAF", monthly(31, -7.99)),
  one("Short Trial", "READLY BOOKS", monthly(11, -9.99, { count: 3 })),
  one("New Sub", "HAVEN MEDITATION", monthly(6, -5.99, { begins: 19 })),
  one("Storage Unit", "SAFEHOLD STORAGE", daily(28, -79, "four_weekly", { raises: [[9, -86]] })),
  one(
    "Late Sub",
    "INKWELL PRESS",
    monthly(13, -6.5, {
      late: [
        [4, 9],
        [15, 7],
      ],
    }),
  ),
];

/** Bills whose amounts change, rent, insurance, loans. */
const BILLS: readonly Case[] = [
  one("Oster Lettings", "OSTER LETTINGS RENT", monthly(1, -920, { raises: [[12, -955]] }, "after")),
  one("Stonebridge Energy", "STONEBRIDGE ENERGY", monthly(24, -84, { spread: 0.4 }, "after")),
  one("Stadtwerke", "STADTWERKE ABSCHLAG", monthly(2, -112, { raises: [[11, -131]] }, "after")),
  one("Millbrook Water", "MILLBROOK WATER", calendar(2, 9, -41, { spread: 0.2 })),
  one("Aranya Power", "ARANYA POWER BILL", monthly(18, -2300, { spread: 0.5 })),
  one("Gas Natural", "GAS DEL SUR", calendar(2, 20, -63, { spread: 0.5 })),
  one("Telefonia", "TELEFONIA NORTE", monthly(27, -38, { spread: 0.15, skips: [9] }, "after")),
  one("Ashdown Motor", "ASHDOWN CAR INSURANCE", calendar(12, 19, -412, { spread: 0.08 })),
  one("Ashdown Home", "ASHDOWN HOME INSURANCE", calendar(12, 4, -189, { count: 2 })),
  one(
    "Health Plan",
    "MUTUELLE DES ALPES",
    monthly(
      5,
      -61.2,
      {
        raises: [
          [8, -64.1],
          [20, -66.9],
        ],
      },
      "after",
    ),
  ),
  one("Car Loan", "AUTOKREDIT RATE KILN BANK", monthly(30, -241.7, {}, "before")),
  one("Mortgage", "KILN MORTGAGE", monthly(28, -1184.22, { raises: [[13, -1261.4]] }, "after")),
  one("Council", "FENBOROUGH COUNCIL TAX", monthly(1, -178, { skips: [10, 11, 22, 23] }, "after")),
  one("School", "VIDYA SCHOOL FEES", calendar(3, 10, -18500, { raises: [[4, -20000]] })),
  one("Nursery", "LITTLE OAKS NURSERY", monthly(3, -640, { spread: 0.25 }, "after")),
  one("Broadband", "TARANG BROADBAND", monthly(7, -27.99, { moved: [14, 21] })),
  one("Property Tax", "GRUNDSTEUER STADT", calendar(3, 15, -96.4)),
  one("Syndic", "SYNDIC LES TILLEULS", calendar(3, 5, -310, { spread: 0.3 })),
  one("Phone and Device", "TELKO MOBILE", monthly(20, -24.9), monthly(20, -18, { spread: 0.5 })),
  one("Toll Account", "TOLLWAY ACCOUNT", monthly(8, -33, { spread: 0.6 }, "after")),
  one("Charity", "SNEHA TRUST DONATION", monthly(15, -25)),
  one("Union", "WORKERS UNION DUES", monthly(26, -17.4, {}, "before")),
  one("Card Fee", "ANNUAL CARD FEE", calendar(12, 23, -45)),
  one("Account Fee", "MONTHLY ACCOUNT FEE", monthly(31, -5)),
  one("Pension Plan", "FERNHILL PENSION PLAN", monthly(6, -200, { raises: [[12, -225]] }, "after")),
  one("Fund Plan", "INDRAVATI MUTUAL FUND SIP", monthly(7, -10000, {}, "after")),
  one("Water Yearly", "WASSERZWECKVERBAND", calendar(6, 12, -143, { spread: 0.2 })),
  one("Waste", "GEMEENTE AFVAL", calendar(12, 28, -310.5, { raises: [[1, -322.8]], count: 3 })),
];

/** Money in. */
const INCOMES: readonly Case[] = [
  one("Northgate Surveys", "SALARY NORTHGATE SURVEYS", monthly(27, 2650, { raises: [[12, 2810]] }, "before")),
  one("Fernhill Design", "GEHALT FERNHILL DESIGN", monthly(31, 3120, {}, "before")),
  one("Month End Pay", "STIPENDIO OFFICINA ROSSI", monthly(27, 1890, { spread: 0.08 }, "before")),
  one("Four-weekly Pay", "WAGES QUAY LOGISTICS", daily(28, 1740, "four_weekly", { spread: 0.06 })),
  one("Weekly Pay", "WAGES HILLTOP BUILDERS", daily(7, 612, "weekly", { spread: 0.12 })),
  one("Fortnightly Pay", "PAYROLL MERIDIAN FOODS", daily(14, 1460, "fortnightly", { spread: 0.04 })),
  one("Half-month Pay", "DIRECT DEP ARBOR LABS PAYROLL", {
    rhythm: { on: "half_month", days: [15, 31], shift: "before" },
    amount: 2875.4,
    interval: "semi_monthly",
  }),
  one("Half-month Five", "PAYROLL CEDAR CLINIC", {
    rhythm: { on: "half_month", days: [5, 20], shift: "before" },
    amount: 1933.1,
    spread: 0.03,
    interval: "semi_monthly",
  }),
  one(
    "Pension",
    "STATE PENSION",
    daily(28, 815.4, "four_weekly", {
      raises: [
        [7, 848.2],
        [20, 883],
      ],
    }),
  ),
  one("Child Benefit", "KINDERGELD FAMILIENKASSE", monthly(8, 250, { raises: [[12, 255]] })),
  one(
    "Tenant",
    "RENT FROM T ALVAREZ",
    monthly(
      3,
      540,
      {
        late: [
          [3, 6],
          [10, 5],
        ],
      },
      "after",
    ),
  ),
  one("Interest", "GROSS INTEREST", monthly(31, 14, { spread: 0.3 })),
  one("Dividend", "KESTREL INDEX DIVIDEND", calendar(3, 17, 64, { spread: 0.3 })),
  one("Freelance", "QUAYSIDE PRESS FEE", calendar(3, 16, 140, { spread: 0.4 })),
  one("Lapsed Job", "SALARY OLD MILL LTD", monthly(25, 1980, { count: 6 }, "before")),
  one("Scholarship", "STIPENDIUM UNIVERSITAT", calendar(6, 1, 1500)),
];

/** What comes often and is no series. */
const DISTRACTORS: readonly Case[] = [
  one("Greenlane", "GREENLANE SUPERMARKET", habit(7, 1, -62, 0.45)),
  one("Corner Grocer", "CORNER GROCER", chance(8, -11, 0.8)),
  one("Kaveri Fresh", "KAVERI FRESH", habit(7, 2, -38, 0.5), chance(3, -12, 0.6)),
  one("Blue Kettle", "BLUE KETTLE COFFEE", chance(14, -3.4, 0)),
  one("Old Mill", "OLD MILL BAKERY", chance(6, -4.2, 0.5)),
  one("Citybus", "CITYBUS TRAM", chance(9, -2.5, 0)),
  one("Ridgeway", "RIDGEWAY PETROL", habit(14, 4, -48, 0.25)),
  one("Mirror Barbers", "MIRROR BARBERS", habit(38, 9, -20, 0)),
  one("Salon", "SALON VERT", habit(45, 14, -42, 0.2)),
  one("Pet Pantry", "PET PANTRY", habit(40, 8, -34.9, 0)),
  one("Elm Pharmacy", "ELM PHARMACY", chance(2, -14, 0.7)),
  one("Tamarind", "TAMARIND TABLE RESTAURANT", chance(3, -42, 0.5)),
  one("Regent Cinema", "REGENT STREET CINEMA", chance(2, -11.5, 0)),
  one(
    "Canteen",
    "NORTHGATE CANTEEN",
    chance(12, -6.5, 0.3, { rhythm: { on: "chance", perMonth: 12, weekdays: true } }),
  ),
  one("Friend", "FASTER PAYMENT SAM WHITFIELD", chance(1.2, -25, 0.7)),
  one("Friend Back", "FASTER PAYMENT MEERA NAIR", chance(1, 30, 0.7)),
  one("Cash", "ATM CASH WITHDRAWAL", chance(2.5, -50, 0)),
  one("Taxi", "HACKNEY TAXI", chance(7, -12, 0.6)),
  one("Lenses", "CLEAR VIEW OPTICS", habit(95, 30, -58, 0.1)),
  one("Dentist", "LOTUS DENTAL CLINIC", chance(0.3, -70, 0.5)),
  one("Clothing", "LOOM CLOTHING", chance(1.4, -55, 0.6)),
  one("Books", "PAPER BOAT BOOKS", chance(1, -16, 0.5)),
  one("Home", "OAK HOUSE FURNITURE", chance(0.3, -190, 0.7)),
  one("Gifts", "MARIGOLD GIFT SHOP", chance(0.7, -28, 0.5)),
  one("Delivery", "DISHDASH DELIVERY", chance(6, -19, 0.4)),
  one("Garden", "FENWAY GARDEN CENTRE", chance(0.6, -31, 0.6)),
  one("Parking", "METRO PARKING", chance(3, -4, 0)),
  one("Tickets", "ARENA TICKETS", chance(0.4, -65, 0.5)),
  one("Wholesale", "HARVEST WHOLESALE CLUB", habit(30, 8, -178, 0.35)),
  one("Lottery", "LOTTO KIOSK", chance(3, -8, 0)),
  one("Bike Repair", "SPOKE BIKE REPAIR", chance(0.25, -48, 0.5)),
  one("Laundry", "BRIGHT LAUNDRY", habit(10, 3, -16, 0.2)),
];

/** What looks like a series and is none, or like several and is one. */
const DOUBTFUL: readonly Case[] = [
  one("Trial", "ELDER RADIO", monthly(7, -0.99, { raises: [[3, -11.99]], begins: 2 })),
  one("Year Beside Months", "PRIMA FILM", monthly(4, -8.99), calendar(12, 15, -89)),
  one("Resumed", "VERDANT MEALS", monthly(16, -29, { skips: [8, 9, 10, 11, 12, 13, 14] })),
  one("Account Fee", "MONTHLY ACCOUNT FEE", monthly(28, -4.95)),
  one("Monthly Cash", "CASH WITHDRAWAL HIGH STREET", monthly(1, -200, { interval: null })),
  one("Every Eighth Day", "FUEL STOP", {
    rhythm: { on: "days", every: 8 },
    amount: -40,
    interval: null,
  }),
];

/** Every counterparty with its streams and labels. */
export const CASES: readonly Case[] = [...SUBSCRIPTIONS, ...BILLS, ...INCOMES, ...DISTRACTORS, ...DOUBTFUL];

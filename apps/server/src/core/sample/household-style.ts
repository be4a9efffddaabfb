import type { SampleAccount } from "./sample-statement.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** How a row was paid; each way has its own printed form. */
export type Rail = "card" | "instant" | "debit" | "credit" | "own" | "bank";

/** Names and printed forms of one country's invented household, banks and shops. */
export type HouseholdStyle = {
  readonly accounts: Readonly<Record<"current" | "savings" | "card", SampleAccount>>;
  readonly names: Readonly<Record<string, string>>;
  readonly print: (rail: Rail, name: string, random: SeededRandom) => string;
};

const INDIAN: HouseholdStyle = {
  accounts: {
    current: {
      bank_name: "Deccan Bank",
      last_4_digits: "1187",
      account_type: "current",
      label: "Deccan Current",
    },
    savings: {
      bank_name: "Malabar Savings",
      last_4_digits: "4021",
      account_type: "savings",
      label: "Malabar Savings",
    },
    card: {
      bank_name: "Konkan Credit",
      last_4_digits: "7730",
      account_type: "credit_card",
      label: "Konkan Credit",
    },
  },
  names: {
    salary_one: "Halcyon Systems Pvt Ltd",
    salary_two: "Banyan Design Studio",
    freelance: "Saffron Press",
    landlord: "R Shenoy House Rent",
    power: "Aranya Power",
    water: "Nadi Water Board",
    internet: "Tarang Broadband",
    mobile_one: "Bluekite Mobile",
    mobile_two: "Bluekite Mobile",
    gym: "Nilgiri Fitness",
    video: "Lumo Stream",
    music: "Tala Music",
    cloud: "Megh Cloud Storage",
    news: "Deccan Daily News",
    fund_one: "Indravati Mutual Fund",
    fund_two: "Kestrel Mutual Fund",
    insurance_health: "Ashoka Health Insurance",
    insurance_car: "Ashoka Motor Insurance",
    groceries: "Kaveri Fresh",
    groceries_two: "Annapurna Supermarket",
    bakery: "Old Mill Bakery",
    restaurant: "Tamarind Table Restaurant",
    delivery: "Swaad Kitchen",
    coffee: "Filter House Coffee",
    canteen: "Tech Park Canteen",
    taxi: "Rickshawly Taxi",
    metro: "Namma Line Metro",
    fuel: "Sahyadri Petrol Pump",
    clothing: "Loom and Linen",
    online: "Bazaarly Online Store",
    electronics: "Voltway Electronics",
    books: "Paper Boat Books",
    pharmacy: "Peepal Pharmacy",
    doctor: "Lotus Clinic",
    cinema: "Chitra Cinemas",
    haircut: "Mirror Salon",
    gifts: "Marigold Gift Shop",
    donation: "Sneha Trust Donation",
    flight: "Garudair Airlines",
    hotel: "Palm Court Hotel",
    tuition: "Vidya School Fees",
    friend: "Meera Nair",
    parking: "Metro Parking",
    home: "Teak House Furniture",
  },
  print: (rail, name, random) => {
    const printed = name.toUpperCase();
    switch (rail) {
      case "card":
        return `POS 451234XXXXXX7730 ${printed} BENGALURU`;
      case "instant":
        return `UPI/${random.digits(12)}/${printed}/${printed.toLowerCase().replaceAll(" ", "")}@upi/Payment`;
      case "debit":
        return `ACH D- ${printed}-${random.digits(8)}`;
      case "credit":
        return `NEFT CR-DECN0001187-${printed}-ANANYA RAGHAVAN-${random.digits(10)}`;
      default:
        return printed;
    }
  },
};

const BRITISH: HouseholdStyle = {
  accounts: {
    current: {
      bank_name: "Harbour Bank",
      last_4_digits: "2093",
      account_type: "current",
      label: "Harbour Current",
    },
    savings: {
      bank_name: "Tidewater Savings",
      last_4_digits: "5540",
      account_type: "savings",
      label: "Tidewater Savings",
    },
    card: {
      bank_name: "Lantern Card",
      last_4_digits: "4471",
      account_type: "credit_card",
      label: "Lantern Card",
    },
  },
  names: {
    salary_one: "Northgate Surveys Ltd",
    salary_two: "Fernhill Design",
    freelance: "Quayside Press",
    landlord: "Oster Lettings Rent",
    power: "Stonebridge Energy",
    water: "Millbrook Water",
    internet: "Lantern Broadband",
    mobile_one: "Bluekite Mobile",
    mobile_two: "Bluekite Mobile",
    gym: "Fellside Fitness",
    video: "Lumo Stream",
    music: "Tala Music",
    cloud: "Cirrus Cloud Storage",
    news: "Harbour Daily News",
    fund_one: "Kestrel Index Fund",
    fund_two: "Fernhill Pension Plan",
    insurance_health: "Ashdown Health Insurance",
    insurance_car: "Ashdown Car Insurance",
    groceries: "Greenlane Supermarket",
    groceries_two: "Corner Grocer",
    bakery: "Old Mill Bakery",
    restaurant: "Tamarind Table Restaurant",
    delivery: "Dishdash Delivery",
    coffee: "Blue Kettle Coffee",
    canteen: "Northgate Canteen",
    taxi: "Hackney Taxi",
    metro: "Citybus Tram",
    fuel: "Ridgeway Petrol",
    clothing: "Loom and Linen Clothing",
    online: "Parcelry Online Store",
    electronics: "Voltway Electronics",
    books: "Paper Boat Books",
    pharmacy: "Elm Pharmacy",
    doctor: "Lotus Clinic",
    cinema: "Regent Street Cinema",
    haircut: "Mirror Barbers",
    gifts: "Marigold Gift Shop",
    donation: "Harbour Trust Donation",
    flight: "Skylark Airways",
    hotel: "Palm Court Hotel",
    tuition: "Evening College Course",
    friend: "Sam Whitfield",
    parking: "Quayside Car Park",
    home: "Oak House Furniture",
  },
  print: (rail, name, random) => {
    const printed = name.toUpperCase();
    switch (rail) {
      case "card":
        return `${printed} ${random.digits(4)} BRISTOL GB`;
      case "instant":
        return `CARD PAYMENT TO ${printed}`;
      case "debit":
        return `DIRECT DEBIT PAYMENT TO ${printed} REF ${random.digits(8)}`;
      case "credit":
        return `BANK GIRO CREDIT ${printed}`;
      default:
        return printed;
    }
  },
};

/** The household in whose country a currency is at home: rupees in India, every other in British print. */
export const pickStyle = (currency: string): HouseholdStyle => (currency === "INR" ? INDIAN : BRITISH);

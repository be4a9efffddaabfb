import type { Random } from "./random.ts";

const FIRST =
  "BLUE RED GOLDEN SILVER LITTLE BIG OLD NEW HAPPY LUCKY MAPLE OAK CEDAR PINE WILLOW RIVER LAKE HILL STONE IRON COPPER BRIGHT QUIET SUNNY WILD ROYAL URBAN RUSTIC PRAIRIE CANYON HARBOR MOON STAR FOX OWL BEAR WOLF HERON LONE TWIN".split(
    " ",
  );
const SECOND =
  "KETTLE SPOON HOLLOW RIDGE CREEK MEADOW BARREL ANCHOR LANTERN FEATHER ORCHARD JUNCTION BRIDGE VALLEY FORK TABLE CORNER GARDEN HOUSE PEAK SPRINGS GROVE CROSSING POINT HEIGHTS STREET SQUARE LANDING TRAIL SUMMIT".split(
    " ",
  );
const SYLLABLES = "BEL TU RA ZOR VA NO MI KE LO SAN DRI FE GAL PO RIN TA VES QUI OR MEN".split(" ");
const PEOPLE =
  "ANNA WESTFIELD;BRIAN OKAFOR;CARLA NUNEZ;DEREK SHAW;ELENA PETROVA;FRANK MILLS;GRACE LIU;HENRY COLE;ISABEL ROSS;JAMAL REED".split(
    ";",
  );
const HOME = "PLANO TX;PLANO TX;PLANO TX;PLANO TX;FRISCO TX;FRISCO TX;DALLAS TX;ALLEN TX;RICHARDSON TX".split(
  ";",
);
const AWAY =
  "AUSTIN TX;DENVER CO;SANTA FE NM;ORLANDO FL;SAN DIEGO CA;CHICAGO IL;NEW ORLEANS LA;SEATTLE WA;KAILUA HI".split(
    ";",
  );
const CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";
const SHARE_AWAY = 0.07;
/** How many of the names of one kind come back rather than being new. */
const SHARE_KNOWN = 0.42;
/** How many of the names say nothing of their trade: "{n} GRILL {t}" is printed as the name and the town. */
const SHARE_FANCIFUL = 0.72;

const TRADE = /\{n\}(?: [A-Z]+)+|(?:THAI|MARRIOTT|HILTON) \{n\}/;

const makeDigits = (random: Random, length: number): string =>
  Array.from({ length }, () => String(random.below(10))).join("");

const makeCode = (random: Random): string =>
  Array.from({ length: 9 }, () => CODE[random.below(CODE.length)] ?? "A").join("");

/** Fills the marks of a descriptor; names and store numbers of a kind come back, as a household's habits do. */
export const makeFiller = (random: Random): ((descriptor: string, label: string) => string) => {
  const names = new Map<string, string[]>();
  const stores = new Map<string, string[]>();
  const nameFor = (kind: string): string => {
    const known = names.get(kind) ?? [];
    names.set(kind, known);
    if (known.length > 0 && random.next() < SHARE_KNOWN) return random.pick(known);
    const name =
      random.next() < 0.5
        ? [
            random.pick(SYLLABLES),
            random.pick(SYLLABLES),
            random.pick(SYLLABLES),
            " ",
            random.pick(SECOND),
          ].join("")
        : `${random.pick(FIRST)} ${random.pick(SECOND)}`;
    known.push(name);
    return name;
  };
  const storeFor = (kind: string): string => {
    const known = stores.get(kind) ?? [];
    stores.set(kind, known);
    if (known.length > 1 && random.next() < 0.9) return random.pick(known);
    const store = makeDigits(random, 3 + random.below(3));
    known.push(store);
    return store;
  };
  return (descriptor, label) =>
    (random.next() < SHARE_FANCIFUL ? descriptor.replace(TRADE, "{n}") : descriptor)
      .replace("{n}", () => nameFor(`${label} ${descriptor}`))
      .replace("{s}", () => storeFor(descriptor))
      .replace("{t}", () => random.pick(random.next() < SHARE_AWAY ? AWAY : HOME))
      .replaceAll("{d}", () => makeDigits(random, 6))
      .replaceAll("{x}", () => makeCode(random))
      .replace("{p}", () => random.pick(PEOPLE));
};

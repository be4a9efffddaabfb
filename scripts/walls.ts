import { listTargets, type SourceFile } from "./imports.ts";

/** Features of the core service; one may use another's index.ts only when that stands before it. */
const CORE_ORDER = [
  "changes",
  "sums",
  "account-events",
  "users",
  "members",
  "factors",
  "sessions",
  "sign-on",
  "bank-accounts",
  "categories",
  "merchants",
  "vendors",
  "categorisation",
  "transactions",
  "saved-searches",
  "rules",
  "brought-names",
  "statements",
  "attachments",
  "by-hand",
  "findings",
  "suggestions",
  "proposals",
  "statement-sources",
  "exchange-rates",
  "insights",
  "budgets",
  "ahead",
  "net-worth",
  "explore",
  "goals",
  "alerts",
  "notices",
  "keys",
  "webhooks",
  "subscription",
  "export",
  "sample",
  "admin",
];

/** Rooms in which a layout is read; each asks only those before it. */
const LAYOUT_ORDER = [
  "names",
  "currency",
  "lines",
  "headers",
  "facts",
  "rows",
  "days",
  "readings",
  "totals",
  "accounts",
  "pages",
  "tables",
  "copied",
];

/** What is asked before a table is read whole: its rows, its columns, what stands around them. */
const TABLE_ORDER = ["rows", "columns", "parts"];

/** Copied text: its lines, rows in the order of its words, rows in columns. */
const COPIED_ORDER = ["lines", "stream", "columns"];

/** Rooms in which a file becomes transactions; each asks only those before it. */
const STATEMENT_ORDER = ["match", "kept", "ledger", "account", "receive", "import", "review", "show"];

/** Rooms of the door for changes: what features say, rows, what is kept of changes, telling it, changing, acts of people, taking back. */
const CHANGES_ORDER = ["told", "rows", "history", "tell", "door", "acts", "undo"];

/** What is found in transactions: finding it again, and what a person sees and decides of each kind. */
const FINDINGS_ORDER = ["find", "transfers", "refunds", "series", "unusual"];

const USERS_ORDER = ["person", "links", "account"];

/** The same on the screen: what is known of statements, the paper beside the rows, and the screens. */
const STATEMENT_SCREENS = [
  "state",
  "account",
  "paper",
  "proof",
  "correct",
  "rows",
  "review",
  "upload",
  "names",
  "move-in",
  "list",
  "trial",
  "arrive",
  "screen",
];

/** Interface pieces, from what all are made of to whole charts. */
const UI_ROOMS = [
  "base",
  "pictures",
  "frame",
  "actions",
  "forms",
  "figures",
  "lists",
  "states",
  "overlays",
  "charts",
  "scenes",
];

/** What screens share, from sentences and addresses to what several of them do and say. */
const SHARED_ROOMS = [
  "sentences",
  "browser",
  "paper",
  "commands",
  "addresses",
  "calls",
  "cache",
  "versions",
  "form",
  "changes",
  "bank-accounts",
  "reference-data",
  "splits",
  "search",
  "explore",
  "session",
  "currencies",
  "notices",
  "sign-on",
  "statements",
];

/** Around the screens: main.tsx and router.tsx stand in front of these. */
const APP_ROOMS = ["loading", "errors", "access", "palette", "frame"];

const TRANSACTION_SCREENS = [
  "state",
  "filter",
  "row",
  "edit",
  "attachments",
  "quick-add",
  "details",
  "review",
  "list",
];

type Rule = { room: RegExp; may: readonly RegExp[] };

const VALUES = /^packages\/contract\/src\/(values|sentences)\//;
const CONTRACT = /^packages\/contract\/src\//;
const DB = /^packages\/db\/src\//;
const SCHEMA = /^packages\/db\/src\/schema/;
const MATCH = /^apps\/server\/src\/core\/statements\/match\//;
const PLATFORM = /^apps\/server\/src\/platform\//;
const READER = /^apps\/server\/src\/reader\//;
const COMMON_DOOR = /^apps\/server\/src\/common\/index\.ts$/;
const WORDS = /^packages\/statement-parser\/src\/words\//;
const LABELS = /^packages\/statement-parser\/src\/labels\//;
const PROOF = /^packages\/statement-parser\/src\/proof\/(?!.*\.test\.ts$)/;
const PARSER_VALUES = /^packages\/statement-parser\/src\/(values\/|parsed-file\.ts$)/;
const PURE_DOORS =
  /^packages\/(enrichment\/src\/index|statement-parser\/src\/(index|corrections|scan|zip))\.ts$/;
/** Archives by their directories. */
const ZIP_DOOR = /^packages\/statement-parser\/src\/zip\.ts$/;
/** The pages of a scan, which a screen shows as the reader sees them. */
const SCANNED_PAGES = /^packages\/statement-parser\/src\/tiff\.ts$/;
const WEB_WORDS = /^apps\/web\/src\/words\//;
const ANYTHING = /^/;

/** The first rule whose room a file is in decides; what it imports must be in one of the rooms it may see. */
const RULES: readonly Rule[] = [
  { room: /^(apps\/server\/testing|bench|e2e|scripts)\//, may: [ANYTHING] },
  // What everything may know is told without shapes of calls.
  { room: /^packages\/contract\/src\/values\/(?!.*\.test\.ts$)/, may: [VALUES] },
  { room: CONTRACT, may: [CONTRACT] },
  { room: /^packages\/contract\/testing\//, may: [CONTRACT] },
  { room: DB, may: [DB, VALUES] },
  // What words mean in all languages is asked by every room of the reader, and asks none.
  { room: WORDS, may: [WORDS] },
  // What labels and texts of rows say, by these words: the proof asks it, and knows no layout.
  { room: LABELS, may: [LABELS, WORDS, PARSER_VALUES] },
  { room: PROOF, may: [PROOF, LABELS, WORDS, PARSER_VALUES, VALUES] },
  { room: /^packages\/statement-parser\//, may: [/^packages\/statement-parser\//, VALUES] },
  { room: /^packages\/enrichment\//, may: [/^packages\/enrichment\//, VALUES] },
  // Names everything the server is handed, the reader among it.
  { room: /^apps\/server\/src\/platform\/services\.ts$/, may: [PLATFORM, READER, CONTRACT, DB] },
  { room: PLATFORM, may: [PLATFORM, CONTRACT, DB] },
  // Everything that is kept, of whatever feature: rows by their tables.
  {
    room: /^apps\/server\/src\/backups\//,
    may: [/^apps\/server\/src\/backups\//, PLATFORM, READER, VALUES, DB],
  },
  { room: READER, may: [READER, PLATFORM, PURE_DOORS, VALUES] },
  {
    room: /^apps\/server\/src\/common\//,
    may: [/^apps\/server\/src\/common\//, PLATFORM, CONTRACT, DB, ZIP_DOOR],
  },
  // What two rows have in common is told without a database, a clock or anything else.
  {
    room: /^apps\/server\/src\/core\/statements\/match\/(?!.*\.test\.ts$)/,
    may: [MATCH, VALUES, SCHEMA, PURE_DOORS],
  },
  {
    room: /^apps\/server\/src\/core\//,
    may: [/^apps\/server\/src\/core\//, COMMON_DOOR, PLATFORM, READER, CONTRACT, DB, PURE_DOORS],
  },
  {
    room: /^apps\/server\/src\/(bin|cli|security)\//,
    may: [/^apps\/server\/src\//, CONTRACT, DB, PURE_DOORS],
  },
  { room: /^apps\/server\/src\/[^/]+\.ts$/, may: [/^apps\/server\/src\//, CONTRACT, DB] },
  { room: WEB_WORDS, may: [WEB_WORDS, /^apps\/web\/src\/locales\//, CONTRACT] },
  // A piece says amounts and days in the person's way, and knows nothing else of the product.
  { room: /^apps\/web\/src\/ui\//, may: [/^apps\/web\/src\/ui\//, WEB_WORDS, VALUES] },
  { room: /^apps\/web\/src\/lib\//, may: [/^apps\/web\/src\/(words|ui|lib|locales)\//, CONTRACT] },
  {
    room: /^apps\/web\/src\/features\//,
    may: [/^apps\/web\/src\/(features|words|ui|lib)\//, CONTRACT, SCANNED_PAGES],
  },
  { room: /^apps\/web\//, may: [/^apps\/web\//, CONTRACT] },
];

/** What any test may use. */
const FOR_TESTS = /^(apps\/server|packages\/(statement-parser|contract))\/testing\//;
const TEST_ROOM = /(\.test\.ts$|\/testing\/)/;

/** The features' own wall: siblings only through index.ts (server, in order) or not at all (web). */
const crossesFeatures = (from: string, to: string): string | null => {
  const [, fromPlace, fromFeature] =
    /^apps\/(server\/src\/core|web\/src\/features)\/([^/]+)\//.exec(from) ?? [];
  const [, toPlace, toFeature, toFile] =
    /^apps\/(server\/src\/core|web\/src\/features)\/([^/]+)\/(.+)$/.exec(to) ?? [];
  if (fromPlace === undefined || fromPlace !== toPlace || fromFeature === toFeature) return null;
  if (fromPlace.startsWith("web")) return "web features never import each other";
  if (toFile !== "index.ts") return "a feature is used only through its index.ts";
  const inOrder = CORE_ORDER.indexOf(toFeature ?? "") < CORE_ORDER.indexOf(fromFeature ?? "");
  return inOrder && CORE_ORDER.includes(toFeature ?? "")
    ? null
    : "features use only those that stand before them";
};

type Floor = { path: RegExp; order: readonly string[] };

const FLOORS: readonly Floor[] = [
  { path: /^packages\/statement-parser\/src\/layout\/(?:([^/]+)\/)?/, order: LAYOUT_ORDER },
  { path: /^packages\/statement-parser\/src\/layout\/tables\/(?:([^/]+)\/(?=.))?/, order: TABLE_ORDER },
  { path: /^packages\/statement-parser\/src\/layout\/copied\/(?:([^/]+)\/(?=.))?/, order: COPIED_ORDER },
  { path: /^apps\/server\/src\/core\/statements\/(?:([^/]+)\/)?/, order: STATEMENT_ORDER },
  { path: /^apps\/web\/src\/ui\/(?:([^/]+)\/)?/, order: UI_ROOMS },
  { path: /^apps\/web\/src\/lib\/(?:([^/]+)\/)?/, order: SHARED_ROOMS },
  { path: /^apps\/web\/src\/app\/(?:([^/]+)\/)?/, order: APP_ROOMS },
  { path: /^apps\/server\/src\/core\/changes\/(?:([^/]+)\/)?/, order: CHANGES_ORDER },
  { path: /^apps\/server\/src\/core\/findings\/(?:([^/]+)\/)?/, order: FINDINGS_ORDER },
  { path: /^apps\/server\/src\/core\/users\/(?:([^/]+)\/)?/, order: USERS_ORDER },
  { path: /^apps\/web\/src\/features\/statements\/(?:([^/]+)\/)?/, order: STATEMENT_SCREENS },
  { path: /^apps\/web\/src\/features\/transactions\/(?:([^/]+)\/)?/, order: TRANSACTION_SCREENS },
];

/** The order of the rooms of a floor; what stands in none of them is its door, and asks all. */
const crossesRooms = (from: string, to: string): string | null => {
  for (const { path: floor, order } of FLOORS) {
    const [own, other] = [from, to].map((name) => floor.exec(name));
    if (own?.[1] === undefined || other == null) continue;
    const asked = order.indexOf(other[1] ?? "");
    if (asked < 0 || asked > order.indexOf(own[1])) return "rooms ask only those before them";
  }
  return null;
};

/** Every import that goes through a wall, as `file → target: why`. */
export const findBrokenWalls = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ name, text }) => {
    const rule = RULES.find(({ room }) => room.test(name));
    if (rule === undefined) return [`${name}: no rule says which room this file is in`];
    return listTargets({ name, text }).flatMap((target) => {
      if (TEST_ROOM.test(name) && FOR_TESTS.test(target)) return [];
      if (!rule.may.some((room) => room.test(target))) return [`${name} → ${target}: not a room it may see`];
      const why = crossesFeatures(name, target) ?? crossesRooms(name, target);
      return why === null || TEST_ROOM.test(name) ? [] : [`${name} → ${target}: ${why}`];
    });
  });

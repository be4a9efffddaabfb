type Known = readonly (readonly [sign: RegExp, name: string])[];

// the order matters: most browsers also claim to be those below them
const BROWSERS: Known = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];
const SYSTEMS: Known = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const find = (known: Known, user_agent: string): string | null =>
  known.find(([sign]) => sign.test(user_agent))?.[1] ?? null;

/** What a User-Agent header says, in names; a guess, since every program writes what it likes. */
export const describeUserAgent = (user_agent: string): { browser: string | null; system: string | null } => ({
  browser: find(BROWSERS, user_agent),
  system: find(SYSTEMS, user_agent),
});

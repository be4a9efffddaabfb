// Finds a Chromium for the browser tests: the system's, else Debian's package when it may be installed, else Playwright's own. The one
// without windows comes first: it is the same browser with fewer processes, and the tests take less than half the time with it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ROOT, withNode } from "./setup.mjs";
import { stop } from "./stop.mjs";

const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const findBrowser = () =>
  [process.env.CHROMIUM_PATH ?? "", ...PLACES].find((place) => place !== "" && existsSync(place));

const installDebianChromium = () => {
  if (!existsSync("/usr/bin/apt-get")) return;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) =>
    spawnSync(
      [...asRoot, "apt-get"][0],
      [...asRoot.slice(1), ...(asRoot.length > 0 ? ["apt-get"] : []), ...args],
      {
        stdio: "inherit",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      },
    );
  process.stdout.write("Installing Chromium for the browser tests …\n");
  if (apt("update", "-qq").status !== 0) return;
  for (const name of ["chromium-headless-shell", "chromium"])
    if (apt("install", "-y", "-qq", "--no-install-recommends", name, "fonts-liberation").status === 0) return;
};

const installPlaywrightChromium = (node) => {
  const cli = path.join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  return (
    spawnSync(node, [cli, "install", "chromium"], { stdio: "inherit", env: withNode(node) }).status === 0
  );
};

/** The path of a browser, or an empty text when Playwright's own is there and needs none. */
export const ensureBrowser = (node) => {
  const found = findBrowser();
  if (found !== undefined) return found;
  installDebianChromium();
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  return installPlaywrightChromium(node)
    ? ""
    : stop("No Chromium was found and none could be installed. Install Chromium, or set CHROMIUM_PATH.");
};

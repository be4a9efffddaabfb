import { spawn } from "node:child_process";

const COMMANDS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
  linux: ["xdg-open"],
};

const hasDesktop = (): boolean =>
  process.platform === "darwin" ||
  process.platform === "win32" ||
  process.env["DISPLAY"] !== undefined ||
  process.env["WAYLAND_DISPLAY"] !== undefined;

/** Opens an address in the browser where a person sits in front of a desktop; does nothing elsewhere. */
export const openBrowser = (url: string): void => {
  const [command, ...args] = COMMANDS[process.platform] ?? [];
  if (command === undefined || !process.stdout.isTTY || !hasDesktop()) return;
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
};

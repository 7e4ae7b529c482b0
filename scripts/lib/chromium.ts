import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { run } from "./run.ts";

/** Debian's package of a Chromium without windows: it spends nothing on the frames of windows that nobody sees. */
const headlessPackage = "chromium-headless-shell";
const headlessPath = `/usr/bin/${headlessPackage}`;

const systemPaths = [headlessPath, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's package of that name, or null where there is none of it: older releases know no Chromium without windows. */
const install = async (name: string): Promise<string | null> => {
  console.log(`Installing Debian's ${name} for the browser tests …`);
  const { code, output } = await run("apt-get", ["install", "-y", "-qq", name], {
    quiet: true,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  const path = `/usr/bin/${name}`;
  if (code === 0 && existsSync(path)) return path;
  console.error(output.slice(-2000));
  return null;
};

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own, else Debian's package when this
 * is root on Debian. Throws with what to do when there is none.
 */
export const findChromium = async (): Promise<string> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is ${named}, and no file is there. Name an existing Chromium.`);
    return named;
  }
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["update", "-qq"], { quiet: true });
    const installed = (await install(headlessPackage)) ?? (await install("chromium"));
    if (installed !== null) return installed;
  }
  throw new Error("No Chromium was found. Install one, or name it with CHROMIUM_PATH=/path/to/chromium.");
};

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { run } from "./run.ts";

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

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
    console.log("Installing Debian's chromium for the browser tests …");
    await run("apt-get", ["update", "-qq"], { quiet: true });
    const { code, output } = await run("apt-get", ["install", "-y", "-qq", "chromium"], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (code === 0 && existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
    console.error(output.slice(-2000));
  }
  throw new Error("No Chromium was found. Install one, or name it with CHROMIUM_PATH=/path/to/chromium.");
};

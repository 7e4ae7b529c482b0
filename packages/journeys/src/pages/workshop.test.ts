import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../../../../scripts/lib/run.ts";
import { axeFaults, faultLine } from "../../../ui/workshop/axe.ts";
import { rulesOfWholePages, serveWorkshop } from "../../../ui/workshop/serve.ts";
import { type Mode, visiting } from "../product/visit.ts";

const looks = [
  ["en", "light"],
  ["ar", "dark"],
] as const;

const ui = fileURLToPath(new URL("../../../ui", import.meta.url));

let folder: string;
let workshop: Awaited<ReturnType<typeof serveWorkshop>>;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/safar-workshop-`);
  const { code, output } = await run(
    `${ui}/node_modules/.bin/vite`,
    ["build", "workshop", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"],
    { cwd: ui, quiet: true },
  );
  if (code !== 0) throw new Error(`The workshop was not built.\n${output}`);
  workshop = await serveWorkshop(folder);
});
afterAll(async () => {
  workshop.stop();
  await rm(folder, { recursive: true });
});

/** What axe finds, and what the console says, at an address of the workshop. */
const faultsAt = async (query: string, mode: Mode, without: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  await visiting({ mode, isWatched: false }, async ({ page, complaints }) => {
    await page.goto(`${workshop.origin}/?${query}`, { waitUntil: "networkidle" });
    const found = await axeFaults(page, without);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    faults.push(
      ...complaints,
      ...found.map(faultLine),
      ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    );
  });
  return faults;
};

test.each(looks)("default: no face of any component in %s, %s, has an accessibility fault", async (lang, mode) => {
  expect(await faultsAt(`lang=${lang}&mode=${mode}`, mode, rulesOfWholePages)).toEqual([]);
});

test("boundary: a ticket of which only half has come stands where all of it will", async () => {
  await visiting({ device: "desktop", isWatched: false }, async ({ page }) => {
    await page.goto(`${workshop.origin}/?lang=en&mode=light`, { waitUntil: "networkidle" });
    const ticket = page.getByRole("article").filter({ hasText: "SFR-48213" });
    const [whole, half] = await ticket.evaluate((article) => {
      const [main, stub] = article.firstElementChild?.children ?? [];
      const places = () =>
        Array.from(main?.querySelectorAll("*") ?? [], (one) => {
          const { width, x, y } = one.getBoundingClientRect();
          return [x, y, width];
        });
      const before = places();
      stub?.remove();
      return [before, places()];
    });
    expect(whole?.length).toBeGreaterThan(10);
    expect(half).toEqual(whole);
  });
});

describe.each(["home", "sign-in"])("the sample %s page", (sample) => {
  test.each(looks)("default: has none in %s, %s", async (lang, mode) => {
    expect(await faultsAt(`sample=${sample}&lang=${lang}&mode=${mode}`, mode, [])).toEqual([]);
  });
});

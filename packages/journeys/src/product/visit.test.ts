import { expect, test } from "vitest";
import { visiting } from "./visit.ts";

const hourMs = 3_600_000;

test("boundary: whoever winds a clock on winds it on for nobody who comes later", async () => {
  await visiting({}, async ({ go, page }) => {
    await page.clock.install();
    await go("/about-us");
    await page.clock.fastForward(hourMs);
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(hourMs);
  });
  await visiting({}, async ({ go, page }) => {
    await go("/about-us");
    expect(await page.evaluate(() => performance.now())).toBeLessThan(hourMs);
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeLessThan(hourMs / 2);
  });
});

test("invariant: what an oracle finds on any page fails the visit, though it is about nothing that is sold", async () => {
  const visit = visiting({}, async ({ faults, go, page }) => {
    await go("/about-us");
    await page.evaluate(() => {
      const plant = document.createElement("dl");
      plant.innerHTML = "<dd>Rs 10</dd><dd>Rs 10</dd><dd>Rs 30</dd>";
      document.querySelector("main")?.append(plant);
    });
    await expect.poll(() => faults).toEqual([expect.stringContaining("come to 20, not Rs 30")]);
  });
  await expect(visit).rejects.toThrow("What pages said is not so");
});

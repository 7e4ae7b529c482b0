/**
 * Builds nothing and judges nothing: photographs the built workshop (`vite build workshop`) as phone and desktop, in both
 * languages and modes, and counts what axe finds. `node workshop/look.ts <folder> [part …]`
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { axeFaults } from "./axe.ts";
import { rulesOfWholePages, serveWorkshop } from "./serve.ts";

const [folder = "looks", ...parts] = process.argv.slice(2);
const say = (...words: string[]) => process.stderr.write(`${words.join(" ")}\n`);
mkdirSync(folder, { recursive: true });
const { origin, stop } = await serveWorkshop(join(import.meta.dirname, "dist"));

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };

async function look(name: string, query: string, viewport: { width: number; height: number }, axe: boolean) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("console", (message) => message.type() === "error" && say(name, message.text()));
  page.on("pageerror", (error) => say(name, error.message));
  await page.goto(`${origin}/?${query}`);
  await page.evaluate(() => document.fonts.ready);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) say(`${name}: ${overflow} px wider than the window`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Slices that can be looked at without shrinking.
  for (let y = 0, slice = 1; y < height; y += 1500, slice++) {
    await page.screenshot({
      path: join(folder, `${name}-${slice}.png`),
      fullPage: true,
      clip: { x: 0, y, width: viewport.width, height: Math.min(1500, height - y) },
    });
  }
  if (axe) {
    const rules = query.includes("sample") ? [] : [...rulesOfWholePages];
    for (const { nodes, rule } of await axeFaults(page, rules)) {
      say(`${name}: ${rule} × ${nodes.length}: ${nodes[0]?.html.slice(0, 160)} | ${nodes[0]?.why}`);
    }
  }
  await context.close();
}

if (parts.length > 0) {
  for (const part of parts) await look(part, `part=${encodeURIComponent(part)}`, windows.desktop, true);
} else {
  for (const sample of ["home", "sign-in"]) {
    for (const lang of ["en", "ar"]) {
      for (const mode of ["light", "dark"]) {
        for (const [device, viewport] of Object.entries(windows)) {
          await look(
            `${sample}-${lang}-${mode}-${device}`,
            `sample=${sample}&lang=${lang}&mode=${mode}`,
            viewport,
            true,
          );
        }
      }
    }
  }
  for (const [device, viewport] of Object.entries(windows)) await look(`all-${device}`, "", viewport, true);
}
await browser.close();
stop();

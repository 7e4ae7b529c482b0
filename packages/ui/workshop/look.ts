/**
 * Builds nothing and judges nothing: photographs the built workshop (`vite build workshop`) as phone and desktop, in both
 * languages and modes, and counts what axe finds. `node workshop/look.ts <folder> [part …]`
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const [folder = "looks", ...parts] = process.argv.slice(2);
const say = (...words: string[]) => process.stderr.write(`${words.join(" ")}\n`);
mkdirSync(folder, { recursive: true });
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-look'; style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self' data:";
// react-aria writes one rule of its own; it takes the nonce from here, as in the application.
const nonced = (file: string) =>
  file.endsWith(".html")
    ? readFileSync(file, "utf8").replace("<title>", '<meta property="csp-nonce" nonce="look" content="look" /><title>')
    : readFileSync(file);
const server = createServer((request, response) => {
  const path = new URL(request.url ?? "/", "http://x").pathname;
  const file = join(import.meta.dirname, "dist", path === "/" ? "index.html" : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.setHeader("content-security-policy", policy);
  return response.setHeader("content-type", types[extname(file)] ?? "text/plain").end(nonced(file));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

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
    // Panes repeat whole pages, so the rules about a page as a whole only hold for samples.
    const rules = query.includes("sample")
      ? []
      : [
          "skip-link",
          "landmark-unique",
          "landmark-no-duplicate-banner",
          "landmark-no-duplicate-contentinfo",
          "landmark-banner-is-top-level",
          "landmark-contentinfo-is-top-level",
          "heading-order",
        ];
    const { violations } = await new AxeBuilder({ page }).disableRules(rules).analyze();
    for (const { id, nodes } of violations) {
      say(`${name}: ${id} × ${nodes.length}: ${nodes[0]?.html.slice(0, 160)} | ${nodes[0]?.any[0]?.message ?? ""}`);
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
server.close();

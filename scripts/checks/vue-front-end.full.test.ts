import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { findChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/free-port.ts";
import { root, run } from "../lib/run.ts";
import { withExample } from "./front-end.ts";

const types: Readonly<Record<string, string>> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript" };

/** Serves what was built. */
const serve = async (folder: string) => {
  const port = await freePort();
  const server = createServer(({ url = "/" }, answer) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = pathname === "/" ? "/index.html" : pathname;
    answer.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    createReadStream(join(folder, file))
      .on("error", () => answer.writeHead(404).end())
      .pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
};

type Words = Readonly<Record<"search" | "choose" | "seat" | "next" | "reserve" | "card" | "pay" | "booked", string>>;

const words = {
  en: {
    search: "Search",
    choose: "Choose",
    seat: "Seat",
    next: "Continue",
    reserve: "Reserve",
    card: "Card number",
    pay: "Pay",
    booked: "Booked",
  },
  ar: {
    search: "ابحث",
    choose: "اختر",
    seat: "مقعد",
    next: "تابع",
    reserve: "احجز",
    card: "رقم البطاقة",
    pay: "ادفع",
    booked: "تم الحجز",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** By the names of buttons and fields, as a person would. */
const book = async (page: Page, say: Words): Promise<void> => {
  const press = (name: string | RegExp) =>
    page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click();
  await press(say.search);
  await press(say.choose);
  await press(new RegExp(`^${say.seat} `));
  await press(say.next);
  await press(say.next);
  const people = {
    title: "Mr",
    firstName: "Hamza",
    lastName: "Khan",
    nationality: "PK",
    documentKind: "cnic",
    documentNumber: "4210112345671",
  };
  const fields = page.locator("fieldset input");
  await fields.first().waitFor();
  for (const [place, typed] of Object.values(people).entries())
    if (place < (await fields.count())) await fields.nth(place).fill(typed);
  const contact = page.locator("label:not(fieldset label) input");
  await contact.nth(0).fill("hamza@example.com");
  await contact.nth(1).fill("03001234567");
  await press(say.next);
  await press(say.reserve);
  await page.locator("main button").first().click();
  await page.getByLabel(say.card).fill("4000056655665556");
  await press(new RegExp(`^${say.pay}`));
  await page.getByRole("heading", { name: say.booked }).waitFor();
  await page.getByText(/: Confirmed$/).waitFor();
};

const inBrowser = async (look: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  await look(browser).finally(() => browser.close());
};

test("default: a front end in another framework, built from what would be published, books a bus in both languages", async () => {
  await withExample("vue", async (folder) => {
    const vite = `${root}examples/vue/node_modules/.bin/vite`;
    const built = await run(vite, ["build"], { cwd: folder, quiet: true });
    expect([built.code, built.code === 0 ? "" : built.output]).toEqual([0, ""]);
    const { origin, stop } = await serve(`${folder}/dist`);
    await inBrowser(async (browser) => {
      for (const [locale, say] of Object.entries(words)) {
        const page = await browser.newPage();
        const faults: string[] = [];
        page.on("pageerror", ({ message }) => faults.push(message));
        page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
        page.setDefaultTimeout(30_000);
        await page.goto(`${origin}/?lang=${locale}`);
        await book(page, say);
        expect(faults).toEqual([]);
        await page.close();
      }
    }).finally(stop);
  });
}, 300_000);

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, inject } from "vitest";
import { isAlive, pathIn } from "./alive.ts";
import { personAgent } from "./ask.ts";

export type Locale = "en" | "ar";
export type Mode = "light" | "dark";
export type Device = "phone" | "desktop";

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

let connecting: Promise<Browser> | undefined;
const browser = () => {
  connecting ??= chromium.connect(inject("browserEndpoint"));
  return connecting;
};
afterAll(async () => (await connecting)?.close());

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Warnings, errors and uncaught exceptions the pages have caused, as text. */
  readonly complaints: string[];
  /** Opens a path, written without a language, in the visit's language, and waits until the page is alive. */
  go(path: string): Promise<void>;
};

export type VisitOptions = {
  readonly locale?: Locale;
  readonly mode?: Mode;
  readonly device?: Device;
  readonly context?: BrowserContextOptions;
  /** Of another marketplace than the one all journeys share. */
  readonly origin?: string;
};

export const addressOf = (path: string, locale: Locale): string => inject("origin") + pathIn(path, locale);

let visits = 0;
/** A network address that no other visit of this run has: tries are counted by it. */
const nextClientAddress = (): string => {
  visits += 1;
  const worker = Number(process.env["VITEST_WORKER_ID"] ?? 0);
  return `10.${worker % 256}.${visits >> 8}.${visits % 256}`;
};

/** A person's visit: a browser context of its own, closed afterwards. Nothing outside the product can be reached. */
export const visiting = async (
  { locale = "en", mode = "light", device = "desktop", context: more = {}, origin = inject("origin") }: VisitOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const context = await (await browser()).newContext({
    viewport: viewports[device],
    colorScheme: mode,
    locale: locale === "ar" ? "ar-SA" : "en-GB",
    // A browser that says it is run by a machine is told of errors as crawlers are.
    userAgent: personAgent,
    extraHTTPHeaders: { "x-forwarded-for": nextClientAddress() },
    ...more,
  });
  // A page of this product that keeps somebody waiting longer is broken.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`uncaught ${error.message}`));
  try {
    await journey({
      page,
      context,
      complaints,
      go: async (path) => {
        await page.goto(origin + pathIn(path, locale));
        if (more.javaScriptEnabled !== false) await page.waitForFunction(isAlive);
      },
    });
  } finally {
    await context.close();
  }
};

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, inject } from "vitest";

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
  /** Opens a path, written without a language, in the visit's language. */
  go(path: string): Promise<void>;
};

export type VisitOptions = {
  readonly locale?: Locale;
  readonly mode?: Mode;
  readonly device?: Device;
  readonly context?: BrowserContextOptions;
};

export const addressOf = (path: string, locale: Locale): string =>
  inject("origin") + (locale === "en" ? path : path === "/" ? "/ar" : `/ar${path}`);

/** A person's visit: a browser context of its own, closed afterwards. Nothing outside the product can be reached. */
export const visiting = async (
  { locale = "en", mode = "light", device = "desktop", context: more = {} }: VisitOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const context = await (await browser()).newContext({
    viewport: viewports[device],
    colorScheme: mode,
    locale: locale === "ar" ? "ar-SA" : "en-GB",
    ...more,
  });
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
        await page.goto(addressOf(path, locale), { waitUntil: "networkidle" });
      },
    });
  } finally {
    await context.close();
  }
};

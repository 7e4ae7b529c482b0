import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from "playwright-core";
import { afterAll, inject } from "vitest";
import { type Locale, pathIn } from "../language/locale.ts";
import { askSold } from "../oracles/chosen/ask-sold.ts";
import { chosen, chosenFaults } from "../oracles/chosen/chosen.ts";
import { followLineNames } from "../oracles/chosen/line-names.ts";
import type { Told } from "../oracles/chosen/told.ts";
import { isKnown } from "../oracles/known.ts";
import { askOffered } from "../oracles/offered/ask-offered.ts";
import type { Card } from "../oracles/offered/cards.ts";
import { offered } from "../oracles/offered/offered.ts";
import { oracleScript, reportName } from "../oracles/oracles.ts";
import { openPageLog } from "../oracles/page-log.ts";
import { ruledByBuild, styled, styledFaults } from "../oracles/styled.ts";
import type { Look } from "../oracles/watch.ts";
import { isAlive } from "./alive.ts";
import { personAgent } from "./ask.ts";
import { sandboxBehind } from "./sandbox.ts";
import { noteTouch } from "./touch.ts";

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
  /** What the pages have said that is not so, as the oracles saw it. A journey that ends well fails for it by itself. */
  readonly faults: string[];
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
  /** A browser that has never been here: nothing is in its caches, and what is done to it ends with the visit. */
  readonly fresh?: boolean;
  /** Whether the oracles look at its pages, as they do unless told otherwise. Who reads a whole page has it drawn and fetched whole. */
  readonly isWatched?: boolean;
};

export const addressOf = (path: string, locale: Locale): string => inject("origin") + pathIn(path, locale);

const script = oracleScript();
/** The classes that the product has styles for. */
const ruled = ruledByBuild(fileURLToPath(new URL("../../../web/dist/client/assets", import.meta.url)));
const log = openPageLog(inject("pageLog"), process.env["VITEST_WORKER_ID"] ?? "0");
/** Who is told what the oracles see in a context's pages, for as long as its visit lasts. */
const told = new WeakMap<BrowserContext, (look: Look) => void>();

let visits = 0;
/** A network address that no other visit of this run has: tries are counted by it. */
const nextClientAddress = (): string => {
  visits += 1;
  const worker = Number(process.env["VITEST_WORKER_ID"] ?? 0);
  return `10.${worker % 256}.${visits >> 8}.${visits % 256}`;
};

const openContext = async ({
  locale,
  mode,
  device,
  context,
  isWatched,
}: Required<Pick<VisitOptions, "locale" | "mode" | "device" | "context" | "isWatched">>) => {
  const opened = await (await browser()).newContext({
    viewport: viewports[device],
    colorScheme: mode,
    // What moves only to please keeps a processor busy and says nothing.
    reducedMotion: "reduce",
    locale: locale === "ar" ? "ar-SA" : "en-GB",
    // A browser that says it is run by a machine is told of errors as crawlers are.
    userAgent: personAgent,
    ...context,
  });
  // Only a hang is too long: the machine may be busy with others.
  opened.setDefaultTimeout(60_000);
  noteOwnTime(opened);
  if (context.hasTouch === true) noteTouch(opened);
  await opened.exposeBinding(reportName, (_, look: Look) => told.get(opened)?.(look));
  if (isWatched) await opened.addInitScript({ content: script });
  return opened;
};

/** Whose time a journey has taken in hand. It stays there: a clock is its context's, and every later page of it would live by it. */
const withOwnTime = new WeakSet<BrowserContext>();
const noteOwnTime = (context: BrowserContext): void => {
  const { clock } = context;
  for (const name of ["install", "setFixedTime", "setSystemTime"] as const) {
    const set: (...given: never[]) => Promise<void> = clock[name].bind(clock);
    Object.assign(clock, {
      [name]: (...given: never[]) => {
        withOwnTime.add(context);
        return set(...given);
      },
    });
  }
};

/**
 * Contexts that have been visited and wait for the next visit of their kind. Cookies and storage are emptied in between; the scripts in
 * their caches, which never change, stay: opening every page with cold caches takes half of the time of all journeys.
 */
const waiting = new Map<string, BrowserContext[]>();

type OpenVisit = { readonly visit: Visit; readonly close: (isUnharmed: boolean) => Promise<void> };

/** A visit that lasts until it is closed, for what looks at many pages one after the other. */
export const openVisit = async ({
  locale = "en",
  mode = "light",
  device = "desktop",
  context: more = {},
  origin = inject("origin"),
  fresh = false,
  isWatched = true,
}: VisitOptions): Promise<OpenVisit> => {
  const { storageState = { cookies: [], origins: [] }, ...options } = more;
  const kind = JSON.stringify([locale, mode, device, options, isWatched]);
  const idle = waiting.get(kind) ?? [];
  waiting.set(kind, idle);
  const context =
    (fresh ? undefined : idle.pop()) ?? (await openContext({ locale, mode, device, context: options, isWatched }));
  await context.setStorageState(storageState);
  await context.setExtraHTTPHeaders({ "x-forwarded-for": nextClientAddress() });
  const faults: string[] = [];
  const name = `${process.env["VITEST_WORKER_ID"] ?? "0"}.${visits}`;
  const sandbox = sandboxBehind(origin);
  const asked: Promise<void>[] = [];
  const lineNameFaults = followLineNames();
  const hold = async (path: string, said: Told): Promise<void> => {
    const sold = await askSold(sandbox, said);
    if (sold === null) return;
    log.note(name, { path, watched: [chosen], faults: [], links: [] });
    faults.push(
      ...[...chosenFaults(said, sold), ...lineNameFaults(path, said, sold.quote)]
        .map((fault) => `${path}: ${fault}`)
        .filter((fault) => !isKnown(fault)),
    );
  };
  const holdCard = async (path: string, card: Card): Promise<void> => {
    const found = await askOffered(sandbox, card);
    if (found === null) return;
    log.note(name, { path, watched: [offered], faults: [], links: [] });
    faults.push(...found.map((fault) => `${path}: ${fault}`).filter((fault) => !isKnown(fault)));
  };
  const holdDocument = async (response: Response): Promise<void> => {
    const { pathname } = new URL(response.url());
    // Of a document that has been left already nothing is there to read.
    const document = await response.text().catch(() => null);
    if (document === null) return;
    log.note(name, { path: pathname, watched: [styled], faults: [], links: [] });
    faults.push(...styledFaults(document, ruled).map((fault) => `${pathname}: ${fault}`));
  };
  const keep = (holding: Promise<void>): void => {
    // Who closes the visit hears of a sandbox that could not be asked.
    holding.catch(() => undefined);
    asked.push(holding);
  };
  told.set(context, (look) => {
    log.note(name, look);
    const said = look.faults.map((fault) => `${look.path}: ${fault}`);
    faults.push(...said.filter((fault) => !isKnown(fault)));
    for (const card of look.cards) keep(holdCard(look.path, card));
    if (look.told !== null) keep(hold(look.path, look.told));
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    if (message.text().startsWith("No words for")) faults.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`uncaught ${error.message}`));
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest() && response.status() !== 304;
    if (isDocument && (response.headers()["content-type"] ?? "").startsWith("text/html")) keep(holdDocument(response));
  });
  const go = async (path: string): Promise<void> => {
    await page.goto(origin + pathIn(path, locale));
    if (more.javaScriptEnabled !== false) await page.waitForFunction(isAlive);
  };
  return {
    visit: { page, context, complaints, faults, go },
    close: async (isUnharmed) => {
      await Promise.all(asked);
      if (!isUnharmed || fresh || withOwnTime.has(context)) await context.close();
      else {
        await Promise.all(context.pages().map((open) => open.close()));
        idle.push(context);
      }
      told.delete(context);
      // Of a journey that failed, its own failure says more.
      if (faults.length > 0 && isUnharmed) throw new Error(`What pages said is not so:\n${faults.join("\n")}`);
    },
  };
};

/** Where a journey was that failed, and what its page showed: a failure that is seldom leaves nothing else to go by. */
const tellWhereItEnded = async (page: Page): Promise<void> => {
  const shown = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
  console.error(`A journey ended at ${page.url()}\n${shown}`);
};

/** A person's visit, as if in a browser of its own. Nothing outside the product can be reached. */
export const visiting = async (options: VisitOptions, journey: (visit: Visit) => Promise<void>): Promise<void> => {
  const { visit, close } = await openVisit(options);
  let isUnharmed = false;
  try {
    await journey(visit);
    isUnharmed = true;
  } finally {
    if (!isUnharmed) await tellWhereItEnded(visit.page);
    await close(isUnharmed);
  }
};

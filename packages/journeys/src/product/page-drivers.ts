import type { Driver, Graph } from "@safar/paths";
import type { Page } from "playwright-core";
import { type Locale, pathIn } from "../language/locale.ts";
import { isAlive } from "./alive.ts";
import { flightPagesDriver } from "./flight-pages.ts";
import { sandboxAt } from "./sandbox.ts";

/*
 * What turns a page into a driver, for the Playwright files that `npm run paths -- export … --format playwright` writes. Which
 * marketplace is visited, in which language, and where its sandbox is told what to do, the environment says.
 */

const localeNow = (): Locale => (process.env["SAFAR_LANG"] === "ar" ? "ar" : "en");
const originNow = (): string => process.env["SAFAR_URL"] ?? "http://localhost:3000";
const sandboxNow = () => sandboxAt(process.env["SAFAR_ADMIN_URL"] ?? "http://localhost:4000/admin");

const visitOf = (page: Page) => ({
  page,
  go: async (path: string): Promise<void> => {
    await page.goto(originNow() + pathIn(path, localeNow()));
    await page.waitForFunction(isAlive);
  },
});

/** @public Exported test files import it. */
export const flightsPageDriver = (page: Page, _graph: Graph): Driver =>
  flightPagesDriver(visitOf(page), localeNow(), sandboxNow());

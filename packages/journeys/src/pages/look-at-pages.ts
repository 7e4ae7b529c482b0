import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFaults, faultLine } from "../../../ui/workshop/axe.ts";
import type { Locale } from "../language/locale.ts";
import { people, signInAs } from "../product/hands.ts";
import { isFull } from "../product/in-turn.ts";
import { sandbox } from "../product/sandbox.ts";
import { type Device, type Mode, openVisit, type Visit, type VisitOptions, visiting } from "../product/visit.ts";
import { builtPages } from "./built-pages.ts";

/** Among how many looks `npm test` shares the pages out. */
const turns = 2;

type Look = readonly [Locale, Mode, Device];
type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A page that is left before its socket is open says so by itself. */
const leftEarly = "WebSocket is closed before the connection is established";

const isExpected = (complaint: string, isMissing: boolean) =>
  complaint.includes(leftEarly) || (isMissing && complaint.includes("status of 404"));

const lookAt = async (
  { page, complaints, faults }: Pick<Visit, "page" | "complaints" | "faults">,
  locale: Locale,
  isMissing = false,
) => {
  // What is fetched once a page stands may still complain.
  await page.waitForLoadState("networkidle");
  expect(await page.locator("html").getAttribute("lang")).toBe(locale);
  expect(await page.locator("html").getAttribute("dir")).toBe(locale === "ar" ? "rtl" : "ltr");
  expect(await page.locator("h1").count()).toBe(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect((await axeFaults(page)).map(faultLine)).toEqual([]);
  expect(complaints.filter((complaint) => !isExpected(complaint, isMissing))).toEqual([]);
  expect(faults).toEqual([]);
};

/** One visit for all tests of a block: a window of its own for every page would take a third of the time of all looking. */
const oneVisit = (options: () => VisitOptions): (() => Visit) => {
  let opened: Awaited<ReturnType<typeof openVisit>>;
  beforeAll(async () => {
    opened = await openVisit(options());
  });
  afterAll(() => opened.close(false));
  return () => {
    opened.visit.complaints.length = 0;
    opened.visit.faults.length = 0;
    return opened.visit;
  };
};

/** Where a signed-in page shows one thing of the person's, the address with that thing's id. */
const addressesOf = async (email: string): Promise<(path: string) => string> => {
  const [users, notifications] = await Promise.all([sandbox().rows("users"), sandbox().rows("notifications")]);
  const person = users.find((user) => user["email"] === email)?.["id"];
  const id = String(notifications.find(({ userId }) => userId === person)?.["id"]);
  return (path) => (/notification-?detail/i.test(path) ? `${path}?id=${id}` : path);
};

/** Where pages are shared out, the share of this turn; all of them in the full checks. */
const shareOf = <Page>(pages: readonly Page[], turn: number): readonly Page[] =>
  isFull ? pages : pages.filter((_, index) => index % turns === turn);

/**
 * Built pages as one kind of visitor sees them: no accessibility fault, nothing in the console, nothing wider than the screen. The
 * looks of `npm test` share the pages out, each page to one of them; the full checks look at every page in every look.
 */
export const lookAtPages = (looks: readonly Look[], turn = 0): void => {
  describe.each(looks)("%s %s %s", (locale, mode, device) => {
    const pages = shareOf(
      [
        ...[...builtPages.open, ...builtPages.routes].map((path) => ({ path, isMissing: false })),
        ...builtPages.missing.map((path) => ({ path, isMissing: true })),
      ],
      turn,
    );
    describe("without an account", () => {
      const visitOf = oneVisit(() => ({ locale, mode, device }));

      test.each(pages)(
        "default: $path has no accessibility fault and nothing in the console",
        async ({ path, isMissing }) => {
          const visit = visitOf();
          await visit.go(path);
          await lookAt(visit, locale, isMissing);
        },
      );
    });

    describe("signed in", () => {
      const who = locale === "ar" ? people.noura : people.ayesha;
      let own: (path: string) => string;
      let storageState: StorageState;
      beforeAll(async () => {
        own = await addressesOf(who.email);
        await visiting({ locale, mode, device }, async ({ context, go, page }) => {
          await go("/login");
          await signInAs(page, locale, who);
          storageState = await context.storageState();
        });
      });
      const visitOf = oneVisit(() => ({ locale, mode, device, context: { storageState } }));

      test.each(shareOf([...builtPages.signedIn, "/verify-phone", "/"], turn))(
        "default: %s has no accessibility fault and nothing in the console",
        async (path) => {
          const visit = visitOf();
          await visit.go(own(path));
          await lookAt(visit, locale);
        },
      );
    });
  });
};

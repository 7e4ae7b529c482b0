import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dayIn } from "../product/days.ts";
import { flightHands } from "../product/flight-hands.ts";
import { handsOn, people } from "../product/hands.ts";
import { sandbox } from "../product/sandbox.ts";
import { type Visit, visiting } from "../product/visit.ts";

/** A person who has never been here, on a phone: every press is counted, what is typed into a field counts as one. */
const newcomer = ({ page }: Visit) => {
  const begun = performance.now();
  let presses = 0;
  const counted = async (deed: Promise<unknown>): Promise<void> => {
    presses += 1;
    await deed;
  };
  return {
    press: (target: Locator) => counted(target.first().click()),
    type: (target: Locator, text: string) => counted(target.fill(text)),
    /** A day of the calendar that is open, by its number of days from now. */
    pressDay: (days: number) =>
      counted(
        page
          .getByRole("dialog")
          .getByRole("button", {
            name: new RegExp(
              `(?<!\\d)${new Date(`${dayIn(days)}T00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })}`,
            ),
          })
          .click(),
      ),
    /** Says what it took, and holds it to the most that it may take. */
    done: (what: string, most: number): void => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(`${what}: ${presses} presses, ${seconds} s\n`);
      expect(presses).toBeLessThanOrEqual(most);
    },
  };
};

const firstDay = 20;
const results = `/flights/search?trip=return&legs=KHI-JED.${dayIn(firstDay)}_JED-KHI.${dayIn(firstDay + 8)}&adults=1&children=0&infants=0&cabin=economy`;

const offersShown = (page: Page): Promise<void> =>
  page
    .getByRole("link", { name: /^Choose:/ })
    .first()
    .waitFor();

const onPhone = (deeds: (visit: Visit) => Promise<void>) => visiting({ device: "phone", fresh: true }, deeds);

describe("default: five things that a newcomer does", () => {
  test("from the front page to a priced way there and back", async () => {
    await onPhone(async (visit) => {
      const { go, page } = visit;
      const { button } = handsOn(page, "en");
      await go("/");
      const { done, press, pressDay, type } = newcomer(visit);
      await press(page.getByRole("button", { name: /^To:/ }));
      await type(page.getByRole("searchbox", { name: "To", exact: true }), "jed");
      await press(page.getByRole("option", { name: /^Jeddah/ }));
      await press(page.getByRole("button", { name: /^Departure:/ }));
      await pressDay(firstDay);
      await pressDay(firstDay + 8);
      await press(page.getByRole("dialog").getByRole("button", { name: "Done" }));
      await press(button("Search flights"));
      await offersShown(page);
      done("a priced way there and back", 8);
    });
  });

  test("the same with other dates", async () => {
    await onPhone(async (visit) => {
      const { go, page } = visit;
      await go(results);
      await offersShown(page);
      const { done, press } = newcomer(visit);
      await press(page.getByRole("navigation", { name: "Other days" }).getByRole("link").nth(4));
      await page.waitForURL((url) => url.href.includes(dayIn(firstDay + 1)));
      await offersShown(page);
      done("the same a day later", 1);
    });
  });

  test("a hotel near the Haram that can be cancelled free of charge", async () => {
    await onPhone(async (visit) => {
      const { go, page } = visit;
      await go(`/hotels/makkah?in=${dayIn(firstDay)}&out=${dayIn(firstDay + 4)}&rooms=2`);
      const main = page.getByRole("main");
      await main.getByRole("listitem").getByRole("heading", { level: 2 }).first().waitFor();
      const { done, press } = newcomer(visit);
      await press(main.getByRole("button", { name: "Free cancellation" }));
      await main
        .getByText(/^Free cancellation until/)
        .first()
        .waitFor();
      await press(main.getByRole("listitem").getByRole("heading", { level: 2 }).getByRole("link"));
      await page.waitForURL(/hotels\/detail/);
      await page
        .getByText(/from the Grand Mosque$/)
        .first()
        .waitFor();
      done("a hotel near the Haram with free cancelling", 2);
    });
  });

  test("a booking found as a guest", async () => {
    const order = (await sandbox().rows("orders")).find(
      ({ contact, pnr }) => pnr !== null && JSON.stringify(contact).includes(people.ayesha.email),
    );
    await onPhone(async (visit) => {
      const { go, page } = visit;
      const { button, field } = handsOn(page, "en");
      await go("/");
      const { done, press, type } = newcomer(visit);
      await press(page.getByRole("button", { name: "All pages" }));
      await press(page.getByRole("menuitem", { name: "Find my booking" }));
      await type(field("Booking reference"), String(order?.["pnr"]));
      await type(field("Email address or last name"), people.ayesha.email);
      await press(button("Find my booking"));
      await page.waitForURL(/booking-detail/);
      done("a booking found as a guest", 5);
    });
  });

  test("a bag more", async () => {
    await onPhone(async (visit) => {
      const { go, page } = visit;
      const { button } = handsOn(page, "en");
      await go(
        `/flights/search?trip=one_way&legs=KHI-LHE.${dayIn(firstDay)}&adults=1&children=0&infants=0&cabin=economy`,
      );
      const { chooseFlight, fillPassenger, toExtras } = flightHands(page, "en");
      await chooseFlight();
      await fillPassenger();
      await toExtras();
      const { done, press } = newcomer(visit);
      await press(page.locator("#open-extras-bag"));
      const bag = page.getByRole("dialog").locator("label").nth(1);
      const first = (await bag.locator("span").first().textContent()) ?? "";
      await press(bag);
      await press(button("Done"));
      await page.getByRole("region", { name: "Checked bags" }).getByText(first).waitFor();
      await press(button("Continue"));
      await page.getByRole("heading", { name: "Is everything right?" }).waitFor();
      done("a bag more", 4);
    });
  });
});

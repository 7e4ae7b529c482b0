import { test } from "vitest";
import { dayIn } from "../product/days.ts";
import { visiting } from "../product/visit.ts";

const kinds = [
  ["buses", `/bus/lahore-to-islamabad?date=${dayIn(10)}`, "/bus/seat-selection/"],
  ["trains", `/train/karachi-to-lahore?date=${dayIn(10)}`, "/train/"],
  ["hotels", `/hotels/lahore?in=${dayIn(30)}&out=${dayIn(33)}&rooms=2`, "/hotels/detail/"],
  [
    "flights",
    `/flights/search?trip=one_way&legs=KHI-LHE.${dayIn(30)}&adults=1&children=0&infants=0&cabin=economy`,
    "/flights/itinerary-details/",
  ],
] as const;

test.each(kinds)(
  "behavior: an offer of %s that is pressed as soon as the page is drawn is opened",
  async (_, results, offers) => {
    await visiting({}, async ({ page, go, context }) => {
      // A slow telephone: there is time between what is drawn and what runs.
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await go(results);
      await page.getByRole("main").locator(`article a[href*="${offers}"]`).first().click();
      await page.waitForURL(`**${offers}**`);
    });
  },
);

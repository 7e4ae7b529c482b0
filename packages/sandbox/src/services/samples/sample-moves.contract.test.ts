import { createBookingListService } from "@safar/api-clients";
import { type BookingSummary, instantOfPlace } from "@safar/engine";
import { expect, test } from "vitest";
import { openContentBench } from "../../testing/content-bench.ts";
import { sampleUsers } from "../accounts/sample-users.ts";

test.each(["PK", "SA"] as const)(
  "default: what the provider has changed of a sample person's bookings in %s says when it was to begin",
  async (edition) => {
    const { client, tokenFor } = openContentBench();
    const apiToken = tokenFor(sampleUsers[edition].id);
    const list = createBookingListService((locale) => client("client", { locale, apiToken }), { offsetMs: () => 0 });
    const pages = await Promise.all([1, 2].map((page) => list.upcoming("en", page)));
    const changed = pages
      .flatMap((page): readonly BookingSummary[] => (page.type === "LISTED" ? page.bookings : []))
      .filter(({ status }) => status === "Updated");
    expect(changed.map(({ product }) => product)).toEqual(
      expect.arrayContaining(["trains", "tours", "movies", "events"]),
    );
    for (const { movedFrom, startsAt } of changed) {
      const before = instantOfPlace({ local: movedFrom ?? startsAt.local, zone: startsAt.zone });
      expect(before).toBeLessThan(instantOfPlace(startsAt));
    }
  },
);

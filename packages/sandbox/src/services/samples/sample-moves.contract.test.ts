import { createBookingListService } from "@safar/api-clients";
import { toursEndpoints } from "@safar/api-clients/wire";
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

test("default: each says where it is and for whom, and what is over can still be read", async () => {
  const { client, tokenFor } = openContentBench();
  const apiToken = tokenFor(sampleUsers.PK.id);
  const list = createBookingListService((locale) => client("client", { locale, apiToken }), { offsetMs: () => 0 });
  const ahead = await list.upcoming("en", 1);
  const past = await list.list("en", { tab: "past", kind: null, status: null, page: 1 });
  if (ahead.type !== "LISTED" || past.type !== "LISTED") throw new Error("The list cannot be had.");
  for (const { places, product, travellers } of [...ahead.bookings, ...past.bookings]) {
    expect(places).toHaveLength(product === "flights" || product === "trains" ? 2 : 1);
    expect(travellers).toEqual(["Ayesha Siddiqui"]);
  }
  expect(ahead.bookings.find(({ title }) => title === "Karachi to Lahore")?.places).toMatchObject([
    { code: "KHI", name: "Karachi", stop: "Jinnah International", terminal: "1" },
    { code: "LHE", name: "Lahore", stop: "Allama Iqbal International" },
  ]);
  const tour = past.bookings.find(({ product }) => product === "tours");
  const read = await client("app", { apiToken }).call(toursEndpoints.toursBooking, { uuid: tour?.uuid ?? "" });
  expect(read.ok).toBe(true);
});

import { acknowledgementOf, connectExtras, type Quote } from "@safar/engine";
import { expect, test } from "vitest";
import { type FlightWalk, openWalk } from "../flows/flight-walk.ts";

/** The seats that a walk's checkout calls its own. */
const seatsOf = (walk: FlightWalk): readonly string[] =>
  walk
    .child("checkout")
    .getSnapshot()
    .context.choices.map(({ serviceId }) => serviceId);

const quoteOf = (walk: FlightWalk): Quote => {
  const { quote } = walk.view();
  if (quote === null) throw new Error("There is no price yet.");
  return quote;
};

/** Takes the free seat at that place of the list, and goes on. */
const sitAt = async (walk: FlightWalk, place: number): Promise<void> => {
  await walk.untilScreen("addons");
  const extras = walk.child("extras");
  const read = () => connectExtras(extras.getSnapshot());
  await walk.until("what is on offer", () => !read().busy);
  const [map] = read().seatMaps;
  const [passenger] = read().travellers;
  const free = (map?.cabins ?? [])
    .flatMap(({ rows }) => rows.flatMap(({ elements }) => elements))
    .filter((one) => one.kind === "seat" && one.status === "available")[place];
  if (map === undefined || passenger === undefined || free?.kind !== "seat") throw new Error("There is no such seat.");
  const { designator } = free;
  extras.send({ type: "seat.choose", segmentId: map.segmentId, travellerId: passenger.id, designator });
  extras.send({ type: "extras.submit" });
  await walk.acceptPrice();
};

// What seeds 843 and 1002 once came by: the tab that was slower called a seat its own that the booking did not have.
test("behavior: two tabs with one quote and different seats both show the seats that were reserved", async () => {
  const first = openWalk();
  const { sandbox } = first;
  await first.search("KHI-ISB");
  await first.choose();
  await first.price();
  await first.people();
  await sitAt(first, 0);
  await first.untilScreen("review");
  const second = openWalk({ sandbox, start: { at: "quote", refId: quoteOf(first).refId } });
  await second.acceptPrice();
  await second.people();
  await sitAt(second, 3);
  await second.untilScreen("review");
  expect(seatsOf(second)).not.toEqual(seatsOf(first));
  second.accept();
  await second.untilScreen("payment");
  // The first tab's yes is to a price with another seat; it learns what is reserved, and pays for that.
  first.accept();
  await first.untilScreen("payment");
  expect(seatsOf(first)).toEqual(seatsOf(second));
  expect(acknowledgementOf(quoteOf(first))).toEqual(acknowledgementOf(quoteOf(second)));
  expect(first.ordered()).toBe(1);
  second.close();
  first.close();
});

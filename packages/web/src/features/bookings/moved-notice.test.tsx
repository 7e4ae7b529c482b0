// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BookedProvider } from "./booked-context.ts";
import { bookedWords } from "./booked-words.tsx";
import { bookedSample } from "./booking.fixtures.ts";
import { renderBookings } from "./bookings.harness.tsx";
import { createBooked } from "./create-booked.tsx";
import { MovedNotice } from "./moved-notice.tsx";

const to = { local: "2026-12-03T20:30", zone: "Asia/Karachi" };

const booked = createBooked({
  vertical: "tours",
  isOf: (booking): booking is typeof bookedSample => booking.uuid === bookedSample.uuid,
  words: bookedWords.trip,
  ready: null,
  begins: () => to,
  moments: [],
  advice: null,
  isOver: () => false,
  Tickets: () => null,
});

const show = (of: Partial<typeof bookedSample>) =>
  renderBookings(
    <BookedProvider value={booked}>
      <MovedNotice booking={{ ...bookedSample, ...of }} to={to} />
    </BookedProvider>,
  );

afterEach(cleanup);

test("default: what was moved says when it was to begin and when it does", async () => {
  const { container } = await show({ status: "Updated", movedFrom: "2026-12-03T20:00" });
  expect(screen.getByText("Your trip was changed")).toBeDefined();
  expect(container.querySelector("s")?.textContent).toMatch(/20:00$/);
  expect(container.querySelector("strong + s, strong")?.textContent).toMatch(/20:30/);
});

test.each([
  ["was not moved", { status: "Updated" }],
  ["begins when it was to", { status: "Updated", movedFrom: to.local }],
  ["has ended", { status: "Cancelled", movedFrom: "2026-12-03T20:00" }],
] as const)("default: what %s says nothing of it", async (_, of) => {
  const { container } = await show(of);
  expect(container.textContent).toBe("");
});

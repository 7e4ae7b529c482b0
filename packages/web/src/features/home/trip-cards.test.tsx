// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { NextTrip } from "../../calls/home.calls.ts";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { TripCards } from "./trip-cards.tsx";

afterEach(cleanup);

const trip = (uuid: string, of: Partial<NextTrip>): NextTrip => ({
  uuid,
  orderId: uuid,
  product: "flights",
  status: "Confirmed",
  title: "Lahore to Dubai",
  subtitle: "M7 601",
  startsAt: { local: "2026-12-30T22:15", zone: "Asia/Karachi" },
  endsAt: { local: "2026-12-31T00:20", zone: "Asia/Dubai" },
  pnr: null,
  amount: null,
  payBy: null,
  isPaymentUnknown: false,
  movedFrom: null,
  places: [],
  travellers: [],
  offer: null,
  art: "Karachi to Lahore",
  respondBy: null,
  inDays: 39,
  ...of,
});

test("default: a trip that waits for somebody says for what and until when, and leads to where it is done", async () => {
  const at = Date.UTC(2026, 10, 24, 9);
  const { tree } = await pageOf(
    <TripCards
      trips={[
        trip("1", { status: "Updated", respondBy: at, startsAt: { local: "2026-12-30T22:15", zone: "Asia/Riyadh" } }),
        trip("2", { status: "Pending", payBy: at }),
        trip("3", {}),
      ]}
    />,
  );
  await act(async () => void render(tree));
  const said = screen.getAllByRole("article").map(({ textContent }) => textContent?.replaceAll("\u00a0", " ") ?? "");
  // An answer is due by the clocks of its place, as its own page says, and a payment by those at home.
  expect(said[0]).toContain("Answer by 24 Nov 2026, 12:00");
  expect(said[1]).toContain("Pay by 24 Nov 2026, 14:00");
  expect(said[2]).not.toMatch(/ by /);
  expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("/flights/booking-detail/1");
});

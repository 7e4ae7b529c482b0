import { expect, test } from "vitest";
import { openOrders } from "../../../testing/orders.fixture.ts";
import { ordersIn } from "../../orders/order.ts";
import { flightTicket } from "./flight-paper.ts";

const sample = (wanted: "Confirmed" | "Updated" = "Confirmed") => {
  const order = ordersIn(openOrders().store)
    .all()
    .find(({ status }) => status === wanted);
  if (order === undefined) throw new Error("The sample users have a ticket.");
  return order;
};

test.each([
  ["en", "Leaves", /^\w+day \d+ \w+ \d{4}, \d\d:\d\d \(.+ Time\)\n.+ \([A-Z]{3}\)\n/],
  ["ar", "الإقلاع", /^\S+، \d+ \S+ \d{4}، \d\d:\d\d \(توقيت .+\)\n.+ \([A-Z]{3}\)\n/],
] as const)(
  "default: a ticket in %s says when and where in words, who flies, and what they may take",
  (locale, leaves, moment) => {
    const order = sample();
    const parts = flightTicket.partsOf(order, locale);
    expect(parts[0]?.columns[1]).toBe(leaves);
    expect(parts[0]?.rows[0]?.[1]).toMatch(moment);
    expect(parts[1]?.rows[0]?.[0]).toContain(order.travellers[0]?.lastName);
    expect(parts[1]?.rows[0]?.[1]).toBe(order.tickets[0]?.number);
    expect(parts[2]?.rows[0]?.[2]).toMatch(/\d+ (?:kg|كجم)$/);
  },
);

test.each([
  ["en", "The airline has changed your flight. Before:", /^Answer by /],
  ["ar", "غيّرت شركة الطيران رحلتك. قبل التغيير:", /^أجب قبل /],
] as const)(
  "behavior: a ticket in %s whose flight was moved begins with when it was to leave",
  (locale, title, until) => {
    const [moved, now] = flightTicket.partsOf(sample("Updated"), locale);
    expect(moved?.title).toBe(title);
    expect(moved?.notes[0]).toMatch(until);
    expect(moved?.rows[0]?.[1]).not.toBe(now?.rows[0]?.[1]?.split("\n")[0]);
  },
);

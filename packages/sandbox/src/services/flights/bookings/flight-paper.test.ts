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
  ["en", "Leaves", /^\w+day \d+ \w+ \d{4}, \d\d:\d\d \(.+\sTime\)\n.+ \([A-Z]{3}\)\n/],
  ["ar", "الإقلاع", /^\S+، \d+ \S+ \d{4}، \d\d:\d\d \(توقيت\s.+\)\n.+ \([A-Z]{3}\)\n/],
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
  ["en", "The airline has changed your flight", ["Before", "Now"], /^Answer by .+ Both answers are free of charge\.$/],
  ["ar", "غيّرت شركة الطيران رحلتك", ["سابقًا", "الآن"], /^أجب قبل .+ كلاهما مجاني\.$/],
] as const)(
  "behavior: a ticket in %s whose flight was moved begins with when it was to leave, beside when it does",
  (locale, title, columns, until) => {
    const [moved, leg] = flightTicket.partsOf(sample("Updated"), locale);
    expect(moved?.title).toBe(title);
    expect(moved?.columns.slice(1)).toEqual(columns);
    expect(moved?.notes[0]).toMatch(until);
    const [, before, now] = moved?.rows[0] ?? [];
    expect(now).toBe(leg?.rows[0]?.[1]?.split("\n")[0]);
    expect(before).not.toBe(now);
  },
);

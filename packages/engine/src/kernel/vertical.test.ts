import { expect, test } from "vitest";
import {
  isProduct,
  isVertical,
  type ProductName,
  productBy,
  productOfBooking,
  products,
  verticals,
} from "./vertical.ts";

const all = Object.keys(products).filter(isProduct);
const columns: readonly ProductName[] = ["urlSegment", "serviceType", "iconIdentifier", "seoType"];

test("default: nine verticals and two financial products", () => {
  expect(verticals).toHaveLength(9);
  expect(all.filter((product) => !isVertical(product))).toEqual(["wallet", "subscription"]);
});

test.each(columns)("default: each %s leads back to its product", (column) => {
  for (const product of all) expect(productBy(column, products[product][column])).toBe(product);
});

test("default: each booking type leads back to its product, with the mode telling shuttles from rentals", () => {
  for (const product of all) {
    const mode = product === "airport-shuttle" ? "shuttle" : undefined;
    expect(productOfBooking(products[product].bookingType, mode)).toBe(product);
  }
  expect(new Set(all.map((product) => products[product].bookingType))).toEqual(
    new Set("event railway hotel car_rental cinema tour airline bus wallet subscription".split(" ")),
  );
});

test("behavior: an unknown name belongs to nobody", () => {
  expect(productBy("urlSegment", "ferries")).toBeUndefined();
  expect(productOfBooking("ferry")).toBeUndefined();
  expect(isProduct("constructor")).toBe(false);
});

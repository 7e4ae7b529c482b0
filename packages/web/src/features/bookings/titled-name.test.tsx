// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderBookings } from "./bookings.harness.tsx";
import { TitledName } from "./titled-name.tsx";

afterEach(cleanup);

test.each([
  ["en", "Mr", "Mr ALI KHAN"],
  ["ar", "Mr", "السيد ALI KHAN"],
  ["ar", "Miss.", "الآنسة ALI KHAN"],
  ["ar", "Dr", "Dr ALI KHAN"],
] as const)("default: in %s the title %j reads %j", async (locale, title, words) => {
  const { container } = await renderBookings(<TitledName of={{ title, firstName: "ALI", lastName: "KHAN" }} />, {
    locale,
  });
  expect(container.textContent).toBe(words);
  expect(container.querySelector("bdi")?.textContent).toBe("ALI KHAN");
});

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Steps } from "./steps.tsx";

const steps = [
  { id: "one", label: "Passengers", href: "/one" },
  { id: "two", label: "Extras", href: "/two" },
  { id: "three", label: "Review", href: "/three" },
];

test("default: the current step is marked, and only what is done can be gone back to", () => {
  render(<Steps label="Your booking" done="done" steps={steps} current="two" />);
  expect(screen.getByRole("navigation", { name: "Your booking" })).toBeDefined();
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-current"))).toEqual([
    null,
    "step",
    null,
  ]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Passengersdone"]);
});

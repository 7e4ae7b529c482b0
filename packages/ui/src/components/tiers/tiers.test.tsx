import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Tiers } from "./tiers.tsx";

test("default: each way to buy says what it is called, costs, gives, and how many there are", () => {
  const [standard, group] = [
    { id: "standard", name: "Standard", price: "Rs 1,650", facts: [["people", "lets 1 person in"]], note: null },
    { id: "group", name: "Group", price: "Rs 5,000", facts: [["people", "lets 4 people in"]], note: "7 left" },
  ] as const;
  render(<Tiers of={[standard, group]} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "StandardRs 1,650lets 1 person in",
    "GroupRs 5,000lets 4 people in7 left",
  ]);
});

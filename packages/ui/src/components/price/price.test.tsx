import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

test("behavior: the amount is isolated, and a former one says so", () => {
  const { container } = render(<Price amount="740 ر.س" was={{ amount: "812 ر.س", label: "Before" }} />);
  expect([...container.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual(["812 ر.س", "740 ر.س"]);
  expect(screen.getByText(/Before/).closest("s")).not.toBeNull();
});

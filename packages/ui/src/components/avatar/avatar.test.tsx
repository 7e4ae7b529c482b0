import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

test.each([
  ["Amal Qureshi", "A\u200aQ"],
  ["bilal", "B"],
  ["أمل القريشي", "أ\u200aق"],
  ["  ", ""],
])("default: %s", (name, letters) => {
  expect(
    render(<Avatar name={name} />)
      .container.querySelector("[data-letters]")
      ?.getAttribute("data-letters"),
  ).toBe(letters);
});

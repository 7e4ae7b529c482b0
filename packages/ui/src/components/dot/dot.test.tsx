// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Dotted } from "./dot.tsx";

afterEach(cleanup);

test("default: facts have a dot between them, and what is not there leaves none", () => {
  const { container } = render(<Dotted of={["2 h", false, null, "Economy", "", "A320"]} />);
  expect(container.textContent).toBe("2 h Economy A320");
  expect(container.querySelectorAll("span")).toHaveLength(2);
});

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Timeline } from "./timeline.tsx";

test("default: a named list in the order of time", () => {
  render(
    <Timeline
      label="What cancelling costs"
      entries={[
        { id: "a", tone: "success", title: "All of it comes back", when: "until Monday" },
        { id: "b", tone: "danger", title: "Nothing comes back" },
      ]}
    />,
  );
  expect(screen.getByRole("list", { name: "What cancelling costs" })).toBeDefined();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "All of it comes backuntil Monday",
    "Nothing comes back",
  ]);
});

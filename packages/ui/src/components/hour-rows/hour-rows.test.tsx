import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HourRows } from "./hour-rows.tsx";

test("default: a row says when, what, where and from how much, and is one link", () => {
  render(
    <HourRows
      of={[
        {
          id: "a",
          hour: "18:30",
          day: "Today",
          href: "/seats/a",
          label: "The Last Tonga at 18:30: choose seats",
          name: "The Last Tonga",
          note: "Canal Lights",
          price: "Rs 983",
        },
      ]}
    />,
  );
  expect(screen.getByRole("listitem").textContent).toBe("18:30TodayThe Last TongaCanal LightsRs 983");
  expect(screen.getByRole("link", { name: "The Last Tonga at 18:30: choose seats" }).getAttribute("href")).toBe(
    "/seats/a",
  );
});

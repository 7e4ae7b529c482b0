// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pageOf } from "../../search-form/search-form.harness.tsx";
import { DestinationCards } from "./destination-cards.tsx";

afterEach(cleanup);

test("default: in Arabic too the codes of a way are read from where it begins", async () => {
  const way = { id: "jed", art: "jeddah", title: "جدة", text: "بوابة الحرمين", from: "KHI", to: "JED" };
  const { tree } = await pageOf(
    <DestinationCards destinations={[{ ...way, lowestFare: null, lowest: null, href: "/ar/flights" }]} />,
    {
      locale: "ar",
    },
  );
  render(tree);
  // Set apart as one, so that its first letter orders it from the left.
  expect(screen.getByRole("article").textContent).toContain("\u2068KHI–JED\u2069");
});

// @vitest-environment jsdom
import { sampleEvent } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { EventRow, eachOnce } from "./event-row.tsx";

afterEach(cleanup);

test("behavior: an event that tours the cities stands once, with where else it is", async () => {
  const { venue } = sampleEvent;
  const there = { ...venue, city: { ...venue.city, slug: "multan", name: { en: "Multan", ar: "ملتان" } } };
  const all = [sampleEvent, { ...sampleEvent, slug: "there", venue: there }];
  await renderResults(<EventRow events={eachOnce(all)} among={all} />, "en", "/event-tickets-online");
  expect(screen.getByRole("article").textContent).toContain("Also in Multan");
});

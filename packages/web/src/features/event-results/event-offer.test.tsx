// @vitest-environment jsdom
import { sampleEvent } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { EventOffer } from "./event-offer.tsx";

afterEach(cleanup);

test.each(["en", "ar"] as const)(
  "default: in %s a card leads with the day, then says where, street and all",
  async (locale) => {
    await renderResults(<EventOffer event={sampleEvent} />, locale, "/events/search");
    const card = screen.getByRole("article");
    expect(card.querySelector("time")?.dateTime).toBe(sampleEvent.next.local.slice(0, 10));
    expect(card.textContent).toContain(sampleEvent.venue.name[locale]);
    expect(card.textContent).toContain(sampleEvent.venue.address[locale]);
  },
);

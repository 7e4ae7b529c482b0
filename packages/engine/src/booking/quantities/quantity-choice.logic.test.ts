import { expect, test } from "vitest";
import { sampleOffer } from "../search/search.fixtures.ts";
import { settled } from "./quantity-choice.logic.ts";
import type { QuantityRead, QuantitySlot } from "./quantity-choice.types.ts";

const line = (item: string) => ({
  item,
  quantity: 0,
  least: 0,
  isOptional: true,
  most: null,
  left: null,
  step: 1,
  price: null,
});
const slot: QuantitySlot = {
  id: sampleOffer,
  date: "2026-12-03",
  starts: { local: "2026-12-03T09:00", zone: "Asia/Karachi" },
  state: "open",
  order: { most: 6, left: null, lines: [line("adult"), line("child")] },
  rules: [{ kind: "least", count: 2, reason: { en: "Two or more.", ar: "اثنان أو أكثر." } }],
  questions: [],
};
const read: QuantityRead<object> = {
  about: {},
  days: [],
  slots: [slot],
  slot: null,
  isCodeKnown: null,
  search: "",
  expiresAt: 1,
};

test.each([
  [
    { adult: 1, child: 0 },
    { adult: 2, child: 0 },
  ],
  [
    { adult: 1, child: 1 },
    { adult: 1, child: 1 },
  ],
  [
    { adult: 0, child: 0 },
    { adult: 0, child: 0 },
  ],
])("behavior: a slot that needs more people than were chosen has them at once: %j", (quantities, after) => {
  expect(settled({ quantities }, read, slot.id)).toMatchObject({ quantities: after, cuts: [] });
});

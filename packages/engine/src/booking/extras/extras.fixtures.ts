import { sampleQuote } from "../quote/quote.fixtures.ts";
import { sampleSeatMap } from "../seats/seat-map.fixtures.ts";
import type { ExtraOffer, ExtrasInput, ExtrasOutcome, ExtrasOutput } from "./extras.types.ts";

const seated = ["adult-1", "adult-2", "child-1"];

export const sampleOffers: readonly ExtraOffer[] = [
  {
    serviceId: "bag.20",
    kind: "bag",
    title: "20 kg",
    detail: null,
    travellerIds: seated,
    segmentIds: ["s1", "s2"],
    price: { minor: 600_000, currency: "PKR" },
    maxQuantity: 2,
    isIncluded: false,
  },
  {
    serviceId: "meal.usual",
    kind: "meal",
    title: "Hot meal",
    detail: null,
    travellerIds: seated,
    segmentIds: ["s1"],
    price: { minor: 0, currency: "PKR" },
    maxQuantity: 1,
    isIncluded: true,
  },
];

export const extrasInput: ExtrasInput = {
  refId: sampleQuote.refId,
  travellers: sampleQuote.travellers,
  required: sampleQuote.requiredExtras,
  choices: [],
  currency: "PKR",
  deadline: sampleQuote.expiresAt,
};

const seat = (travellerId: string, designator: string) => ({
  serviceId: `seat.s1.${designator}`,
  travellerId,
  segmentId: "s1",
  quantity: 1,
});

export const seatedTogether = [seat("adult-1", "12D"), seat("adult-2", "12E"), seat("child-1", "12F")];

export const extrasOutcomes = {
  extras: { type: "EXTRAS", offers: sampleOffers, seatMaps: [sampleSeatMap] },
  expired: { type: "EXPIRED" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, ExtrasOutcome>;

/** What a flow that asked for extras may be told. */
export const extrasOutputs = {
  chosen: { type: "CHOSEN", choices: seatedTogether, cost: { minor: 550_000, currency: "PKR" } },
  none: { type: "CHOSEN", choices: [], cost: { minor: 0, currency: "PKR" } },
  back: { type: "BACK", choices: seatedTogether },
  deadline: { type: "DEADLINE", choices: seatedTogether },
} as const satisfies Record<string, ExtrasOutput>;

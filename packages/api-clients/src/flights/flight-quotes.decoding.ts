import type { ExtraChoice, ExtraKind } from "@safar/engine";
import type { z } from "zod";
import { askedIn, type OwnQuote } from "../checkout/quote.decoding.ts";
import type { addonChoiceSchema, quoteSchema } from "./flight-quotes.schemas.ts";

type WireQuote = z.output<typeof quoteSchema>;
type WireKind = WireQuote["required_addons"][number]["kind"];

export const extraKinds: Readonly<Record<WireKind, ExtraKind | "unknown">> = {
  bag: "bag",
  seat: "seat",
  meal: "meal",
  ssr: "service",
  unknown: "unknown",
};

const choiceIn = (wire: z.output<typeof addonChoiceSchema>): ExtraChoice => ({
  serviceId: wire.service_id,
  travellerId: wire.pax_id,
  segmentId: wire.segment_id ?? null,
  quantity: wire.quantity,
});

export const choiceToWire = ({ serviceId, travellerId, segmentId, quantity }: ExtraChoice) => ({
  service_id: serviceId,
  pax_id: travellerId,
  ...(segmentId === null ? {} : { segment_id: segmentId }),
  quantity,
});

const dayOf = (local: string | undefined) => (local ?? "").slice(0, 10);

/** The flight's own part of a price: its passengers, its days and the extras that it takes. */
/** A flyer's number is taken of everybody who has a seat. */
const travellersIn = ({ passengers, required_fields: required }: WireQuote): OwnQuote["travellers"] =>
  passengers.map(({ id, pax_type: type }) => {
    const asked = askedIn(required.find(({ pax_type }) => pax_type === type));
    return { id, type, asked: type === "infant" ? asked : { ...asked, optional: ["frequentFlyerNumber"] } };
  });

export const ownQuoteIn = (wire: WireQuote): OwnQuote => ({
  travellers: travellersIn(wire),
  requiredExtras: wire.required_addons.flatMap(({ kind: wireKind, per, pax_ids: travellerIds, segment_ids }) => {
    const kind = extraKinds[wireKind];
    return kind === "unknown" ? [] : [{ kind, travellerIds, segmentIds: per === "segment" ? segment_ids : [] }];
  }),
  offeredExtras: {
    bag: wire.ancillaries.bag,
    seat: wire.ancillaries.seat,
    meal: wire.ancillaries.meal,
    service: wire.ancillaries.ssr,
  },
  extras: wire.addons.map(choiceIn),
  firstDay: dayOf(wire.Itinerary.legs[0]?.segments[0]?.departs_at),
  lastDay: dayOf(wire.Itinerary.legs.at(-1)?.segments.at(-1)?.departs_at),
});

import {
  bookingUuid,
  type ExtraChoice,
  type ExtraKind,
  orderRefId,
  type PassengerField,
  type Quote,
  refId,
} from "@safar/engine";
import type { z } from "zod";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import type { MoneyReader } from "../app/wallet.decoding.ts";
import type { addonChoiceSchema, quoteSchema } from "./flight-quotes.schemas.ts";
import { policyIn, quotedPriceIn } from "./price.decoding.ts";

type WireQuote = z.output<typeof quoteSchema>;
type WireField = WireQuote["required_fields"][number]["fields"][number];
type WireKind = WireQuote["required_addons"][number]["kind"];

/** What a service may ask of a passenger, by its own names. */
export const passengerFields: Readonly<Record<WireField, PassengerField | null>> = {
  title: "title",
  gender: "gender",
  first_name: "firstName",
  last_name: "lastName",
  birth_date: "birthDate",
  nationality: "nationality",
  document_number: "documentNumber",
  document_issued_by: "documentIssuedBy",
  document_issued_on: "documentIssuedOn",
  document_expires_on: "documentExpiresOn",
  tied_to: "tiedTo",
  // Nobody could ask for what is not understood; the reservation says so if it matters.
  unknown: null,
};

const kinds: Readonly<Record<WireKind, ExtraKind | null>> = {
  bag: "bag",
  seat: "seat",
  meal: "meal",
  ssr: "service",
  unknown: null,
};

const choiceIn = (wire: z.output<typeof addonChoiceSchema>): ExtraChoice => ({
  serviceId: wire.service_id,
  passengerId: wire.pax_id,
  segmentId: wire.segment_id ?? null,
  quantity: wire.quantity,
});

export const choiceToWire = ({ serviceId, passengerId, segmentId, quantity }: ExtraChoice) => ({
  service_id: serviceId,
  pax_id: passengerId,
  ...(segmentId === null ? {} : { segment_id: segmentId }),
  quantity,
});

const daysIn = ({ Itinerary: { legs } }: WireQuote) => {
  const dayOf = (local: string | undefined) => (local ?? "").slice(0, 10);
  return {
    firstDay: dayOf(legs[0]?.segments[0]?.departs_at),
    lastDay: dayOf(legs.at(-1)?.segments.at(-1)?.departs_at),
  };
};

/** The instants are by the reader's clock. */
export const quoteIn = (wire: WireQuote, reader: MoneyReader, times: Times): Quote => ({
  refId: refId(wire.RefID),
  hash: wire.hash,
  price: quotedPriceIn(wire, reader),
  expiresAt: instantOf(wire.expires_at, times),
  holdMinutes: wire.hold_min,
  passengers: wire.passengers.map(({ id, pax_type: type }) => ({ id, type })),
  requiredDetails: wire.required_fields.map(({ pax_type: type, fields: asked, documents }) => ({
    type,
    fields: asked.map((field) => passengerFields[field]).filter((field) => field !== null),
    documents,
  })),
  requiredExtras: wire.required_addons.flatMap(({ kind: wireKind, per, pax_ids: passengerIds, segment_ids }) => {
    const kind = kinds[wireKind];
    return kind === null ? [] : [{ kind, passengerIds, segmentIds: per === "segment" ? segment_ids : [] }];
  }),
  offeredExtras: {
    bag: wire.ancillaries.bag,
    seat: wire.ancillaries.seat,
    meal: wire.ancillaries.meal,
    service: wire.ancillaries.ssr,
  },
  extras: wire.addons.map(choiceIn),
  policy: policyIn(wire.policy, reader, times),
  ...daysIn(wire),
  reservation:
    wire.reservation === null
      ? null
      : { uuid: bookingUuid(wire.reservation.uuid), order: orderRefId(wire.reservation.order_ref_id) },
});

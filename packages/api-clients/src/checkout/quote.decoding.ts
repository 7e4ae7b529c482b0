import { type AskedDetails, bookingUuid, orderRefId, type Quote, refId, type TravellerField } from "@safar/engine";
import type { MoneyReader } from "../wire/money.ts";
import { policyIn, quotedPriceIn } from "../wire/price.decoding.ts";
import { instantOf, type Times } from "../wire/times.ts";
import type { WireQuoted, WireRequired } from "./quote.schemas.ts";

const travellerFields: Readonly<Record<WireRequired["fields"][number], TravellerField | null>> = {
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
  phone: "phone",
  email: "email",
  // Nobody could ask for what is not understood; the reservation says so if it matters.
  unknown: null,
};

/** No reservation can be written without them, whatever a quote says. */
const identity = ["title", "gender", "firstName", "lastName"] as const satisfies readonly TravellerField[];

type Required = Pick<WireRequired, "fields"> & Partial<WireRequired>;

/** What is asked of somebody, and nothing that is not said. Where nothing is said of documents, none is asked for. */
export const askedOnly = ({ documents = [], fields }: Required): AskedDetails => ({
  fields: [...new Set(fields.map((field) => travellerFields[field]).filter((field) => field !== null))],
  documents,
});

/** What is asked of one traveller of a type, beside what no reservation can be written without. */
export const askedIn = (required?: Required): AskedDetails => {
  const { documents, fields } = askedOnly(required ?? { fields: [] });
  return { fields: [...new Set([...identity, ...fields])], documents };
};

/** The days of what happens on one, by the place's own time. */
export const onDayOf = (local: string) => ({ firstDay: local.slice(0, 10), lastDay: local.slice(0, 10) });

/** What a quote says in every line of business; where nothing is said of extras, none are sold. */
export const quotedIn = (wire: WireQuoted, reader: MoneyReader, times: Times) =>
  ({
    refId: refId(wire.RefID),
    hash: wire.hash,
    price: quotedPriceIn(wire, reader),
    expiresAt: instantOf(wire.expires_at, times),
    holdMinutes: wire.hold_min,
    requiredExtras: [],
    offeredExtras: { bag: false, seat: false, meal: false, service: false },
    extras: [],
    policy: policyIn(wire.policy, reader, times),
    reservation:
      wire.reservation === null
        ? null
        : { uuid: bookingUuid(wire.reservation.uuid), order: orderRefId(wire.reservation.order_ref_id) },
  }) satisfies Partial<Quote>;

type Quoted = ReturnType<typeof quotedIn>;
type WithExtras = Pick<Quote, "requiredExtras" | "offeredExtras" | "extras">;

/** What of a quote is a vertical's own: its people, its days, and extras where it sells any. */
export type OwnQuote = Omit<Quote, keyof Quoted> & Partial<WithExtras>;

import type { flightBookingsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { ageOn, type LocalDate } from "../../../world/zones.ts";
import {
  type Complaint,
  complaintsOfAll,
  documentComplaints,
  duplicates,
  insistOn,
  insistOnParty,
  nameComplaints,
} from "../../selling/people.ts";
import type { QuotePassenger } from "../quotes/quote-store.ts";

export type Passenger = ParsedRequestOf<typeof flightBookingsEndpoints.reserveFlight>["passengers"][number];

type TravelFacts = {
  readonly expected: readonly QuotePassenger[];
  readonly documentsOf: (paxType: Passenger["pax_type"]) => readonly string[];
  /** Local date of the last flight's departure: ages count on that day. */
  readonly lastTravel: LocalDate;
  readonly today: LocalDate;
};

const ageComplaints = (
  { pax_type, birth_date }: Passenger,
  { lastTravel, today }: TravelFacts,
): readonly Complaint[] => {
  const age = ageOn(birth_date, lastTravel);
  if (birth_date > today || age > 120) return [["birth_date", "invalid"]];
  const isRight = pax_type === "infant" ? age < 2 : pax_type === "child" ? age >= 2 && age < 12 : age >= 12;
  return isRight ? [] : [["birth_date", "wrong_age"]];
};

/** A document counts on the last day of travel, and was issued before today. */
const dateComplaints = (
  { pax_type, document }: Passenger,
  { documentsOf, lastTravel, today }: TravelFacts,
): readonly Complaint[] => {
  if (document === null) return [];
  const { kind, expires_on, issued_on } = document;
  const isNeeded = kind === "passport" && documentsOf(pax_type).length > 0;
  const expiry = (): readonly Complaint[] => {
    if (expires_on === null) return isNeeded ? [["document.expires_on", "required"]] : [];
    if (expires_on <= today) return [["document.expires_on", "expired"]];
    return expires_on <= lastTravel ? [["document.expires_on", "expires_before_travel"]] : [];
  };
  return [
    ...expiry(),
    ...(issued_on !== null && issued_on >= today ? [["document.issued_on", "invalid"] as const] : []),
  ];
};

/** An identity number that begins with 1 is a Saudi's. */
const isForeign = ({ document, nationality }: Passenger): boolean =>
  document?.kind === "saudi_id" && document.number.startsWith("1") && nationality !== "SA";

const complaintsOf = (passenger: Passenger, facts: TravelFacts): readonly Complaint[] => {
  const documents: readonly Complaint[] = isForeign(passenger)
    ? [["document.kind", "wrong_document"]]
    : documentComplaints(passenger, facts.documentsOf(passenger.pax_type));
  const isOther = documents.some(([, reason]) => reason === "wrong_document");
  return [
    ...nameComplaints(passenger),
    ...ageComplaints(passenger, facts),
    ...documents,
    ...(isOther ? [] : dateComplaints(passenger, facts)),
  ];
};

const tieComplaints = (passengers: readonly Passenger[]): readonly Complaint[] => {
  const adults = new Set(passengers.filter(({ pax_type }) => pax_type === "adult").map(({ pax_id }) => pax_id));
  const laps = new Set<string>();
  return passengers.flatMap(({ pax_type, tied_to }, index): readonly Complaint[] => {
    const field = `passengers.${index}.tied_to`;
    if (pax_type !== "infant") return tied_to === null ? [] : [[field, "unexpected"]];
    if (tied_to === null || !adults.has(tied_to)) return [[field, "not_tied"]];
    if (laps.has(tied_to)) return [[field, "duplicate"]];
    laps.add(tied_to);
    return [];
  });
};

/** Refuses passengers whom the airline would not carry, naming every wrong field at once. */
export const insistOnPassengers = (passengers: readonly Passenger[], facts: TravelFacts): void => {
  const expected = facts.expected.map(({ id, pax_type }) => `${id}/${pax_type}`);
  const given = passengers.map(({ pax_id, pax_type }) => `${pax_id}/${pax_type}`);
  insistOnParty("passengers", expected, given);
  insistOn([
    ...complaintsOfAll("passengers", passengers, (passenger) => complaintsOf(passenger, facts)),
    ...tieComplaints(passengers),
    ...duplicates("passengers", passengers),
  ]);
};

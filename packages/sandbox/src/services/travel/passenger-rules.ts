import type { flightBookingsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { refuse } from "../../core/service.ts";
import { ageOn, type LocalDate } from "../../world/zones.ts";
import type { QuotePassenger } from "./quote-store.ts";

export type Passenger = ParsedRequestOf<typeof flightBookingsEndpoints.reserveFlight>["passengers"][number];

/** Why a field was refused; `meta.fields` of the refusal maps each wrong field to one of these. */
type PassengerComplaint =
  | "required"
  | "invalid"
  | "too_short"
  | "wrong_age"
  | "wrong_document"
  | "expired"
  | "expires_before_travel"
  | "duplicate"
  | "not_tied"
  | "unexpected";

type Complaint = readonly [field: string, complaint: PassengerComplaint];

type TravelFacts = {
  readonly expected: readonly QuotePassenger[];
  readonly documents: Readonly<Record<Passenger["pax_type"], readonly string[]>>;
  /** Local date of the last flight's departure: ages count on that day. */
  readonly lastTravel: LocalDate;
  readonly today: LocalDate;
};

/** What suppliers print: Latin letters, space, hyphen and apostrophe. */
export const travelName = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/;
const shortestName = 2;

const nameComplaint = (name: string): PassengerComplaint | undefined => {
  if (!travelName.test(name.trim())) return "invalid";
  return name.trim().length < shortestName ? "too_short" : undefined;
};

const ageComplaint = (
  { pax_type, birth_date }: Passenger,
  { lastTravel, today }: TravelFacts,
): PassengerComplaint | undefined => {
  if (birth_date > today) return "invalid";
  const age = ageOn(birth_date, lastTravel);
  if (age > 120) return "invalid";
  const isRight = pax_type === "infant" ? age < 2 : pax_type === "child" ? age >= 2 && age < 12 : age >= 12;
  return isRight ? undefined : "wrong_age";
};

/** The check digit that Saudi identity numbers end in. */
const passesLuhn = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

type Document = NonNullable<Passenger["document"]>;

export const documentNumberComplaint = ({
  kind,
  number,
}: Pick<Document, "kind" | "number">): PassengerComplaint | undefined => {
  const patterns = { cnic: /^\d{13}$/, saudi_id: /^[12]\d{9}$/, passport: /^[A-Z0-9]{6,9}$/ } as const;
  const plain = number.replaceAll(/[\s-]/g, "").toUpperCase();
  if (!patterns[kind].test(plain)) return "invalid";
  return kind === "saudi_id" && !passesLuhn(plain) ? "invalid" : undefined;
};

const documentComplaints = (passenger: Passenger, facts: TravelFacts): readonly Complaint[] => {
  const accepted = facts.documents[passenger.pax_type];
  const { document, nationality } = passenger;
  if (document === null) return accepted.length > 0 ? [["document.number", "required"]] : [];
  if (accepted.length > 0 && !accepted.includes(document.kind)) return [["document.kind", "wrong_document"]];
  if (document.kind === "cnic" && nationality !== "PK") return [["document.kind", "wrong_document"]];
  if (document.kind === "saudi_id" && document.number.startsWith("1") && nationality !== "SA")
    return [["document.kind", "wrong_document"]];
  const number = documentNumberComplaint(document);
  const dates: Complaint[] = [];
  if (document.kind === "passport" && accepted.length > 0 && document.expires_on === null)
    dates.push(["document.expires_on", "required"]);
  if (document.expires_on !== null && document.expires_on <= facts.today)
    dates.push(["document.expires_on", "expired"]);
  else if (document.expires_on !== null && document.expires_on <= facts.lastTravel) {
    dates.push(["document.expires_on", "expires_before_travel"]);
  }
  if (document.issued_on !== null && document.issued_on >= facts.today) dates.push(["document.issued_on", "invalid"]);
  return [...(number === undefined ? [] : [["document.number", number] as const]), ...dates];
};

const complaintsOf = (passenger: Passenger, facts: TravelFacts): readonly Complaint[] => {
  const single: readonly (readonly [string, PassengerComplaint | undefined])[] = [
    ["first_name", nameComplaint(passenger.first_name)],
    ["last_name", nameComplaint(passenger.last_name)],
    ["birth_date", ageComplaint(passenger, facts)],
  ];
  return [
    ...single.flatMap(([field, complaint]) => (complaint === undefined ? [] : [[field, complaint] as const])),
    ...documentComplaints(passenger, facts),
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

const sameness = ({ first_name, last_name, birth_date }: Passenger): string =>
  `${first_name} ${last_name} ${birth_date}`.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const duplicates = (passengers: readonly Passenger[]): readonly Complaint[] => {
  const seen = new Set<string>();
  return passengers.flatMap((passenger, index): readonly Complaint[] => {
    const key = sameness(passenger);
    if (seen.has(key)) return [[`passengers.${index}.first_name`, "duplicate"]];
    seen.add(key);
    return [];
  });
};

const partyComplaints = (passengers: readonly Passenger[], { expected }: TravelFacts): readonly Complaint[] => {
  const named = (one: { readonly pax_type: string }, id: string) => `${id}/${one.pax_type}`;
  const wanted = expected.map((one) => named(one, one.id)).sort();
  const given = passengers.map((one) => named(one, one.pax_id)).sort();
  return JSON.stringify(wanted) === JSON.stringify(given) ? [] : [["passengers", "invalid"]];
};

/** Refuses passengers whom the airline would not carry, naming every wrong field at once. */
export const insistOnPassengers = (passengers: readonly Passenger[], facts: TravelFacts): void => {
  const party = partyComplaints(passengers, facts);
  const complaints: readonly Complaint[] =
    party.length > 0
      ? party
      : [
          ...passengers.flatMap((passenger, index) =>
            complaintsOf(passenger, facts).map(
              ([field, complaint]) => [`passengers.${index}.${field}`, complaint] as const,
            ),
          ),
          ...tieComplaints(passengers),
          ...duplicates(passengers),
        ];
  const [first] = complaints;
  if (first === undefined) return;
  throw refuse("validation_failed", {
    status: 422,
    field: first[0],
    message: `${first[0]} is ${first[1].replaceAll("_", " ")}.`,
    meta: { fields: Object.fromEntries(complaints) },
  });
};

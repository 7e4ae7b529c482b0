import {
  type ExtraChoice,
  nameAsSent,
  type PartyProblems,
  type Passenger,
  type Problem,
  type Refusal,
  type ReserveOutcome,
  type ReserveRequest,
  type TravellerProblem,
  type TravelParty,
} from "@safar/engine";
import type { Times } from "../app/auth.outcomes.ts";
import { isOpen } from "../app/wallet.decoding.ts";
import type { RequestOf } from "../http/endpoint.ts";
import type { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";
import { choiceToWire } from "./flight-quotes.decoding.ts";

type WireRequest = RequestOf<typeof flightBookingsEndpoints.reserveFlight>;
type PassengerForm = PartyProblems["passengers"][string];
type Field = keyof PassengerForm;

/** Where the service slows down and does not say for how long. */
const unsaidRetryMs = 60_000;

/** Somebody with one name alone is written as tickets write it. */
export const namesOf = ({ firstName, lastName }: Passenger) => {
  if (lastName.trim() !== "") return { first_name: firstName, last_name: lastName };
  const { first, last } = nameAsSent({ first: firstName, last: "" }, "");
  return { first_name: first, last_name: last };
};

const documentOf = ({ document, nationality }: Passenger): WireRequest["passengers"][number]["document"] =>
  document === null
    ? null
    : {
        kind: document.kind,
        number: document.number,
        issued_by: document.issuedBy ?? nationality,
        issued_on: document.issuedOn,
        expires_on: document.expiresOn,
      };

export const reserveToWire = (request: ReserveRequest, user: string | null): WireRequest => ({
  RefID: request.refId,
  hash: request.acknowledged.quoteHash,
  contact: request.party.contact,
  passengers: request.party.passengers.map((passenger) => ({
    pax_id: passenger.id,
    pax_type: passenger.type,
    title: passenger.title,
    gender: passenger.gender,
    ...namesOf(passenger),
    birth_date: passenger.birthDate,
    nationality: passenger.nationality,
    document: documentOf(passenger),
    frequent_flyer: passenger.frequentFlyer,
    tied_to: passenger.tiedTo,
  })),
  addons: request.extras.map(choiceToWire),
  ...(request.voucher === null ? {} : { voucher: request.voucher }),
  ...(user === null ? {} : { user_uuid: user }),
  client_attempt_id: request.attempt,
});

const fields: Readonly<Record<string, Field>> = {
  title: "title",
  gender: "gender",
  first_name: "firstName",
  last_name: "lastName",
  birth_date: "birthDate",
  nationality: "nationality",
  "document.kind": "documentKind",
  "document.number": "documentNumber",
  "document.issued_by": "documentIssuedBy",
  "document.issued_on": "documentIssuedOn",
  "document.expires_on": "documentExpiresOn",
  frequent_flyer: "frequentFlyerNumber",
  "frequent_flyer.alliance": "alliance",
  "frequent_flyer.number": "frequentFlyerNumber",
  tied_to: "tiedTo",
};

const problemOf = (field: string, complaint: unknown): TravellerProblem => {
  if (complaint === "required") return { code: "required" };
  if (field === "tied_to" && complaint === "duplicate") return { code: "adult_taken" };
  return { code: "refused" };
};

/** Every wrong field with what was said of it; the one named first when no more is told. */
const complaintsOf = ({ field, meta }: Refusal): readonly (readonly [string, unknown])[] => {
  const told = meta?.["fields"];
  if (typeof told === "object" && told !== null && !Array.isArray(told)) return Object.entries(told);
  return field === undefined ? [] : [[field, null]];
};

/** `list` is what the service calls the passengers. */
const problemsIn = (refusal: Refusal, { passengers }: TravelParty, list: string): PartyProblems => {
  const complaints = complaintsOf(refusal);
  const isWrong = (wanted: string) => complaints.some(([path]) => path === wanted);
  const byPassenger = new Map<string, PassengerForm>();
  for (const [path, complaint] of complaints) {
    const [, of = "", index = "", name = ""] = /^(\w+)\.(\d{1,2})\.(.+)$/.exec(path) ?? [];
    const id = of === list ? passengers[Number(index)]?.id : undefined;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (id !== undefined && field !== undefined) {
      byPassenger.set(id, { ...byPassenger.get(id), [field]: problemOf(name, complaint) });
    }
  }
  return {
    contact: {
      ...(isWrong("contact.email") ? { email: { code: "invalid_email" } } : {}),
      ...(isWrong("contact.phone") ? { phone: { code: "invalid_phone" } } : {}),
    },
    passengers: Object.fromEntries(byPassenger),
  };
};

const invalidOf = (refusal: Refusal, party: TravelParty, list: string): ReserveOutcome => {
  const problems = problemsIn(refusal, party, list);
  const extrasMissing = refusal.field?.startsWith("addons") === true;
  const isNamed =
    extrasMissing || Object.keys(problems.contact).length > 0 || Object.keys(problems.passengers).length > 0;
  return isNamed ? { type: "VALIDATION_FAILED", problems, extrasMissing } : { type: "REFUSED", problem: refusal };
};

export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];

/** The chosen seats that the service names as gone. */
const seatsGone = ({ meta }: Refusal, extras: readonly ExtraChoice[]) => {
  const seats = textsIn(meta?.["seats"]);
  return textsIn(meta?.["service_ids"]).flatMap((serviceId, index) => {
    const [segmentId, seat] = [extras.find((choice) => choice.serviceId === serviceId)?.segmentId, seats[index]];
    return typeof segmentId === "string" && seat !== undefined ? [{ segmentId, seat }] : [];
  });
};

/** What a reservation that gave no booking comes to. Where it may have been made after all, that is not known. */
export const reserveRefusalOf = (
  problem: Problem,
  { party, extras }: Pick<ReserveRequest, "party" | "extras">,
  { clock }: Times,
  list = "passengers",
): ReserveOutcome => {
  if (isOpen(problem)) return { type: "UNKNOWN" };
  if (problem.kind !== "refused") return { type: "REFUSED", problem };
  switch (problem.code) {
    case "price_changed":
      return { type: "PRICE_CHANGED" };
    case "sold_out":
    case "room_unavailable":
      return { type: "SOLD_OUT" };
    case "quote_expired":
    case "session_expired":
    case "results_expired":
      return { type: "QUOTE_EXPIRED" };
    case "seat_taken":
      return { type: "SEAT_TAKEN", seats: seatsGone(problem, extras) };
    case "validation_failed":
      return invalidOf(problem, party, list);
    case "rate_limited":
      return { type: "TRY_LATER", at: clock.now() + (problem.retryAfterMs ?? unsaidRetryMs) };
    // The quote has been reserved: whoever asks for that reservation finds it.
    case "duplicate_order":
      return typeof problem.meta?.["uuid"] === "string" ? { type: "UNKNOWN" } : { type: "REFUSED", problem };
    default:
      return { type: "REFUSED", problem };
  }
};

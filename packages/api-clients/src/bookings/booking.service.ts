import type { BookingService, Problem, ReadOutcome, ReadRequest, Result } from "@safar/engine";
import type { CallOptions } from "../http/client.ts";
import { type MoneyReader, readMoney } from "../wire/money.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import type { Times } from "../wire/times.ts";
import { bookingIn } from "./booking.decoding.ts";
import type { WireBooked } from "./booking.schemas.ts";

/** How a vertical's booking is read. */
export type BookingCall<Wire extends WireBooked> = {
  readonly call: (request: ReadRequest, options: CallOptions) => Promise<Result<Wire, Problem>>;
  /** The supplier's own reference: the airline's record locator, the hotel's number. */
  readonly pnrOf: (wire: Wire) => string | null;
};

type BookingParts<Wire extends WireBooked, Own extends object> = BookingCall<Wire> & {
  /** What was booked; with the changes that its supplier made, where it makes any. */
  readonly bookedIn: (wire: Wire, reader: MoneyReader, times: Times) => Own;
  /** Left out where a supplier changes nothing that one could answer. */
  readonly respond?: BookingService["respond"];
};

/** By what field a guest's proof goes, with one service or another. */
const proofFields: ReadonlySet<string> = new Set(["confirm", "contact"]);

const refusalOf = (problem: Problem, { proof }: ReadRequest): ReadOutcome => {
  if (isRefusedAs(problem, "forbidden") && proof !== null) return { type: "PROOF_REFUSED" };
  // A proof that cannot be one is refused like a wrong one.
  const isNoProof = isRefusedAs(problem, "validation_failed") && proofFields.has(problem.field ?? "");
  if (isNoProof) return { type: "PROOF_REFUSED" };
  return isRefusedAs(problem, "not_found") ? { type: "NOT_FOUND" } : { type: "PROBLEM", problem };
};

/** Whose booking it is, with the services that are told: the signed-in person's, or that of whoever knows what it was booked with. */
export const askedBy = ({ proof }: Pick<ReadRequest, "proof">, user: string | null) => ({
  ...userToWire(user),
  ...(proof === null ? {} : { confirm: proof }),
});

/** The same with the main app service, which knows the signed-in person by itself. */
export const bookingToWire = ({
  booking: uuid,
  proof,
}: {
  readonly booking: string;
  readonly proof: string | null;
}) => ({
  uuid,
  ...(proof === null ? {} : { contact: proof }),
});

export const userToWire = (user: string | null) => (user === null ? {} : { user_uuid: user });

/** The engine's `BookingService` for one line of business. */
export const createBookingService = <Wire extends WireBooked, Own extends object>(
  { call, pnrOf, bookedIn, respond = async () => ({ type: "TOO_LATE" }) }: BookingParts<Wire, Own>,
  times: Times,
): BookingService => ({
  respond,

  async read(request, signal) {
    const answer = await call(request, { signal });
    if (!answer.ok) return refusalOf(answer.error, request);
    const wire = answer.value;
    const booking = readMoney((reader) => ({
      ...bookingIn(wire, reader, times),
      pnr: pnrOf(wire),
      changes: [],
      ...bookedIn(wire, reader, times),
    }));
    if (!booking.ok) return booking.error;
    // The service hides what it would show to the owner, rather than saying no.
    return booking.value.isMasked && request.proof !== null
      ? { type: "PROOF_REFUSED" }
      : { type: "BOOKING", booking: booking.value };
  },
});

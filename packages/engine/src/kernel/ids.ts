/** A text that is one kind of id and cannot be passed for another. The mark exists for the compiler alone. */
export type Id<Name extends string> = string & { readonly "~id": Name };

/** A search or quote session. It expires. */
export type RefId = Id<"RefId">;
/** One offer of a search session: an itinerary, a hotel, a departure. On the wire it is `ItineraryRefID`. */
export type OfferId = Id<"OfferId">;
/** A booking or a payment. It lasts. */
export type BookingUuid = Id<"BookingUuid">;
/** A payment order. */
export type OrderRefId = Id<"OrderRefId">;
/** One attempt to pay or to reserve, named by the caller, so that its repetition is recognised. */
export type AttemptId = Id<"AttemptId">;
/** A support request. */
export type TicketId = Id<"TicketId">;

const idOf =
  <Name extends string>() =>
  (text: string): Id<Name> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a text becomes an id
    text as Id<Name>;

export const refId = idOf<"RefId">();
export const offerId = idOf<"OfferId">();
export const bookingUuid = idOf<"BookingUuid">();
export const orderRefId = idOf<"OrderRefId">();
export const attemptId = idOf<"AttemptId">();
export const ticketId = idOf<"TicketId">();

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from an address bar can be a booking's or a payment's uuid at all. */
export const isUuid = (text: string): boolean => uuid.test(text);

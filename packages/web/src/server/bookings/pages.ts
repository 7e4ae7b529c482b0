import {
  type Booking,
  type BookingUuid,
  bookingUuid,
  calendarFile,
  documentKinds,
  isBusBooking,
  isFlightBooking,
  isHotelBooking,
  isUuid,
} from "@safar/engine";
import { localisePath } from "../../app/locale.ts";
import { paths } from "../../app/paths.ts";
import type { BookingMishap, BookingPart } from "../../features/bookings/booking-address.ts";
import { flightEvents } from "../../features/bookings/flight-events.ts";
import { busEvents } from "../../features/bus-booking/bus-events.ts";
import { hotelEvents } from "../../features/hotel-booking/hotel-events.ts";
import { i18nOf, loadCatalogues } from "../../i18n/i18n.ts";
import { siteName } from "../../seo/site-head.ts";
import { currentRequest } from "../request/current-request.ts";
import { currentBookings } from "./current-bookings.ts";
import { forwardedDocument } from "./forwarded-document.ts";

type Visit<Params> = { readonly request: Request; readonly params: Params };
type OfBooking = Visit<{ readonly uuid: string }>;

const notThere = (): Response => new Response(null, { status: 404 });

const pathOf = (booking: Booking): string => {
  if (isHotelBooking(booking)) return paths.hotelBooking(booking.uuid);
  return isBusBooking(booking) ? paths.busBooking(booking.uuid) : paths.flightBooking(booking.uuid);
};

/** The page of a booking that an address names without saying what it is of. */
const pageOf = async (uuid: BookingUuid): Promise<string> => {
  const found = await (await currentBookings()).anywhere.read({ booking: uuid, proof: null });
  return found.type === "BOOKING" ? pathOf(found.booking) : paths.flightBooking(uuid);
};

/** Back to the booking's page, where it is said what became of what was asked. */
const backTo = async (uuid: string, part: BookingPart, mishap?: BookingMishap): Promise<Response> => {
  const { context } = await currentRequest();
  const path = await pageOf(bookingUuid(uuid));
  const query = new URLSearchParams({
    ...(part === "overview" ? {} : { tab: part }),
    ...(mishap === undefined ? {} : { mishap }),
  });
  const address = localisePath(path, context.facts.locale);
  const location = query.size > 0 ? `${address}?${query}` : address;
  return new Response(null, { status: 303, headers: { location } });
};

const field = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** A ticket or an invoice, for whoever may see the booking. */
export const giveDocument = async ({ params }: Visit<{ readonly uuid: string; readonly kind: string }>) => {
  const kind = documentKinds.find((one) => one === params.kind);
  if (kind === undefined || !isUuid(params.uuid)) return notThere();
  const booking = bookingUuid(params.uuid);
  const [{ server }, bookings] = await Promise.all([currentRequest(), currentBookings()]);
  const made = await bookings.document(booking, kind);
  const file =
    made.type === "READY"
      ? await forwardedDocument({
          address: made.address,
          serviceUrl: server.environment.CLIENT_URL,
          name: `safar-${kind}-${booking.slice(0, 8)}.pdf`,
          fetch: globalThis.fetch,
        })
      : null;
  return file ?? backTo(booking, kind === "invoice" ? "invoice" : "overview", "document");
};

/** A booking's calendar file. Who may not see the booking gets its times, which its page shows to everybody. */
export const giveCalendar = async ({ params: { uuid } }: OfBooking): Promise<Response> => {
  if (!isUuid(uuid)) return notThere();
  const [{ context }, { anywhere }] = await Promise.all([currentRequest(), currentBookings()]);
  const outcome = await anywhere.read({ booking: bookingUuid(uuid), proof: null });
  if (outcome.type === "NOT_FOUND") return notThere();
  if (outcome.type !== "BOOKING") return backTo(uuid, "overview", "failed");
  const { facts } = context;
  await loadCatalogues(facts.locale, ["bookings", "bus-booking", "hotel-booking"]);
  const { booking } = outcome;
  const i18n = i18nOf(facts.locale);
  const eventsOf = () => {
    if (isFlightBooking(booking)) return flightEvents(booking, facts, i18n);
    if (isHotelBooking(booking)) return hotelEvents(booking, facts, i18n);
    return isBusBooking(booking) ? busEvents(booking, facts, i18n) : [];
  };
  const file = calendarFile({
    name: siteName(facts.locale),
    domain: new URL(facts.origin).hostname,
    writtenAt: Date.now(),
    events: eventsOf(),
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="safar-${uuid.slice(0, 8)}.ics"`,
      "cache-control": "private, no-store",
    },
  });
};

/** A guest's proof from a page without script. */
export const takeProof = async ({ request, params: { uuid } }: OfBooking): Promise<Response> => {
  if (!isUuid(uuid)) return notThere();
  const proof = field(await request.formData(), "proof").slice(0, 320);
  if (proof === "") return backTo(uuid, "overview", "proof");
  const { anywhere } = await currentBookings();
  const { type } = await anywhere.read({ booking: bookingUuid(uuid), proof });
  if (type === "PROOF_REFUSED") return backTo(uuid, "overview", "proof");
  if (type === "RATE_LIMITED") return backTo(uuid, "overview", "limited");
  return type === "PROBLEM" ? backTo(uuid, "overview", "failed") : backTo(uuid, "overview");
};

/** The answer to a change of the airline's from a page without script. */
export const takeResponse = async ({ request, params: { uuid } }: OfBooking): Promise<Response> => {
  if (!isUuid(uuid)) return notThere();
  const form = await request.formData();
  const decision = field(form, "decision") === "decline" ? "decline" : "accept";
  const { flights } = await currentBookings();
  const { type } = await flights.respond({
    booking: bookingUuid(uuid),
    proof: null,
    changeId: field(form, "change").slice(0, 200),
    decision,
  });
  if (type === "TOO_LATE") return backTo(uuid, "manage", "late");
  return type === "PROBLEM" ? backTo(uuid, "manage", "failed") : backTo(uuid, "manage");
};

import { type Booking, bookingUuid, type CalendarEvent, documentKinds, isUuid } from "@safar/engine";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import type { ArrivalTrouble, BookingPart, FindTrouble } from "../../app/addresses/booking-parts.ts";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { calendarResponse } from "../request/calendar-response.ts";
import { currentRequest } from "../request/current-request.ts";
import { currentBookings } from "./current-bookings.ts";
import { forwardedDocument } from "./forwarded-document.ts";

type Visit<Params> = { readonly request: Request; readonly params: Params };
type OfBooking = Visit<{ readonly uuid: string }>;

const notThere = (): Response => new Response(null, { status: 404 });

/** Back to the booking's page, where it is said what became of what was asked. */
const backTo = async (uuid: string, part: BookingPart, trouble?: ArrivalTrouble): Promise<Response> => {
  const [{ context }, { anywhere }] = await Promise.all([currentRequest(), currentBookings()]);
  const booking = bookingUuid(uuid);
  const found = await anywhere.find({ booking, proof: null });
  if (found === null) return notThere();
  const query = new URLSearchParams({
    ...(part === "overview" ? {} : { tab: part }),
    ...(trouble === undefined ? {} : { trouble }),
  });
  const address = localisePath(paths.booking(found.vertical, booking), context.facts.locale);
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

/** What a booking is to a calendar, in the page's language; null where it came to nothing before it was paid. */
export type CalendarOf = (
  vertical: SoldVertical,
  booking: Booking,
  facts: RequestFacts,
) => Promise<{ readonly events: readonly CalendarEvent[]; readonly isCancelled: boolean } | null>;

/** A booking's calendar file. Who may not see the booking gets its times, which its page shows to everybody. */
export const giveCalendar =
  (calendarOf: CalendarOf) =>
  async ({ params: { uuid } }: OfBooking): Promise<Response> => {
    if (!isUuid(uuid)) return notThere();
    const [{ context }, { anywhere }] = await Promise.all([currentRequest(), currentBookings()]);
    const found = await anywhere.find({ booking: bookingUuid(uuid), proof: null });
    if (found === null) return notThere();
    const { outcome, vertical } = found;
    if (outcome.type !== "BOOKING") return backTo(uuid, "overview", "failed");
    const { facts } = context;
    const kept = await calendarOf(vertical, outcome.booking, facts);
    if (kept === null) return new Response(null, { status: 410 });
    return calendarResponse(uuid.slice(0, 8), kept.events, facts, kept.isCancelled);
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

const troubleOf = {
  NOT_FOUND: "unknown",
  RATE_LIMITED: "limited",
  PROBLEM: "failed",
} as const satisfies Readonly<Record<string, FindTrouble>>;

/** A guest who looks for a booking from a page without script. */
export const findFromPage = async ({ request }: Pick<Visit<never>, "request">): Promise<Response> => {
  const form = await request.formData();
  const [reference, proof] = [field(form, "reference").slice(0, 40), field(form, "proof").slice(0, 320)];
  const [{ context }, bookings] = await Promise.all([currentRequest(), currentBookings()]);
  const seeOther = (path: string) =>
    new Response(null, { status: 303, headers: { location: localisePath(path, context.facts.locale) } });
  if (reference === "" || proof === "") return seeOther(paths.findBooking("empty"));
  const outcome = await bookings.find({ reference, proof });
  if (outcome.type !== "FOUND") return seeOther(paths.findBooking(troubleOf[outcome.type]));
  return seeOther(bookingAddress(outcome.product, outcome.booking) ?? paths.findBooking("unknown"));
};

/** The answer to a change of the supplier's from a page without script. */
export const takeResponse = async ({ request, params: { uuid } }: OfBooking): Promise<Response> => {
  if (!isUuid(uuid)) return notThere();
  const form = await request.formData();
  const decision = field(form, "decision") === "decline" ? "decline" : "accept";
  const { anywhere } = await currentBookings();
  const { type } = await anywhere.respond({
    booking: bookingUuid(uuid),
    proof: null,
    changeId: field(form, "change").slice(0, 200),
    decision,
  });
  if (type === "TOO_LATE") return backTo(uuid, "manage", "late");
  return type === "PROBLEM" ? backTo(uuid, "manage", "failed") : backTo(uuid, "manage");
};

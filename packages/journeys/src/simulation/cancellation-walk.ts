import {
  createBusBookingService,
  createCancellationService,
  createFlightBookingService,
  createHotelBookingService,
} from "@safar/api-clients";
import {
  type BookingService,
  type BookingUuid,
  bookingActors,
  bookingMachine,
  bookingUuid,
  type CancellationService,
  cancellationActors,
  cancellationMachine,
  connectBooking,
  connectCancellation,
  type ReadOutcome,
} from "@safar/engine";
import { type InProcessSandbox, type Random, sampleUsers } from "@safar/sandbox";
import type { AnyMachineSnapshot, SnapshotFrom } from "xstate";
import { begin, openWalkWorld } from "../flows/walk-world.ts";
import { openChart } from "./chart-walk.ts";
import type { Said, Vertical, View, Walk, WalkOptions } from "./walk.ts";

/** Which of the bookings that a sample user has had from the start. */
export const sampleBookings = ["coming", "moved", "unpaid", "over", "nowhere"] as const;

export type SampleBooking = (typeof sampleBookings)[number];

/** A booking that was made on the way. */
export type MadeBooking = { readonly of: keyof typeof readers; readonly uuid: BookingUuid };

export type CancellationStart = {
  readonly booking: SampleBooking | MadeBooking;
  /** What the server read of it before the page was there. */
  readonly found: ReadOutcome | null;
};

/** Another service or another chart in the place of the real one. */
export type CancellationPlant = {
  readonly service?: (service: CancellationService) => Partial<CancellationService>;
  readonly actors?: (service: CancellationService) => Partial<ReturnType<typeof cancellationActors>>;
};

/** What the sandbox keeps of a sample user's booking, as far as it is looked at. */
type SampleRow = {
  readonly id: string;
  readonly uuid: string;
  readonly createdAt: number;
  readonly starts: { readonly at: string };
  readonly history: readonly { readonly event: string; readonly at: number }[];
};

const today = new Date(begin).toISOString();
const noBooking = "00000000-0000-4000-8000-000000000000";

/** What had become of a booking when the journey begins. */
const factsOf = ({ createdAt, history, starts }: SampleRow) => {
  const had = (event: string) => history.some((step) => step.event === event && step.at <= begin);
  return {
    isNew: createdAt === begin,
    isPaid: had("payment.captured"),
    isMoved: had("schedule.changed"),
    isAhead: starts.at > today,
  };
};

type Fits = (facts: ReturnType<typeof factsOf>) => boolean;

const fits: Readonly<Record<Exclude<SampleBooking, "nowhere">, Fits>> = {
  coming: ({ isAhead, isMoved, isPaid }) => isPaid && isAhead && !isMoved,
  // Where no flight was moved, it is the one that is coming.
  moved: ({ isAhead, isPaid }) => isPaid && isAhead,
  unpaid: ({ isNew, isPaid }) => isNew && !isPaid,
  over: ({ isAhead, isPaid }) => isPaid && !isAhead,
};

/** Their booking of that kind, the last where there are several. */
const bookingOf = (sandbox: InProcessSandbox, userId: string, kind: SampleBooking): BookingUuid => {
  if (kind === "nowhere") return bookingUuid(noBooking);
  const rows = sandbox.store.collection<SampleRow>("orders").where("userId", userId);
  const row = rows.findLast((one) => fits[kind](factsOf(one)));
  if (row === undefined) throw new Error(`${userId} has no booking that is ${kind}.`);
  return bookingUuid(row.uuid);
};

/** What somebody's plan says; what is not among them is the first. */
export const sampleBookingOf = (route: string): SampleBooking =>
  sampleBookings.find((one) => one === route) ?? "coming";

const seen = (snapshot: AnyMachineSnapshot) => connectBooking(snapshot as SnapshotFrom<typeof bookingMachine>);
const viewOf = (walk: Pick<Walk, "snapshot">) => seen(walk.snapshot());

/** How cancelling stands, while somebody is at it. */
export const cancellingOf = (walk: Walk) => {
  const { cancellation } = viewOf(walk);
  return cancellation === null ? null : connectCancellation(cancellation.getSnapshot());
};

const foundIn = (walk: Pick<Walk, "snapshot">): ReadOutcome | null => {
  const { booking, problem, screen } = viewOf(walk);
  if (booking !== null) return { type: "BOOKING", booking };
  if (screen === "missing") return { type: "NOT_FOUND" };
  return problem?.type === "PROBLEM" ? problem : null;
};

type World = ReturnType<typeof openWalkWorld>;

/** Who reads a booking, by its kind. */
const readers = {
  flights: ({ times, withToken }, user) => createFlightBookingService({ client: withToken("travel"), user, ...times }),
  hotels: ({ times, withToken }, user) => createHotelBookingService({ client: withToken("hotels"), user, ...times }),
  buses: ({ app: client, times }) => createBusBookingService({ client, ...times }),
} satisfies { readonly [Of in Vertical]?: (world: World, user: string | null) => BookingService };

/** Whether what is booked there is cancelled as everything is. */
export const isBookable = (vertical: Vertical): vertical is MadeBooking["of"] => Object.hasOwn(readers, vertical);

const proven = (bookings: BookingService, kept: string | null): BookingService => ({
  read: ({ proof, ...request }, signal) => bookings.read({ ...request, proof: proof ?? kept }, signal),
  respond: (request, signal) => bookings.respond({ ...request, proof: request.proof ?? kept }, signal),
});

/** A tab at the page of a booking of one's own, on which it is cancelled. */
export const openCancellations = (options: WalkOptions, { booking, found }: CancellationStart): Walk => {
  const world = openWalkWorld(options);
  const { clock, times } = world;
  const { country = "PK", plant } = options;
  const sampleUser = sampleUsers[country].id;
  const { of, uuid } =
    typeof booking === "string"
      ? { of: "flights" as const, uuid: bookingOf(options.sandbox, sampleUser, booking) }
      : booking;
  const user = options.apiToken === undefined ? null : sampleUser;
  // A guest's browser remembers by what they have shown a booking to be theirs: by the address that it was made with.
  const proof = user === null ? options.contact.email : null;
  const bookings = proven(readers[of](world, user), proof);
  const watched = options.dressCancellations(
    createCancellationService({ client: world.app, bookings, proof, ...times }),
  );
  const cancellations = { ...watched, ...plant?.cancellation?.service?.(watched) };
  const cancellation = cancellationMachine.provide({
    actors: { ...cancellationActors(cancellations, clock), ...plant?.cancellation?.actors?.(cancellations) },
  });
  const walk = openChart(options, world, {
    flow: "booking",
    machine: bookingMachine.provide({
      actors: { ...bookingActors({ bookings, cancellations, clock }), cancellation },
    }),
    input: { booking: uuid, found },
    step: { name: "cancellation", machine: cancellationMachine },
    viewOf: (snapshot, screens): View => {
      const view = seen(snapshot);
      const child = view.cancellation;
      const step = child === null ? null : connectCancellation(child.getSnapshot());
      // Whoever was told that it cannot be cancelled does not want it any more.
      const isRefused = screens.findLast((screen) => screen !== "booking" && screen !== "loading") === "notAllowed";
      const isAtRest = !view.busy && (view.screen === "missing" || (view.screen === "booking" && step === null));
      return {
        screen: step?.screen ?? view.screen,
        busy: view.busy || step?.busy === true,
        terminal: isAtRest && (!view.commands.cancel || isRefused),
        booking: uuid,
        deadline: null,
        search: null,
        price: null,
        checkout: null,
        children: child === null ? {} : { cancellation: child },
      };
    },
  });
  return {
    ...walk,
    vertical: "cancellations",
    offers: () => [],
    searchFor: () => "",
    address: () => ({ vertical: "cancellations", start: { booking, found: foundIn(walk) } }),
  };
};

/** What somebody does next who wants their booking cancelled. */
export const cancellationHand = (walk: Walk, random: Random): void => {
  const page = viewOf(walk);
  const step = cancellingOf(walk);
  if (step === null) {
    const [changeId] = page.openChanges;
    if (page.screen === "failed" || page.screen === "missing") walk.send({ type: "booking.reload" });
    else if (changeId !== undefined && random.next() < 0.3)
      walk.send({ type: "change.respond", changeId, decision: random.pick(["accept", "decline"]) });
    else walk.send({ type: "cancellation.start" });
    return;
  }
  switch (step.screen) {
    case "confirm":
      if (random.next() < 0.4) walk.send({ type: "target.choose", target: random.pick(step.quote?.targets ?? []) });
      walk.send(
        random.next() < 0.1
          ? { type: "flow.leave" }
          : { type: "cancellation.confirm", quoteId: cancellingOf(walk)?.quote?.id ?? "" },
      );
      break;
    case "notAllowed":
      walk.send({ type: random.next() < 0.2 ? "quote.refresh" : "flow.leave" });
      break;
    case "quoteExpired":
    case "failed":
      walk.send({ type: "quote.refresh" });
      break;
    case "tracker":
      walk.send({ type: random.next() < 0.4 ? "cancellation.check" : "flow.leave" });
      break;
    default:
      walk.send({ type: "cancellation.check" });
  }
};

/** What the page of a booking allows, that a hint brings, or that nothing should come of. */
export const strayCancellations = (now: number): readonly Said[] => [
  { type: "cancellation.start" },
  { type: "cancellation.check" },
  { type: "cancellation.confirm", quoteId: "of another page" },
  { type: "target.choose", target: "wallet" },
  { type: "target.choose", target: "the moon" },
  { type: "quote.refresh" },
  { type: "order.hinted" },
  { type: "booking.reload" },
  { type: "payment.resume" },
  { type: "proof.submit", proof: "ayesha@safar.example" },
  { type: "change.respond", changeId: "none", decision: "accept" },
  { type: "RESUME", now },
  { type: "flow.leave" },
];

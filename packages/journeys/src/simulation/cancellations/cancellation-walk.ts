import { createCancellationService } from "@safar/api-clients";
import {
  type BookingService,
  type BookingUuid,
  type BookingView,
  bookingActors,
  bookingMachine,
  type CancellationView,
  cancellationActors,
  cancellationMachine,
  connectBooking,
  connectCancellation,
  type ReadOutcome,
} from "@safar/engine";
import { type SoldVertical, sampleUsers } from "@safar/sandbox";
import { createActor } from "xstate";
import { openChart } from "../../flows/chart-walk.ts";
import type { View } from "../../flows/walk.types.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { cancel, cancellationAims } from "../aims/cancellation.aims.ts";
import type { ErrandKind, VerticalKind } from "../errand.types.ts";
import { showsNothing } from "../hands/shows-nothing.ts";
import { evenly } from "../plain.ts";
import { verticals } from "../verticals.ts";
import type { Start, Walk, WalkOptions } from "../walk.types.ts";
import { cancellationHand, strayCancellations } from "./cancellation.hand.ts";
import { bookingOf, type SampleBooking, sampleBookingOf, sampleBookings } from "./sample-bookings.ts";

const errand = "cancellations";

/** A booking that was made on the way. */
export type MadeBooking = { readonly of: SoldVertical; readonly uuid: BookingUuid };

type CancellationStart = {
  readonly booking: SampleBooking | MadeBooking;
  /** What the server read of it before the page was there. */
  readonly found: ReadOutcome | null;
};

type Page = BookingView;

const stepOf = ({ cancellation }: Page): CancellationView | null =>
  cancellation === null ? null : connectCancellation(cancellation.getSnapshot());

const foundIn = ({ booking, problem, screen }: Page): ReadOutcome | null => {
  if (booking !== null) return { type: "BOOKING", booking };
  if (screen === "missing") return { type: "NOT_FOUND" };
  return problem?.type === "PROBLEM" ? problem : null;
};

const proven = (bookings: BookingService, kept: string | null): BookingService => ({
  read: ({ proof, ...request }, signal) => bookings.read({ ...request, proof: proof ?? kept }, signal),
  respond: (request, signal) => bookings.respond({ ...request, proof: request.proof ?? kept }, signal),
});

type PageView = View & {
  readonly children: View["children"] & { readonly cancellation?: NonNullable<Page["cancellation"]> };
};

/** How the page of a booking stands, as a walk. Whoever was told that it cannot be cancelled does not want it any more. */
const walkView = (page: Page, screens: readonly string[], booking: BookingUuid): PageView => {
  const step = stepOf(page);
  const isRefused = screens.findLast((screen) => screen !== "booking" && screen !== "loading") === "notAllowed";
  const isAtRest = !page.busy && (page.screen === "missing" || (page.screen === "booking" && step === null));
  return {
    screen: step?.screen ?? page.screen,
    busy: page.busy || step?.busy === true,
    terminal: isAtRest && (!page.commands.cancel || isRefused),
    booking,
    deadline: null,
    search: null,
    price: null,
    checkout: null,
    children: page.cancellation === null ? {} : { cancellation: page.cancellation },
  };
};

const byMainService: NonNullable<VerticalKind["cancellations"]> = ({ app: client, times }, wish) =>
  createCancellationService({ client, ...times, ...wish });

/** The chart of a booking's page, over the real clients. */
const chartOf = (options: WalkOptions, { of, uuid }: MadeBooking, found: ReadOutcome | null) => {
  const world = openWalkWorld(options);
  const { clock } = world;
  const { apiToken, contact, country = "PK", dress } = options;
  const user = apiToken === undefined ? null : sampleUsers[country].id;
  // A guest's browser remembers by what they have shown a booking to be theirs: by the address that it was made with.
  const proof = user === null ? contact.email : null;
  const bookings = proven(verticals[of].bookings(world, user), proof);
  const { cancellations: cancelled = byMainService }: VerticalKind = verticals[of];
  const cancellations = dress.cancellations(cancelled(world, { bookings, proof, user }));
  const cancellation = cancellationMachine.provide({
    actors: { ...cancellationActors(cancellations, clock), ...dress.cancellationActors?.(cancellations) },
  });
  const machine = bookingMachine.provide({
    actors: { ...bookingActors({ bookings, cancellations, clock }), cancellation },
  });
  return openChart(options, world, {
    flow: { flow: "booking", schema: 1 },
    machine,
    begin: (beginning) => createActor(machine, { input: { booking: uuid, found }, ...beginning }),
    step: { machine: cancellationMachine, in: ({ children }: PageView) => children.cancellation },
    viewOf: (snapshot, screens) => walkView(connectBooking(snapshot), screens, uuid),
  });
};

/** A tab at the page of a booking of one's own, on which it is cancelled. */
const open = (options: WalkOptions, { booking, found }: CancellationStart): Walk => {
  const { country = "PK", sandbox } = options;
  const made: MadeBooking =
    typeof booking === "string"
      ? { of: "flights", uuid: bookingOf(sandbox, sampleUsers[country].id, booking) }
      : booking;
  const walk = chartOf(options, made, found);
  const page = () => connectBooking(walk.snapshot());
  const cancellation = () => stepOf(page());
  const hand = { page, cancellation, send: walk.send };
  return {
    ...walk,
    errand,
    offers: () => [],
    address: () => startAt({ booking, found: foundIn(page()) }),
    shows: { ...showsNothing, cancellation },
    ways: {
      goOn: ({ random }) => cancellationHand(hand, random),
      goBack: () => walk.send({ type: "flow.leave" }),
      stray: ({ random }) => walk.send(random.pick(strayCancellations(sandbox.clock.now()))),
      settle: () => {
        if (!walk.view().busy) cancellationHand(hand, evenly);
      },
      notices: () =>
        walk.view().screen === "quoteExpired" ? ["what a cancellation gives back was left to expire"] : [],
    },
  };
};

const startAt = (start: CancellationStart): Start => ({ errand, open: (options) => open(options, start) });

/** The page of a booking that was just made. */
export const cancelling = (booking: MadeBooking): Start => startAt({ booking, found: null });

export const cancellations: ErrandKind = {
  errand,
  happening: "a booking is cancelled",
  machines: [bookingMachine, cancellationMachine],
  aims: cancellationAims,
  home: ({ route }) => startAt({ booking: sampleBookingOf(route), found: null }),
  wishes: ["coming", "coming", ...sampleBookings],
  plainWish: "",
  needsAccount: true,
  hasNoEnd: true,
  // What it gives back is asked for first: the second call cancels, as a rule.
  faults: [
    [
      "cancelled, and the answer is lost",
      () => ({ point: "afterCommit", match: cancel, fail: { drop: true }, nth: 2 }),
    ],
    ["cancelled, and answered too late", () => ({ point: "delay", match: cancel, nth: 2 })],
    ["cancelled, and the answer is unreadable", () => ({ point: "corrupt", match: cancel, as: "wrongTypes", nth: 2 })],
    ["cancelling is answered 500", () => ({ point: "before", match: cancel, fail: { status: 500 }, nth: 2 })],
    ["cancelling never arrives", () => ({ point: "before", match: cancel, fail: { drop: true }, nth: 2 })],
    ["cancelling is delivered twice", () => ({ point: "corrupt", match: cancel, as: "duplicate", nth: 2 })],
  ],
};

import { assign, fromPromise, setup } from "xstate";
import type { Gender } from "../../../account/profile/profile.types.ts";
import { outcomeIs, unprovided } from "../../../booking/unprovided.ts";
import { isPast } from "../../../kernel/deadline.ts";
import type { ItineraryRefId } from "../../../kernel/ids.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type { Wait } from "../../../kernel/wait-until.ts";
import type { SeatFaresOutcome, SeatFaresRequest, SeatsOutcome } from "../buses.types.ts";
import { bestSeats, nearestSeat } from "./best-seats.ts";
import { allowedPicks, refusalIn, refusalOf } from "./seat-rules.ts";
import type {
  CoachPlan,
  LostSeat,
  SeatPick,
  SeatsContext,
  SeatsEvent,
  SeatsInput,
  SeatsMeta,
  SeatsOutput,
} from "./seats.types.ts";

const types: {
  readonly context?: SeatsContext;
  readonly events?: SeatsEvent;
  readonly input?: SeatsInput;
  readonly output?: SeatsOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: SeatsMeta;
} = {};

const missing = unprovided("seatsMachine");

export const initialSeats = ({
  departure,
  picks = [],
  boarding = null,
  dropping = null,
  gone = [],
}: SeatsInput): SeatsContext => ({
  departure,
  trip: null,
  plan: null,
  search: null,
  expiresAt: 0,
  picks,
  gender: picks.at(-1)?.gender ?? "male",
  boarding,
  dropping,
  refusal: null,
  lost: [],
  proposal: [],
  gone,
  fares: null,
  bundle: null,
  problem: null,
  end: "BACK",
});

export const outputOf = ({
  trip,
  picks,
  boarding,
  dropping,
  fares,
  bundle,
  search,
  end,
}: SeatsContext): SeatsOutput => {
  if (end !== "CHOSEN") return { type: end, search };
  if (trip === null || fares === null || bundle === null) return { type: "BACK", search };
  return { type: end, trip, picks, boarding, dropping, fares, bundle, search };
};

/** Whatever is chosen anew has no price yet. */
const unpriced = { fares: null, problem: null, proposal: [] } as const satisfies Partial<SeatsContext>;

/** Seats that cannot be kept, each with the free one nearest to it. */
const lostOf = (plan: CoachPlan, wanted: readonly SeatPick[], kept: readonly SeatPick[]): readonly LostSeat[] =>
  wanted
    .filter(({ seat }) => !kept.some((pick) => pick.seat === seat))
    .map((pick) => ({ ...pick, nearest: nearestSeat(plan, kept, pick) }));

/** Other seats are chosen: what they cost is asked for anew, and what is nearest to a lost one may just have been taken. */
const choosing = (
  { lost, plan }: SeatsContext,
  picks: readonly SeatPick[],
  stillLost: readonly LostSeat[] = lost,
): Partial<SeatsContext> => ({
  ...unpriced,
  picks,
  refusal: null,
  lost: stillLost.map((one) => ({ ...one, nearest: plan === null ? null : nearestSeat(plan, picks, one) })),
});

const learnSeats = (
  { picks, gone, boarding, dropping }: SeatsContext,
  outcome: SeatsOutcome,
): Partial<SeatsContext> => {
  if (outcome.type === "PROBLEM") return { problem: outcome.problem };
  if (outcome.type !== "SEATS") return {};
  const { plan, trip, search, expiresAt } = outcome;
  const wanted = picks.filter(({ seat }) => !gone.includes(seat));
  const kept = allowedPicks(plan, wanted);
  const known = (stops: readonly { readonly id: string }[], id: string | null) =>
    stops.find((stop) => stop.id === id)?.id ?? stops[0]?.id ?? null;
  return {
    ...unpriced,
    plan,
    trip,
    search,
    expiresAt,
    picks: kept,
    boarding: known(trip.departure.boarding, boarding),
    dropping: known(trip.departure.dropping, dropping),
    lost: lostOf(plan, picks, kept),
    gone: [],
    refusal: null,
  };
};

export const seatsSetup = setup({
  types,
  actors: {
    readSeats: fromPromise<SeatsOutcome, ItineraryRefId>(missing),
    priceSeats: fromPromise<SeatFaresOutcome, SeatFaresRequest>(missing),
    waitUntil: fromPromise<void, Wait>(missing),
  },
  guards: {
    isRead: outcomeIs<SeatsOutcome>("SEATS"),
    isSessionGone: outcomeIs<SeatsOutcome | SeatFaresOutcome>("SESSION_EXPIRED"),
    isPriced: outcomeIs<SeatFaresOutcome>("FARES"),
    areSeatsGone: outcomeIs<SeatFaresOutcome>("SEATS_TAKEN", "RULE_BROKEN"),
    isPicked: ({ context }, seat: string) => context.picks.some((pick) => pick.seat === seat),
    isAllowed: ({ context: { plan, picks } }, pick: SeatPick) => plan !== null && refusalOf(plan, picks, pick) === null,
    /** The change leaves everybody beside whom they may sit. */
    isTravellerAllowed: ({ context: { plan, picks } }, { seat, gender }: SeatPick) =>
      plan !== null &&
      picks.some((pick) => pick.seat === seat) &&
      refusalIn(
        plan,
        picks.map((pick) => (pick.seat === seat ? { seat, gender } : pick)),
      ) === null,
    hasProposal: ({ context }) => context.proposal.length > 0,
    hasNearest: ({ context: { lost, picks, plan } }, seat: string) => {
      const found = lost.find((one) => one.seat === seat);
      if (plan === null || found === undefined || found.nearest === null) return false;
      if (picks.some((pick) => pick.seat === found.nearest)) return false;
      return refusalOf(plan, picks, { seat: found.nearest, gender: found.gender }) === null;
    },
    canSubmit: ({ context: { plan, picks } }) => plan !== null && picks.length > 0 && refusalIn(plan, picks) === null,
    isBundle: ({ context }, bundle: string) => context.fares?.bundles.some(({ code }) => code === bundle) ?? false,
    isStop: ({ context: { trip } }, stop: string) =>
      trip !== null && [...trip.departure.boarding, ...trip.departure.dropping].some(({ id }) => id === stop),
    isOver: ({ context }, now: EpochMs) => isPast(context.expiresAt, now),
  },
  actions: {
    learnSeats: assign(({ context }, outcome: SeatsOutcome) => learnSeats(context, outcome)),
    learnFares: assign(({ context }, outcome: SeatFaresOutcome) => {
      if (outcome.type === "PROBLEM") return { problem: outcome.problem };
      if (outcome.type === "SEATS_TAKEN") return { gone: outcome.seats };
      if (outcome.type === "RULE_BROKEN") return { gone: [outcome.seat] };
      if (outcome.type !== "FARES") return {};
      const { fares } = outcome;
      const bundle = fares.bundles.find(({ code }) => code === context.bundle) ?? fares.bundles[0];
      return { fares, bundle: bundle?.code ?? null, problem: null };
    }),
    takeSeat: assign(({ context }, pick: SeatPick) =>
      choosing(
        context,
        [...context.picks, pick],
        context.lost.filter(({ seat }) => seat !== pick.seat),
      ),
    ),
    leaveSeat: assign(({ context }, seat: string) =>
      choosing(
        context,
        context.picks.filter((pick) => pick.seat !== seat),
      ),
    ),
    refuse: assign(({ context: { plan, picks } }, pick: SeatPick) => ({
      refusal: plan === null ? null : refusalOf(plan, picks, pick),
    })),
    refuseTraveller: assign(({ context: { plan, picks } }, { seat, gender }: SeatPick) => ({
      refusal:
        plan === null
          ? null
          : refusalIn(
              plan,
              picks.map((pick) => (pick.seat === seat ? { seat, gender } : pick)),
            ),
    })),
    chooseGender: assign((_, gender: Gender) => ({ gender, refusal: null })),
    changeTraveller: assign(({ context }, { seat, gender }: SeatPick) =>
      choosing(
        context,
        context.picks.map((pick) => (pick.seat === seat ? { seat, gender } : pick)),
      ),
    ),
    propose: assign(({ context: { plan } }, genders: readonly Gender[]) => ({
      proposal: plan === null ? [] : bestSeats(plan, genders),
      refusal: null,
    })),
    takeProposal: assign(({ context }) => ({ ...unpriced, picks: context.proposal, refusal: null, lost: [] })),
    takeNearest: assign(({ context }, seat: string) => {
      const found = context.lost.find((one) => one.seat === seat);
      if (found === undefined || found.nearest === null) return {};
      const picks = [...context.picks, { seat: found.nearest, gender: found.gender }];
      return choosing(
        context,
        picks,
        context.lost.filter((one) => one !== found),
      );
    }),
    clear: assign({ ...unpriced, picks: [], refusal: null, lost: [] }),
    chooseBoarding: assign((_, boarding: string) => ({ boarding, fares: null })),
    chooseDropping: assign((_, dropping: string) => ({ dropping, fares: null })),
    chooseBundle: assign((_, bundle: string) => ({ bundle })),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the seats failed", status: 0 } }),
    endAs: assign((_, end: SeatsContext["end"]) => ({ end })),
  },
});

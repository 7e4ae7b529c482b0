import { assign, forwardTo, fromPromise, setup } from "xstate";
import type { CheckoutOutput } from "../../booking/checkout/checkout.types.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, WalkTypes } from "../../booking/walk/walk.types.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { HotelOutcome } from "./hotels.service.ts";
import type { HotelsContext, HotelsEvent, HotelsInput, HotelsOwnScreen, WantedHotel } from "./hotels.types.ts";
import { roomChoiceMachine } from "./rooms/room-choice.machine.ts";
import type { RoomChoiceInput, RoomChoiceOutput } from "./rooms/room-choice.types.ts";
import { priceOf } from "./rooms/room-picks.ts";
import { readStay } from "./stay-criteria.ts";

const types: WalkTypes<HotelsContext, HotelsEvent, HotelsInput, HotelsOwnScreen, { readonly rooms: "rooms" }> = {};

export const initialHotels = (input: HotelsInput): HotelsContext => ({
  ...initialWalk(input),
  detail: null,
  picks: [],
  problem: null,
  isAnew: false,
});

const noPicks = { picks: [], room: undefined };

/** The chosen rates of the hotel, as they were on the screen. */
export const chosenRooms = ({ detail, offer, picks }: HotelsContext): ChosenPrice | null =>
  offer === null || detail === null ? null : { ...offer, option: picks.join("~"), price: priceOf(detail, picks) };

export const roomsInput = ({ detail, picks, room }: HotelsContext): RoomChoiceInput => {
  if (detail === null) throw new Error("Rooms belong to a hotel; the chart leads here only with one.");
  return { detail, picks, room };
};

export const hotelsSetup = setup({
  types,
  actors: {
    ...walkChildren("hotelsMachine"),
    readHotel: fromPromise<HotelOutcome, WantedHotel>(unprovided("hotelsMachine")),
    rooms: roomChoiceMachine,
  },
  guards: walkGuards(readStay),
  actions: walkActions<HotelsContext, HotelsEvent>(),
}).extend({
  guards: {
    isRead: outcomeIs<HotelOutcome>("HOTEL"),
    isSessionGone: outcomeIs<HotelOutcome>("SESSION_EXPIRED"),
    areRoomsChosen: outcomeIs<RoomChoiceOutput>("CHOSEN"),
    areRoomsLate: outcomeIs<RoomChoiceOutput>("DEADLINE"),
  },
  actions: {
    /** Whether it is the same hotel again is known once it has been read; a new search drops what was chosen at once. */
    forgetOffer: assign((_, next: ChosenOffer | null) => ({
      detail: null,
      ...(next === null ? noPicks : {}),
      problem: null,
    })),
    learnOffer: assign(({ context }, outcome: HotelOutcome) => {
      if (outcome.type === "HOTEL") {
        const { detail, search = context.search } = outcome;
        const { hotel, id, refId } = detail;
        const isAnew = context.offer?.refId !== refId;
        // Whoever comes back to the same hotel finds the rooms that they had.
        const chosen = hotel.hotelId === context.hotelId ? {} : { ...noPicks, hotelId: hotel.hotelId };
        return { search, session: refId, offer: { refId, offer: id }, detail, ...chosen, problem: null, isAnew };
      }
      return outcome.type === "PROBLEM" ? { problem: outcome.problem } : {};
    }),
    keepPicks: assign((_, output: RoomChoiceOutput) => ({
      picks: output.type === "CHOSEN" ? output.rates : output.picks,
      room: output.room,
    })),
    /** Rooms that have gone are not what somebody comes back to: the same would be gone again. */
    keepGiven: assign((_, output: CheckoutOutput) => ({
      ...("kept" in output ? { kept: output.kept } : {}),
      ...(output.type === "SOLD_OUT" ? noPicks : {}),
    })),
    tellRooms: forwardTo("rooms"),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the hotel failed", status: 0 } }),
  },
});

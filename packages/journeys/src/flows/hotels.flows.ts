import { hotelsModel, placeSearchModel, roomChoiceModel } from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

/** Booking a hotel, as a whole and room by room, and finding the place to look in. */
export const hotelFlows = [
  defineFlow("hotels", hotelsModel.machine, {
    ...hotelsModel,
    // What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart.
    project: ({ detail, end, kept, offer, picks, search, start }) => ({
      search: search === null,
      start: start.at,
      offer: offer === null,
      detail: detail === null,
      picks: picks.map((pick) => pick === null),
      kept: kept.draft === null,
      end: end.type,
    }),
    invariants: {
      "a checkout is of something": (snapshot) =>
        !snapshot.matches("checkout") ||
        snapshot.context.detail !== null ||
        ["quote", "payment"].includes(snapshot.context.start.at),
      "rooms are of a hotel": (snapshot) =>
        !snapshot.matches({ inspecting: "choosing" }) || snapshot.context.detail !== null,
      "a walk that ends booked has a booking": (snapshot) =>
        !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
    },
    expect: allOfIt,
    offline: offlineIn(hotelsModel),
    words: wordsFor("hotels", hotelsModel),
  }),
  defineFlow("room-choice", roomChoiceModel.machine, {
    ...roomChoiceModel,
    project: ({ current, end, isMissingShown, picks }) => ({ current, end, isMissingShown, picks }),
    invariants: {
      "nobody goes on without a rate for every room": (snapshot) =>
        snapshot.output?.type !== "CHOSEN" || snapshot.context.picks.every((pick) => pick !== null),
      "no room is given more often than it is there": ({ context: { detail, picks } }) =>
        detail.rooms.every(
          ({ left, rates }) => picks.filter((pick) => rates.some(({ key }) => key === pick)).length <= left,
        ),
    },
    expect: allOfIt,
    offline: offlineIn(roomChoiceModel),
    words: wordsFor("room-choice", roomChoiceModel),
  }),
  defineFlow("place-search", placeSearchModel.machine, {
    ...placeSearchModel,
    inputs: { first: placeSearchModel.input },
    expect: allOfIt,
    offline: offlineIn(placeSearchModel),
    words: wordsFor("place-search", placeSearchModel),
  }),
];

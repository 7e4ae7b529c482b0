import { isAcknowledged } from "@safar/engine";
import {
  airportSearchModel,
  bookingListModel,
  bookingModel,
  extrasModel,
  flightsModel,
  quoteModel,
  searchModel,
  travellersModel,
} from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { wordsFor } from "./words.ts";

const foundAlready = <Input, Found>(input: Input, outcomes: Readonly<Record<string, Found>>) =>
  Object.fromEntries(Object.entries(outcomes).map(([name, found]) => [`found ${name}`, { ...input, found }]));

/** Booking a flight, step by step and as a whole. */
export const walkFlows = [
  defineFlow("flights", flightsModel.machine, {
    ...flightsModel,
    // What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart.
    project: ({
      areExtrasChosen,
      end,
      fares,
      offer,
      party,
      partyProblems,
      quote,
      request,
      reservation,
      search,
      start,
      taken,
    }) => ({
      search: search === null,
      start: start.at === "payment" ? "payment" : "walk",
      offer: offer === null,
      fares: fares.length > 0,
      request: request?.kind,
      quote: quote === null ? null : [quote.hash, Object.values(quote.offeredExtras).includes(true)],
      extras: quote?.extras.length,
      party: party === null,
      refused: partyProblems !== null,
      areExtrasChosen,
      taken: taken.length,
      reservation: reservation === null,
      end: end.type,
    }),
    invariants: {
      "what is reserved was said yes to, at this very price": (snapshot) =>
        !snapshot.matches("reserving") ||
        (snapshot.context.quote !== null &&
          snapshot.context.acknowledged !== null &&
          isAcknowledged(snapshot.context.quote, snapshot.context.acknowledged)),
      "what is paid for has been reserved": (snapshot) =>
        !snapshot.matches("paying") || snapshot.context.reservation !== null || snapshot.context.start.at === "payment",
      "nothing is reserved without people": (snapshot) =>
        !snapshot.matches("reserving") || snapshot.context.party !== null,
      "a walk that ends booked has a booking": (snapshot) =>
        !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
    },
    expect: allOfIt,
    offline: offlineIn(flightsModel),
    words: wordsFor("flights", flightsModel),
  }),
  defineFlow("search", searchModel.machine, {
    ...searchModel,
    expect: allOfIt,
    offline: offlineIn(searchModel),
    words: wordsFor("search", searchModel),
  }),
  defineFlow("airport-search", airportSearchModel.machine, {
    ...airportSearchModel,
    inputs: { first: airportSearchModel.input },
    expect: allOfIt,
    offline: offlineIn(airportSearchModel),
    words: wordsFor("airport-search", airportSearchModel),
  }),
  defineFlow("quote", quoteModel.machine, {
    ...quoteModel,
    inputs: { seen: quoteModel.input },
    invariants: {
      "what is accepted is the quote's own price": ({ output }) =>
        output?.type !== "ACCEPTED" || isAcknowledged(output.quote, output.acknowledged),
    },
    expect: allOfIt,
    offline: offlineIn(quoteModel),
    words: wordsFor("quote", quoteModel),
  }),
  defineFlow("travellers", travellersModel.machine, {
    ...travellersModel,
    expect: allOfIt,
    offline: offlineIn(travellersModel),
    words: wordsFor("travellers", travellersModel),
  }),
  defineFlow("extras", extrasModel.machine, {
    ...extrasModel,
    expect: allOfIt,
    offline: offlineIn(extrasModel),
    words: wordsFor("extras", extrasModel),
  }),
  defineFlow("booking", bookingModel.machine, {
    ...bookingModel,
    // As a server hands it over: with what was read already, whatever that is, or with nothing.
    inputs: {
      first: bookingModel.input,
      ...foundAlready(bookingModel.input, bookingModel.outcomes.read),
    },
    expect: allOfIt,
    offline: offlineIn(bookingModel),
    words: wordsFor("booking", bookingModel),
  }),
  defineFlow("booking-list", bookingListModel.machine, {
    ...bookingListModel,
    inputs: {
      first: bookingListModel.input,
      ...foundAlready(bookingListModel.input, bookingListModel.outcomes.read),
    },
    expect: allOfIt,
    offline: offlineIn(bookingListModel),
    words: wordsFor("booking-list", bookingListModel),
  }),
];

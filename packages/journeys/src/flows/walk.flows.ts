import { isAcknowledged } from "@safar/engine";
import {
  airportSearchModel,
  bookingListModel,
  bookingModel,
  checkoutModel,
  extrasModel,
  flightsModel,
  quoteModel,
  searchModel,
  travellersModel,
} from "@safar/engine/testing";
import { defineFlow } from "@safar/paths";
import { allOfIt, offlineIn } from "./model-parts.ts";
import { flightsOnPages } from "./pages.ts";
import { wordsFor } from "./words.ts";

const foundAlready = <Input, Found>(input: Input, outcomes: Readonly<Record<string, Found>>) =>
  Object.fromEntries(Object.entries(outcomes).map(([name, found]) => [`found ${name}`, { ...input, found }]));

/** Booking a flight, step by step and as a whole. */
export const walkFlows = [
  defineFlow(
    "flights",
    flightsModel.machine,
    {
      ...flightsModel,
      // What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart.
      project: ({ end, fares, kept, offer, search, start }) => ({
        search: search === null,
        start: start.at,
        offer: offer === null,
        fares: fares.length > 0,
        kept: kept.draft === null,
        end: end.type,
      }),
      invariants: {
        "a checkout is of something": (snapshot) =>
          !snapshot.matches("checkout") ||
          snapshot.context.offer !== null ||
          ["quote", "payment"].includes(snapshot.context.start.at),
        "a walk that ends booked has a booking": (snapshot) =>
          !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
      },
      expect: allOfIt,
      offline: offlineIn(flightsModel),
      words: wordsFor("flights", flightsModel),
    },
    { pageDriver: { module: "../product/page-drivers.ts", name: "flightsPageDriver" }, pageGraph: flightsOnPages },
  ),
  defineFlow("checkout", checkoutModel.machine, {
    ...checkoutModel,
    // What guards look at. Names, amounts and instants that only travel through it tell no configurations apart.
    project: ({ areExtrasChosen, draft, end, party, partyProblems, quote, request, reservation, start, taken }) => ({
      start: start.at,
      request: request?.kind,
      quote: quote === null ? null : [quote.hash, Object.values(quote.offeredExtras).includes(true)],
      extras: quote?.extras.length,
      draft: draft === null,
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
      "a checkout that ends booked has a booking": (snapshot) =>
        !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
    },
    expect: allOfIt,
    offline: offlineIn(checkoutModel),
    words: wordsFor("checkout", checkoutModel),
  }),
  defineFlow("search", searchModel.machine, {
    ...searchModel,
    invariants: {
      "what is chosen is one of what was found": (snapshot) =>
        !snapshot.matches("chosen") || snapshot.context.chosen !== null,
    },
    expect: allOfIt,
    offline: offlineIn(searchModel),
    words: wordsFor("search", searchModel),
  }),
  defineFlow("airport-search", airportSearchModel.machine, {
    ...airportSearchModel,
    invariants: {
      "what is shown as found was found": (snapshot) =>
        !snapshot.matches("answered") || snapshot.context.found !== null,
    },
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
    // What is wrong with an entry, and why somebody was not kept, is shown and decides nothing; who goes on follows from what was typed.
    project: ({ contact, end, forms, owner, picked, saveDue, saved }) => ({
      contact,
      end,
      forms,
      owner,
      picked,
      saveDue,
      saved,
    }),
    invariants: {
      "nobody goes on whose details are wrong": (snapshot) =>
        !snapshot.matches("completed") ||
        Object.values(snapshot.context.problems.travellers).every((fields) => Object.keys(fields).length === 0),
    },
    expect: allOfIt,
    offline: offlineIn(travellersModel),
    words: wordsFor("travellers", travellersModel),
  }),
  defineFlow("extras", extrasModel.machine, {
    ...extrasModel,
    invariants: {
      "nothing that is required is left out": (snapshot) =>
        !snapshot.matches("chosen") || snapshot.context.missing.length === 0,
    },
    expect: allOfIt,
    offline: offlineIn(extrasModel),
    words: wordsFor("extras", extrasModel),
  }),
  defineFlow("booking", bookingModel.machine, {
    ...bookingModel,
    invariants: {
      "what is shown or changed has been read": (snapshot) =>
        !["shown", "cancelling", "responding"].some((state) => snapshot.value === state) ||
        snapshot.context.booking !== null,
    },
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
    invariants: {
      "what is listed has been read": (snapshot) => !snapshot.matches("listed") || snapshot.context.list !== null,
    },
    inputs: {
      first: bookingListModel.input,
      ...foundAlready(bookingListModel.input, bookingListModel.outcomes.read),
    },
    expect: allOfIt,
    offline: offlineIn(bookingListModel),
    words: wordsFor("booking-list", bookingListModel),
  }),
];

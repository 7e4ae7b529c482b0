import { styleText } from "node:util";
import {
  connectFlights,
  editions,
  type FlightsScreen,
  flightsActors,
  flightsMachine,
  type Locale,
} from "@safar/engine";
import { createActor } from "xstate";
import type { Desk } from "./desk.ts";
import { formatIn } from "./format.ts";
import { extrasScreen } from "./screens/extras.ts";
import { itineraryScreen, quoteScreen } from "./screens/offer.ts";
import { outcomeScreen } from "./screens/outcome.ts";
import { paymentScreen } from "./screens/payment.ts";
import { travellersScreen } from "./screens/people.ts";
import { reservingScreen, reviewScreen } from "./screens/review.ts";
import { resultsScreen, searchScreen } from "./screens/search.ts";
import { ticketScreen } from "./screens/ticket.ts";
import type { Stage } from "./stage.ts";
import { wordsIn } from "./words.ts";
import { openWorld } from "./world.ts";

type Screen = (stage: Stage) => Promise<void>;

const over: Screen = () => Promise.resolve();

/** Every screen that the walk can be on. One more in the engine does not compile until it is drawn here. */
const screens: Readonly<Record<FlightsScreen, Screen>> = {
  search: searchScreen,
  results: resultsScreen,
  itinerary: itineraryScreen,
  quote: quoteScreen,
  travellers: travellersScreen,
  addons: extrasScreen,
  review: reviewScreen,
  reserving: reservingScreen,
  payment: paymentScreen,
  itineraryFailed: outcomeScreen("itineraryFailed"),
  sessionExpired: outcomeScreen("sessionExpired"),
  quoteExpired: outcomeScreen("quoteExpired"),
  soldOut: outcomeScreen("soldOut"),
  reserveRefused: outcomeScreen("reserveRefused"),
  holdExpired: outcomeScreen("holdExpired"),
  confirmation: over,
  left: over,
};

export type WalkOptions = {
  readonly desk: Desk;
  readonly locale: Locale;
  /** When the world begins if nobody is to wait for it; null follows the real time. */
  readonly hurryFrom: number | null;
};

/** Books a flight. True when there is a ticket. */
export const bookFlight = async ({ desk, hurryFrom, locale }: WalkOptions): Promise<boolean> => {
  const edition = editions.PK;
  const world = openWorld({ locale, edition, hurryFrom });
  const { clock, ports } = world;
  const words = wordsIn(locale);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: edition.timeZone }).format(clock.now());
  const actor = createActor(flightsMachine.provide({ actors: flightsActors(ports) }), {
    input: {
      start: { at: "search" },
      setting: {
        currency: edition.defaultCurrency,
        today,
        dialCode: edition.dialCode,
        seatedPassengers: edition.seatedPassengers,
        isSignedIn: false,
        paymentOrigins: [],
      },
    },
  });
  const stage: Stage = {
    ...desk,
    locale,
    words,
    format: formatIn(locale, edition.timeZone),
    world,
    today,
    view: () => connectFlights(actor.getSnapshot()),
    send: actor.send,
    until: async (isSo, onMoment) => {
      while (!isSo()) {
        await world.moment();
        onMoment?.();
      }
    },
  };
  actor.start();
  desk.say(styleText("bold", words.title));
  if (hurryFrom === null) desk.say(styleText("dim", words.enterHint));
  // Who travels is the checkout's to know; the ticket is read when it has ended.
  let email = "";
  while (!stage.view().terminal) {
    email = stage.view().party?.contact.email ?? email;
    await screens[stage.view().screen](stage);
  }
  const { booking, screen } = stage.view();
  if (screen === "confirmation" && booking !== null) return ticketScreen(stage, booking, email);
  desk.say(words.notBooked);
  return false;
};

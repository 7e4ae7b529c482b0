import { type BusesScreen, busesActors, busesMachine, connectBuses, editions, type Locale } from "@safar/engine";
import { defineComponent, h } from "vue";
import { createActor } from "xstate";
import { quoteScreen, reservingScreen, reviewScreen, travellersScreen } from "./screens/checkout.ts";
import { outcomeScreen } from "./screens/outcome.ts";
import { paymentScreen } from "./screens/payment.ts";
import { resultsScreen, searchScreen } from "./screens/search.ts";
import { seatsScreen } from "./screens/seats.ts";
import { heading, type Screen } from "./stage.ts";
import { Ticket } from "./ticket.ts";
import { viewOfWalk } from "./view-of-walk.ts";
import { wordsIn } from "./words.ts";
import { openWorld } from "./world.ts";

const over: Screen = ({ words }) => heading(words.stopped);

/** Every screen that the walk can be on. One more in the engine does not compile until it is drawn here. */
const screens: Readonly<Record<Exclude<BusesScreen, "confirmation">, Screen>> = {
  search: searchScreen,
  results: resultsScreen,
  seats: seatsScreen,
  quote: quoteScreen,
  travellers: travellersScreen,
  addons: outcomeScreen,
  review: reviewScreen,
  reserving: reservingScreen,
  payment: paymentScreen,
  sessionExpired: outcomeScreen,
  quoteExpired: outcomeScreen,
  soldOut: outcomeScreen,
  reserveRefused: outcomeScreen,
  holdExpired: outcomeScreen,
  left: over,
};

/** The whole front end: one walk, one view, and a function for each screen. */
export const appIn = (locale: Locale) =>
  defineComponent({
    setup() {
      const edition = editions.PK;
      const world = openWorld(locale, edition);
      const words = wordsIn(locale);
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: edition.timeZone }).format(world.ports.clock.now());
      const actor = createActor(busesMachine.provide({ actors: busesActors(world.ports) }), {
        input: {
          start: { at: "search" },
          setting: {
            currency: edition.defaultCurrency,
            today,
            dialCode: edition.dialCode,
            isSignedIn: false,
            paymentOrigins: [],
          },
        },
      });
      const view = viewOfWalk(actor, connectBuses);
      let email = "";
      actor.start();
      return () => {
        const { booking, party, screen } = view.value;
        email = party?.contact.email ?? email;
        if (screen === "confirmation") return booking !== null && h(Ticket, { booking, email, locale, world });
        return screens[screen]({ view: view.value, send: actor.send, world, words, locale });
      };
    },
  });

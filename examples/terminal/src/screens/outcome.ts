import { chooseCommand, type Stage } from "../stage.ts";

type Outcome = "itineraryFailed" | "sessionExpired" | "quoteExpired" | "soldOut" | "reserveRefused" | "holdExpired";

const events = {
  reloadOffer: "offer.reload",
  refreshQuote: "quote.refresh",
  refreshSearch: "search.refresh",
  editSearch: "search.edit",
  back: "flow.back",
  leave: "flow.leave",
} as const;

/** The walk cannot go straight on: what has happened, and every way that is open. */
export const outcomeScreen =
  (outcome: Outcome) =>
  async (stage: Stage): Promise<void> => {
    stage.say(stage.words.screens[outcome]);
    const { checkout, children, commands } = stage.view();
    // From the price on it is the checkout that is told.
    if (checkout !== null) {
      const offered = ["refreshQuote", "refreshSearch", "editSearch", "back", "leave"] as const;
      children.checkout?.send({ type: events[await chooseCommand(stage, checkout.commands, offered)] });
    } else {
      const offered = ["reloadOffer", "refreshSearch", "editSearch", "back", "leave"] as const;
      stage.send({ type: events[await chooseCommand(stage, commands, offered)] });
    }
  };

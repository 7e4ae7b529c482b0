import type { FlightsEvent, FlightsView } from "@safar/engine";
import { chooseCommand, type Stage } from "../stage.ts";

type Outcome = "itineraryFailed" | "sessionExpired" | "quoteExpired" | "soldOut" | "reserveRefused" | "holdExpired";

const events = {
  reloadItinerary: "itinerary.reload",
  refreshQuote: "quote.refresh",
  refreshSearch: "search.refresh",
  editSearch: "search.edit",
  back: "flow.back",
  leave: "flow.leave",
} as const satisfies { readonly [Name in keyof FlightsView["commands"]]?: FlightsEvent["type"] };

/** The walk cannot go straight on: what has happened, and every way that is open. */
export const outcomeScreen =
  (outcome: Outcome) =>
  async (stage: Stage): Promise<void> => {
    stage.say(stage.words.screens[outcome]);
    const offered = ["reloadItinerary", "refreshQuote", "refreshSearch", "editSearch", "back", "leave"] as const;
    stage.send({ type: events[await chooseCommand(stage, stage.view().commands, offered)] });
  };

import { button, heading, type Screen } from "../stage.ts";

/** The walk cannot go straight on: from the price on it is the checkout that is told. */
export const outcomeScreen: Screen = ({ view: { checkout, children }, words }) => [
  heading(words.stopped),
  checkout?.commands.refreshQuote && button(words.again, () => children.checkout?.send({ type: "quote.refresh" })),
  checkout?.commands.editSearch && button(words.back, () => children.checkout?.send({ type: "search.edit" })),
];

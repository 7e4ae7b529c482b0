import { connectQuote, type PriceDifference } from "@safar/engine";
import { choose, chooseCommand, confirm, type Stage } from "../stage.ts";
import { legLine } from "./search.ts";

export const itineraryScreen = async (stage: Stage): Promise<void> => {
  const { format, locale, say, send, until, view, words } = stage;
  await until(() => !view().busy);
  const { fares, itinerary, screen } = view();
  if (screen !== "itinerary" || itinerary === null) return;
  for (const leg of itinerary.legs) {
    say(legLine(stage, leg));
    for (const { airline, aircraft, from, number, to } of leg.segments)
      say(`  ${airline} ${number} · ${from}–${to} · ${aircraft}`);
  }
  if (fares.length > 0) {
    const fare = await choose(
      stage,
      words.chooseFare,
      fares,
      ({ brand, price }) => `${brand[locale]} · ${format.money(price.total)}`,
    );
    send({ type: "fare.choose", fareId: fare.id });
  }
  send({ type: "itinerary.accept" });
};

const sayDifference = ({ format, say, words }: Stage, { before, after, lines }: PriceDifference): void => {
  for (const line of lines.filter(({ changeMinor }) => changeMinor !== 0)) {
    const [was, is] = [line.before, line.after].map((amount) => (amount === null ? "—" : format.money(amount)));
    say(`  ${line.label ?? words.lines[line.kind]}: ${was} → ${is}`);
  }
  say(`  ${words.total}: ${format.money(before)} → ${format.money(after)}`);
};

export const quoteScreen = async (stage: Stage): Promise<void> => {
  const { format, say, until, view, words } = stage;
  const { quote: child } = view().children;
  if (child === undefined) return;
  const read = () => connectQuote(child.getSnapshot());
  await until(() => !read().busy);
  const { acknowledgement, commands, difference, quote, screen } = read();
  if (screen === "priceChanged" && quote !== null && acknowledgement !== null) {
    say(words.priceChanged);
    if (difference !== null) sayDifference(stage, difference);
    const isAccepted = await confirm(stage, words.acceptPrice(format.money(quote.price.charge.total)));
    return child.send(isAccepted ? { type: "quote.accept", acknowledged: acknowledgement } : { type: "quote.decline" });
  }
  if (screen === "quoteExpired" || screen === "quoteFailed") {
    say(words.screens[screen]);
    const wanted = await chooseCommand(stage, commands, ["refresh", "decline"]);
    child.send({ type: wanted === "refresh" ? "quote.refresh" : "quote.decline" });
  }
};

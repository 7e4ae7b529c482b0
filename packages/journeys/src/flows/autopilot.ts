import { connectExtras, connectQuote, connectReserve, connectSearch, connectTravellers } from "@safar/engine";
import { cards, type FlightWalk, searchFor } from "./flight-walk.ts";

type Act = (walk: FlightWalk) => void;

const mostTurns = 6_000;
const momentMs = 250;

const search: Act = (walk) => walk.send({ type: "search.submit", search: searchFor("KHI-ISB") });

const results: Act = (walk) => {
  const child = walk.child("search");
  const { busy, commands, screen } = connectSearch(child.getSnapshot());
  const [offer] = walk.offers();
  if (screen === "expired" || screen === "failed") child.send({ type: "search.refresh" });
  else if (!busy && commands.choose && offer !== undefined) child.send({ type: "offer.choose", offer: offer.id });
  // After a reload everybody is asked anew; those who could not be reached are asked by searching again.
  else if (!busy && offer === undefined) child.send({ type: "search.refresh" });
};

const quote: Act = (walk) => {
  const child = walk.child("quote");
  const { acknowledgement, busy, commands } = connectQuote(child.getSnapshot());
  if (busy) return;
  if (commands.accept && acknowledgement !== null) child.send({ type: "quote.accept", acknowledged: acknowledgement });
  else if (commands.refresh) child.send({ type: "quote.refresh" });
};

const travellers: Act = (walk) => {
  const child = walk.child("travellers");
  const { busy, commands } = connectTravellers(child.getSnapshot());
  if (busy || !commands.submit) return;
  walk.fillIn();
  child.send({ type: "party.submit" });
};

const addons: Act = (walk) => {
  const child = walk.child("extras");
  const { busy, screen } = connectExtras(child.getSnapshot());
  if (!busy) child.send({ type: screen === "failed" ? "extras.reload" : "extras.submit" });
};

const reserving: Act = (walk) => {
  const child = walk.child("reserve");
  const { commands, screen } = connectReserve(child.getSnapshot());
  if (screen === "unsettled") child.send({ type: commands.retry ? "reservation.retry" : "reservation.check" });
};

const payment: Act = (walk) => {
  const child = walk.child("payment");
  const { busy, commands, method, screen } = walk.payment();
  if (busy) return;
  if (screen === "methods" && method === null && commands.chooseMethod)
    child.send({ type: "method.choose", code: "card" });
  else if (screen === "methods" && method !== null) child.send({ type: "method.change" });
  else if (screen === "card") {
    const card = { number: cards.good, expiry: "12/30", securityCode: "123", holder: "Ayesha Siddiqui" };
    child.send({ type: "card.submit", card, save: false });
  } else if (commands.retry) child.send({ type: "attempt.retry" });
  else if (screen === "unavailable") child.send({ type: "options.reload" });
};

/** What somebody does who wants this flight and never gives up. */
export const acts: Readonly<Partial<Record<ReturnType<FlightWalk["view"]>["screen"], Act>>> = {
  search,
  results,
  itinerary: (walk) => walk.send({ type: "itinerary.accept" }),
  itineraryFailed: (walk) => walk.send({ type: "offer.reload" }),
  quote,
  travellers,
  addons,
  review: (walk) => walk.accept(),
  reserving,
  payment,
  sessionExpired: (walk) => walk.send({ type: "search.refresh" }),
  quoteExpired: (walk) => walk.send({ type: "quote.refresh" }),
  reserveRefused: (walk) => walk.send({ type: "flow.back" }),
};

export type Flight = { readonly turns: number; readonly screens: readonly string[] };

export type FlightOptions = {
  /** Everything is done twice, as by a nervous hand. */
  readonly twice?: boolean;
};

/** Books a flight by what is on the screen alone, a moment at a time. */
export const fly = async (walk: FlightWalk, { twice = false }: FlightOptions = {}): Promise<Flight> => {
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    for (let times = twice ? 2 : 1; times > 0; times -= 1) {
      const { busy, screen, terminal } = walk.view();
      if (terminal && !walk.isAway()) return { turns: turn - 1, screens: walk.screens() };
      if (!busy && !walk.isAway()) acts[screen]?.(walk);
    }
    for (let tick = 0; tick < 3; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    walk.sandbox.clock.advance(momentMs);
  }
  throw new Error(`The walk is stuck at ${JSON.stringify(walk.snapshot().value)}: ${walk.screens().join(", ")}.`);
};

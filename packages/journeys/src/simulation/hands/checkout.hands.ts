import { connectExtras, connectQuote, connectReserve, connectTravellers } from "@safar/engine";
import type { Booker, Hand } from "./booker.ts";
import { payerHand } from "./payer.hand.ts";

const extrasHand: Hand = (walk, { random }) => {
  const child = walk.child("extras");
  const view = connectExtras(child.getSnapshot());
  if (view.busy) return;
  if (view.screen === "failed") {
    child.send({ type: random.next() < 0.7 ? "extras.reload" : "extras.submit" });
    return;
  }
  const [map] = view.seatMaps;
  if (map !== undefined && random.next() < 0.6) {
    const seats = map.cabins
      .flatMap(({ rows }) => rows.flatMap(({ elements }) => elements))
      .filter((one) => one.kind === "seat" && one.status === "available");
    const seat = seats[random.integer(0, Math.max(0, Math.min(9, seats.length - 1)))];
    for (const { id } of view.travellers)
      if (seat?.kind === "seat")
        child.send({ type: "seat.choose", segmentId: map.segmentId, travellerId: id, designator: seat.designator });
  }
  child.send({ type: "extras.submit" });
};

const otherGender = { male: "female", female: "male" } as const;
const titleOf = { male: "Mr", female: "Miss." } as const;

/**
 * Everybody who travels. A seat of a bus was chosen for a man or a woman: what was said then is not changed here, and what the
 * service refuses is mended, as the page asks for it. Who says the same again would be refused for ever.
 */
const fillInAll = (walk: Booker, lastName: string): void => {
  const child = walk.child("travellers");
  const { travellers } = connectTravellers(child.getSnapshot());
  walk.fillIn({ lastName });
  for (const { form, id, problems } of travellers) {
    if (form.gender === "") continue;
    const gender = problems.gender === undefined ? form.gender : otherGender[form.gender];
    child.send({ type: "details.change", travellerId: id, values: { gender, title: titleOf[gender] } });
  }
};

const travellersHand: Hand = (walk, { person, random }) => {
  const child = walk.child("travellers");
  const { busy, commands, screen } = connectTravellers(child.getSnapshot());
  if (screen === "favourite" && !busy) {
    if (random.next() <= 0.5) child.send({ type: "favourite.skip" });
    else child.send({ type: "favourite.save", as: random.pick(["create", "update", "copy"] as const) });
    return;
  }
  if (busy || !commands.submit) return;
  const { saved } = child.getSnapshot().context;
  const [first] = connectTravellers(child.getSnapshot()).travellers;
  if (saved.length > 0 && first !== undefined && random.next() < 0.3) {
    child.send({ type: "details.pick", travellerId: first.id, savedId: random.pick(saved).id });
    // Of half of them what is changed is to be saved.
    const values = { save: random.next() < 0.5, asCopy: random.next() < 0.5 };
    child.send({ type: "details.change", travellerId: first.id, values });
  }
  // One in ten forgets something first.
  if (random.next() > 0.1) fillInAll(walk, person.lastName);
  child.send({ type: "party.submit" });
};

const quoteHand: Hand = (walk, { random }) => {
  const child = walk.child("quote");
  const { acknowledgement, busy, commands } = connectQuote(child.getSnapshot());
  if (!busy && commands.decline && random.next() < 0.1) child.send({ type: "quote.decline" });
  else if (!busy && commands.accept && acknowledgement !== null)
    child.send({ type: "quote.accept", acknowledged: acknowledgement });
  else if (!busy && commands.refresh) child.send({ type: "quote.refresh" });
};

const reservingHand: Hand = (walk, { random }) => {
  const child = walk.child("reserve");
  const { commands, screen } = connectReserve(child.getSnapshot());
  if (screen !== "unsettled") return;
  if (random.next() < 0.05) child.send({ type: "flow.leave" });
  else child.send({ type: commands.retry ? "reservation.retry" : "reservation.check" });
};

/** What somebody does next from the price on, by screen. */
export const checkoutHands: Readonly<Record<string, Hand>> = {
  quote: quoteHand,
  travellers: travellersHand,
  addons: extrasHand,
  reserving: reservingHand,
  review: (walk) => {
    const acknowledged = walk.view().checkout?.acknowledgement ?? null;
    if (acknowledged !== null) walk.send({ type: "review.accept", acknowledged });
  },
  payment: (walk, scene) => payerHand(walk.child("payment"), scene),
  sessionExpired: (walk) => walk.send({ type: "search.refresh" }),
  quoteExpired: (walk, { random }) => walk.send({ type: random.next() < 0.7 ? "quote.refresh" : "search.refresh" }),
  soldOut: (walk, { random }) => walk.send({ type: random.next() < 0.5 ? "flow.back" : "search.refresh" }),
  reserveRefused: (walk, { random }) => walk.send({ type: random.next() < 0.8 ? "flow.back" : "search.refresh" }),
  holdExpired: (walk, { random }) => walk.send({ type: random.next() < 0.5 ? "search.refresh" : "flow.leave" }),
};

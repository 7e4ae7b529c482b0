import type { Walk } from "../walk.types.ts";
import type { Booker, Hand, OwnWays } from "./booker.ts";
import { checkoutHands } from "./checkout.hands.ts";
import { noticesOf } from "./notices.ts";
import { resultsHand, searchHand } from "./search.hand.ts";
import { settleHand } from "./settling.ts";
import { showsNothing } from "./shows-nothing.ts";
import { strayHand } from "./strays.ts";

const hands: Readonly<Record<string, Hand>> = { search: searchHand, results: resultsHand, ...checkoutHands };

const goOn: Hand = (walk, scene, own) => {
  const { screen } = walk.view();
  const hand = own.hands[screen];
  if (hand === undefined) hands[screen]?.(walk, scene, own);
  else hand(scene);
};

const goBack = (walk: Booker, own: OwnWays): void => {
  const { children, screen } = walk.view();
  const step = own.step?.();
  if (children.travellers !== undefined) children.travellers.send({ type: "flow.back" });
  else if (children.extras !== undefined) children.extras.send({ type: "flow.back" });
  else if (children.quote !== undefined) children.quote.send({ type: "quote.decline" });
  else if (children.payment !== undefined) children.payment.send({ type: "method.change" });
  else if (step === undefined) walk.send({ type: screen === "results" ? "search.edit" : "flow.back" });
  else step.send({ type: "flow.back" });
};

const settle = settleHand(goOn);

/** A way from a search to a booking, with all the ways in which people go it. */
export const bookingWalk = (booker: Booker, own: OwnWays): Walk => {
  const { actor, close, screens, send, shut, snapshot, timers, view } = booker;
  return {
    errand: own.errand,
    view,
    send,
    actor,
    snapshot,
    screens,
    timers,
    shut,
    close,
    offers: own.offers,
    address: own.address,
    shows: { ...showsNothing, ...own.shows },
    ways: {
      goOn: (scene) => goOn(booker, scene, own),
      goBack: () => goBack(booker, own),
      stray: (scene) => strayHand(booker, scene, own),
      settle: (scene) => settle(booker, scene, own),
      notices: () => noticesOf(booker),
    },
  };
};

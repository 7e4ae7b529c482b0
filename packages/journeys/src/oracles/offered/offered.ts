import { isWritten } from "../chosen/chosen.ts";
import type { Card } from "./cards.ts";
import type { Offer } from "./offer-facts.ts";

/** What this oracle is called among those that look at pages. */
export const offered = "offered";

/** What a card says otherwise than the service offers it, each as a sentence. */
export const offeredFaults = ({ amounts, words }: Card, offer: Offer): readonly string[] => {
  const { facts, left, never, price, saysLeft } = offer;
  const foreign = amounts.filter((amount) => !offer.amounts.includes(amount));
  // Others may have taken some since the card was drawn; nobody can have made it more.
  const fewer = Array.from({ length: left ?? 0 }, (_, count) => count).find((count) =>
    isWritten(words, { written: saysLeft(count) }),
  );
  return [
    ...(price === null || amounts.includes(price)
      ? []
      : [`${price} thousandths is what it costs, and the card says ${amounts.join(", ")}`]),
    ...foreign.map((amount) => `${amount} thousandths is no amount of what is offered`),
    ...facts
      .filter((fact) => !isWritten(words, fact))
      .map(({ what, written }) => `${what} is "${written}", and the card does not say so`),
    ...never
      .filter((fact) => isWritten(words, fact))
      .map(({ written }) => `the card says "${written}", which is not so`),
    ...(fewer === undefined ? [] : [`${left} are left, and the card says "${saysLeft(fewer)}"`]),
  ].map((fault) => `${offered}: ${fault}: ${words}`);
};

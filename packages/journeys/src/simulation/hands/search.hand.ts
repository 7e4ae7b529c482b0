import { connectSearch } from "@safar/engine";
import type { Hand } from "./booker.ts";

export const searchHand: Hand = (walk, { person }, { searchFor }) =>
  walk.send({ type: "search.submit", search: searchFor(person.route, person.adults) });

/** One of what was found: of the airline that they fly with, now and then one with a story, and the first without any else. */
export const resultsHand: Hand = (walk, { airline, random }, own) => {
  const child = walk.child("search");
  const { busy, commands, screen } = connectSearch(child.getSnapshot());
  const offers = own.offers();
  const flown = offers.find(({ airlines }) => airlines.length > 0 && airlines.every((one) => one === airline));
  // In a flight's list the first is as good as any; hotels have stories of their own.
  const plain = offers.find(({ hasStory }) => !hasStory) ?? offers[0];
  const stories = offers.filter(({ hasStory }) => hasStory);
  const told = stories.length > 0 && random.next() > 0.7 ? random.pick(stories) : plain;
  const offer = flown ?? told;
  if (offer !== undefined && commands.choose && (!busy || flown !== undefined))
    child.send({ type: "offer.choose", offer: offer.id });
  else if (screen === "expired" || screen === "failed") child.send({ type: "search.refresh" });
  // After a reload everybody is asked anew; those who could not be reached are asked by searching again.
  else if (!busy && offer === undefined) child.send({ type: "search.refresh" });
};

/** __Pascal__: the walk, the search as an address, and what is offered. */

// The walk.

export { type __Pascal__Ports, __camel__Actors, __camel__ActorsOver } from "../verticals/__name__/__name__.actors.ts";
export { connect__Pascal__, type __Pascal__View } from "../verticals/__name__/__name__.connect.ts";
export { __camel__Machine } from "../verticals/__name__/__name__.machine.ts";
export type {
  __Pascal__Context,
  __Pascal__Event,
  __Pascal__Input,
  __Pascal__Offer,
  __Pascal__OfferOutcome,
  __Pascal__OwnScreen,
  __Pascal__Service,
  __Pascal__Start,
} from "../verticals/__name__/__name__.types.ts";

// The search as an address.

export { decode__Pascal__, encode__Pascal__, read__Pascal__Search } from "../verticals/__name__/criteria.ts";

// Offers, filtered and sorted.

export { __camel__Results } from "../verticals/__name__/__name__-results.ts";

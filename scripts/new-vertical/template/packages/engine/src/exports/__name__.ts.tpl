/** __Things__: the walk, the search as an address, what is offered, and what was booked. */

// The walk.

export { __camel__ActorsOver } from "../verticals/__name__/__name__.actors.ts";
export { connect__Pascal__, type __Pascal__View } from "../verticals/__name__/__name__.connect.ts";
export { __camel__Machine } from "../verticals/__name__/__name__.machine.ts";
export type {
  Find__Pascal__Outcome,
  Found__Pascal__,
  __Pascal__Event,
  __Pascal__Finder,
  __Pascal__Offer,
  __Pascal__OfferOutcome,
  __Pascal__Service,
  __Pascal__Start,
} from "../verticals/__name__/__name__.types.ts";

// The search as an address.

export {
  check__Pascal__,
  decode__Pascal__,
  encode__Pascal__,
  farthest__Pascal__Days,
  type __Pascal__Criteria,
  type __Pascal__CriteriaProblem,
} from "../verticals/__name__/criteria.ts";

// Offers, as they come in, filtered and sorted; the searches made before.

export {
  __camel__Results,
  createRecent__Pascal__,
  create__Pascal__ResultsStore,
  create__Pascal__Search,
  type Recent__Pascal__,
} from "../verticals/__name__/__name__-search.ts";

// What was booked.

export {
  is__Pascal__Booking,
  type __Pascal__Booking,
  type __Pascal__Traveller,
} from "../verticals/__name__/booked-__name__.ts";

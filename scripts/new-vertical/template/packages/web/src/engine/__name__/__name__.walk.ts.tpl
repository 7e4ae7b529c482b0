import {
  __camel__ActorsOver,
  __camel__Machine,
  connect__Pascal__,
  decode__Pascal__,
  encode__Pascal__,
  type __Pascal__Start,
} from "@safar/engine";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { alongWithCheckout } from "../walk/late-checkout.ts";
import { createWalk } from "../walk/walk.ts";
import { __camel__Found, __camel__Service } from "./__name__.service.ts";

const service: typeof __camel__Service = {
  ...__camel__Service,
  readOffer: (offer, signal) => alongWithCheckout(__camel__Service.readOffer(offer, signal)),
};

/** The booking of __things__ that this tab is about. */
export const __camel__Walk = createWalk({
  vertical: "__name__",
  schema: 1,
  service,
  machine: (over) => __camel__Machine.provide({ actors: __camel__ActorsOver(over) }),
  inputOf: (start: __Pascal__Start, setting) => ({ start, setting }),
  connect: connect__Pascal__,
  tell: (actor, news) => actor.send(news),
  normal: (search) => encode__Pascal__(decode__Pascal__(search)),
  hasFound: (session, offer) => __camel__Found.read(session)?.offers.some(({ id }) => id === offer) === true,
  titleOf: ({ shown }) => shown?.names[requestFacts().locale] ?? "",
});

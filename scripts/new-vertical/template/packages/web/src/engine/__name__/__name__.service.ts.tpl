import { create__Pascal__ResultsStore, create__Pascal__Search, type __Pascal__Finder, type __Pascal__Service } from "@safar/engine";
import { read__Pascal__Offer, reread__Pascal__, search__Pascal__ } from "../../calls/__name__.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const __camel__Found = create__Pascal__ResultsStore();

const finder: __Pascal__Finder = {
  find: (search, signal) => askServer((signal) => search__Pascal__({ data: { search }, signal }), signal),
  findAgain: (refId, signal) => askServer((signal) => reread__Pascal__({ data: { refId }, signal }), signal),
  readOffer: (offer, signal) => askServer((signal) => read__Pascal__Offer({ data: { offer }, signal }), signal),
};

/** __Things__, over our server. */
export const __camel__Service: __Pascal__Service = {
  ...create__Pascal__Search({ finder, store: __camel__Found }),
  ...checkoutService("__name__"),
  readOffer: finder.readOffer,
};

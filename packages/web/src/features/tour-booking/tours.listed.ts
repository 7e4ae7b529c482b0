import { paths } from "../../app/addresses/paths.ts";
import { type ListedKind, showEnds } from "../bookings/listed-kinds.ts";

/** Tours among all bookings. */
export const toursListed: ListedKind = {
  ends: showEnds,
  hasVoucher: true,
  poster: "tour",
  again: ({ offer, places: [refId] = [] }, { first: date }) =>
    offer && refId ? paths.toursOffer({ refId, offer, date }) : null,
};

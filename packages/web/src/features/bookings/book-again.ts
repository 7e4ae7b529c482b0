import {
  type BookingSummary,
  encodeBusRoute,
  encodeCriteria,
  encodeStay,
  encodeTrainRoute,
  soonAgain,
} from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";

/** Where the same is bought on the days that it was on; null where it is not sold again, or nobody says what it was. */
const addressThen = ({ endsAt, offer, places, product, startsAt, travellers }: BookingSummary): string | null => {
  const [from, to, end] = places;
  const [first, last] = [startsAt, endsAt].map(({ local }) => local.slice(0, 10));
  const adults = Math.max(1, travellers.length);
  if (from === undefined || first === undefined || last === undefined) return null;
  if (product === "hotels")
    return paths.hotelResults(
      encodeStay({ place: from.code, checkIn: first, checkOut: last, rooms: [{ adults, childAges: [] }] }),
    );
  if (product === "tours") return offer && paths.toursOffer({ refId: from.code, offer, date: first });
  if (product === "movies") return offer && paths.film(offer);
  if (to === undefined) return null;
  const ends = { from: from.code, to: to.code };
  if (product === "buses") return paths.busResults(encodeBusRoute(ends), first);
  if (product === "trains") return paths.trainsResults(encodeTrainRoute(ends), `date=${first}&adults=${adults}`);
  if (product !== "flights") return null;
  const isReturn = end?.code === from.code;
  const back = isReturn ? [{ from: to.code, to: from.code, date: last }] : [];
  return paths.flightResults(
    encodeCriteria({
      trip: isReturn ? "return" : "one_way",
      legs: [{ ...ends, date: first }, ...back],
      party: { adults, children: 0, infants: 0 },
      cabin: "economy",
    }),
  );
};

/** Where the same is bought again, on the same days of the week to come. */
export const bookAgainAddress = (booking: BookingSummary): string | null => {
  const href = addressThen(booking);
  const { endsAt, startsAt } = booking;
  const days = { first: startsAt.local.slice(0, 10), last: endsAt.local.slice(0, 10) };
  return href && soonAgain({ ...days, href }, todayIn(startsAt.zone)).href;
};

import type { BusGuide, CurrencyCode, OperatorPage } from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { type MoneyReader, readMoney } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { refundStepIn } from "../wire/price.decoding.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import { reviewedIn } from "../wire/reviews.decoding.ts";
import { cleanText, safeHref } from "../wire/text.ts";
import { amenitiesIn, busCityIn, operatorAboutIn } from "./buses.decoding.ts";
import { busesEndpoints } from "./buses.endpoints.ts";

type WirePage = ResponseOf<typeof busesEndpoints.busGallery>;

const pageIn = (
  { Operator, bag_kg: bagKg, cancellation, coaches, date, images, routes, terminals, ...said }: WirePage,
  reader: MoneyReader,
): OperatorPage => ({
  operator: operatorAboutIn(Operator),
  reviewed: { score: Operator.rating * 2, reviewCount: Operator.reviews, ...reviewedIn(said) },
  pictures: images.flatMap(({ url, w: width, h: height, title, title_ar: titleAr }) => {
    const address = safeHref(url);
    return address === null
      ? []
      : [{ address, width, height, title: { en: cleanText(title), ar: cleanText(titleAr) } }];
  }),
  coaches: coaches.map(({ code, seats, amenities, ...names }) => ({
    type: code,
    name: namesIn(names),
    seats,
    amenities: amenitiesIn(amenities),
  })),
  terminals: terminals.map(({ id, city, ...names }) => ({ id, name: namesIn(names), city: busCityIn(city) })),
  bagKg,
  refund: cancellation.map(refundStepIn),
  date,
  routes: routes.map(
    ({ From, To, departures, departs_at: leaves, distance_km: km, duration_min: minutes, ...priced }) => {
      const { currency, prices } = priced;
      const [cheapest = null] = prices
        .map(({ amount }) => reader.money(amount, currency))
        .toSorted((one, other) => one.minor - other.minor);
      return { from: busCityIn(From), to: busCityIn(To), departures, leaves, km, minutes, cheapest };
    },
  ),
});

type Options = {
  readonly client: ServiceClient;
  /** Which an operator's prices are told in; the edition's where nobody has chosen one. */
  readonly currency?: CurrencyCode;
};

/** The engine's `BusGuide` over the main app service. */
export const createBusGuide = ({ client, currency }: Options): BusGuide => ({
  async cities(signal) {
    const answer = await client.call(busesEndpoints.busCities, {}, { signal });
    return answer.ok
      ? { type: "CITIES", cities: answer.value.Cities.map(busCityIn) }
      : { type: "PROBLEM", problem: answer.error };
  },

  async operators(signal) {
    const answer = await client.call(busesEndpoints.busOperators, {}, { signal });
    return answer.ok
      ? { type: "OPERATORS", operators: answer.value.Operators.map(operatorAboutIn) }
      : { type: "PROBLEM", problem: answer.error };
  },

  async operatorPage(slug, signal) {
    const answer = await client.call(busesEndpoints.busGallery, { slug, currency }, { signal });
    if (!answer.ok) {
      const problem = answer.error;
      const isAbsent = isRefusedAs(problem, "not_found", "validation_failed");
      return isAbsent ? { type: "NOT_FOUND" } : { type: "PROBLEM", problem };
    }
    const page = readMoney((reader) => pageIn(answer.value, reader));
    return page.ok ? { type: "PAGE", page: page.value } : page.error;
  },
});

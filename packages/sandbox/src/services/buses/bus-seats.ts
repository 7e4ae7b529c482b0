import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { knownBusCity } from "../../world/bus-cities.ts";
import type { CoachPlace } from "../../world/bus-coaches.ts";
import type { BusDeparture, Occupant } from "../../world/bus-departures.ts";
import { isKeptForWomen } from "../../world/bus-operators.ts";
import { toWire } from "../../world/currencies.ts";
import { type Money, moneyAt } from "../travel/flight-prices.ts";
import { seatedIn } from "./bus-inventory.ts";
import { departureOfRef } from "./bus-searches.ts";
import { busSeed } from "./bus-seed.ts";
import { busWire, categoriesOf, categoryWire, cityWire, rulesWire, seatFare } from "./bus-wire.ts";

type SeatsAnswer = AnswerOf<typeof busesEndpoints.busSeats>;
type WireSeat = SeatsAnswer["Seats"][number];

type SeatContext = {
  readonly departure: BusDeparture;
  readonly seated: ReadonlyMap<string, Occupant>;
  readonly money: Money;
  readonly seed: number;
};

const seatWire = (place: CoachPlace, { departure, seated, money, seed }: SeatContext): WireSeat => {
  const { id, label, deck, row, col, kind, category } = place;
  const shape = { id, label, deck, row, col, w: 1, h: kind === "sleeper" ? 2 : 1, kind };
  // Pakistan drives on the left and sits on the right, Saudi Arabia the other way round.
  const width = departure.coach.decks[deck]?.cols ?? 1;
  const side = departure.operator.country === "PK" ? width - 1 - col : col;
  if (category === null) return { ...shape, col: side, status: "unavailable", category, fare: null, only: null };
  return {
    ...shape,
    status: seated.get(id) ?? "available",
    category,
    fare: toWire(seatFare(departure, category, money, seed).fare, money.currency),
    only: isKeptForWomen(departure.operator, place) ? "female" : null,
  };
};

/** A departure with its seats as they are now. */
export const readBusSeats = (call: Call, { RefID }: { readonly RefID: string }): SeatsAnswer => {
  const { search, departure } = departureOfRef(call, RefID);
  const seed = busSeed(call);
  const money = moneyAt(search.currency, call.now(), seed);
  const context = { departure, seated: seatedIn(call.store, departure, seed), money, seed };
  return {
    RefID,
    SearchRefID: search.id,
    expires_at: new Date(search.expiresAt).toISOString(),
    Bus: busWire(call.store, { refId: RefID, departure }, money, seed),
    From: cityWire(knownBusCity(departure.from)),
    To: cityWire(knownBusCity(departure.to)),
    layout: { decks: [...departure.coach.decks] },
    Seats: departure.coach.places.map((place) => seatWire(place, context)),
    categories: categoriesOf(departure.coach).map(categoryWire),
    rules: rulesWire(departure.operator),
  };
};

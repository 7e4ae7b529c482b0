import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { CoachPlace } from "../../world/buses/bus-coaches.ts";
import type { BusDeparture } from "../../world/buses/bus-departures.ts";
import { toWire } from "../../world/currencies.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import { isKeptForWomen, type Seated } from "../../world/seating.ts";
import { instantOf } from "../orders/money.ts";
import { seedOf } from "../selling/seed.ts";
import { departureOfRef } from "./bus-searches.ts";
import { seatPrice } from "./bus-seat-prices.ts";
import { seatedIn } from "./bus-seating.ts";
import { busWire, categoriesOf, categoryWire, endsWire, rulesWire } from "./bus-wire.ts";

type SeatsAnswer = AnswerOf<typeof busesEndpoints.busSeats>;
type WireSeat = SeatsAnswer["Seats"][number];

type SeatContext = { readonly departure: BusDeparture; readonly seated: Seated; readonly money: Money };

const seatWire = (call: Call, place: CoachPlace, { departure, seated, money }: SeatContext): WireSeat => {
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
    fare: toWire(seatPrice(call, departure, category, money).fare, money.currency),
    only: isKeptForWomen(departure.operator.rules, place) ? "female" : null,
  };
};

/** A departure with its seats as they are now. */
export const readBusSeats = (call: Call, { RefID }: { readonly RefID: string }): SeatsAnswer => {
  const { search, departure } = departureOfRef(call, RefID);
  const money = moneyAt(search.currency, call.now(), seedOf(call, "buses"));
  const context = { departure, seated: seatedIn(call, departure), money };
  return {
    RefID,
    SearchRefID: search.id,
    expires_at: instantOf(search.expiresAt),
    Bus: busWire(call, { refId: RefID, departure }, money),
    ...endsWire(departure),
    layout: { decks: [...departure.coach.decks] },
    Seats: departure.coach.places.map((place) => seatWire(call, place, context)),
    categories: categoriesOf(departure.coach).map(categoryWire),
    rules: rulesWire(departure.operator),
  };
};

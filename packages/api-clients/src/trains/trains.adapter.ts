import {
  type CurrencyCode,
  decodeTrains,
  encodeTrains,
  type FinderOutcome,
  type FoundTrains,
  refId,
  type TrainGuide,
  type TrainPlacesService,
  type TrainsFinder,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import { seatPriceIn } from "../seats/seat-price.decoding.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { readEach, readMoney } from "../wire/money.ts";
import { sessionRefusalOf, unfoundOf } from "../wire/refusals.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { searchIn, stationIn, stationOf, trainIn, trainPlanIn } from "./trains.decoding.ts";
import { trainsEndpoints } from "./trains.endpoints.ts";

export type TrainsAdapterOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

type Request = RequestOf<typeof trainsEndpoints.searchTrains>;
type WireFound = ResponseOf<typeof trainsEndpoints.searchTrains>;

/** Other searches that find something, with the day and the ends exchanged that are said of each. */
const suggestionsIn = (wire: WireFound, reading: Parameters<typeof stationOf>[1]) => {
  const criteria = decodeTrains(searchIn(wire));
  const { next_dates, nearby_stations } = wire.suggestions;
  return {
    nextDays: next_dates.map(({ date, from, to, trains }) => ({
      search: encodeTrains({ ...criteria, date, from, to }),
      date,
      from: stationOf(from, reading),
      to: stationOf(to, reading),
      trains,
    })),
    nearby: nearby_stations.map(({ code, end, km, trains }) => ({
      end,
      station: stationOf(code, reading),
      km,
      trains,
      search: encodeTrains({ ...criteria, [end]: code }),
    })),
  };
};

const foundIn = (wire: WireFound, times: Times) => {
  const { Connections, Stations: stations, Trains } = wire;
  return readMoney((reader): FoundTrains => {
    const reading = { stations, reader, times };
    return {
      refId: refId(wire.SearchRefID),
      search: searchIn(wire),
      expiresAt: instantOf(wire.expires_at, times),
      from: stationOf(wire.from, reading),
      to: stationOf(wire.to, reading),
      trains: readEach(Trains, (train, own) => trainIn(train, { ...reading, reader: own })),
      connections: readEach(Connections, ({ change_min, currency, duration_min, first, second, total }, own) => ({
        first: trainIn(first, { ...reading, reader: own }),
        second: trainIn(second, { ...reading, reader: own }),
        changeMinutes: change_min,
        minutes: duration_min,
        total: own.money(total, currency),
      })),
      ...suggestionsIn(wire, reading),
    };
  });
};

/** The trains of a search and the places of one, over the main app service. */
export const createTrainsFinder = ({
  client,
  currency,
  ...times
}: TrainsAdapterOptions): TrainsFinder & TrainPlacesService => {
  const ask = async (request: Request, signal: AbortSignal | undefined): Promise<FinderOutcome<FoundTrains>> => {
    const answer = await client.call(trainsEndpoints.searchTrains, request, { signal });
    if (!answer.ok) return unfoundOf(answer.error, "validation_failed");
    const found = foundIn(answer.value, times);
    return found.ok ? { type: "FOUND", found: found.value } : found.error;
  };

  return {
    find(search, signal) {
      const { adults: adult, children: child, code, infants: infant, ...where } = decodeTrains(search);
      const wish = { ...where, pax: { adult, child, infant }, currency };
      return ask(code === "" ? wish : { ...wish, class: code }, signal);
    },
    findAgain: (RefID, signal) => ask({ RefID }, signal),

    async readTrain(RefID, signal) {
      const answer = await client.call(trainsEndpoints.readTrain, { RefID }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const { Stations: stations, Train, expires_at } = answer.value;
      const train = readMoney((reader) => trainIn(Train, { stations, reader, times }));
      if (!train.ok) return train.error;
      return {
        type: "TRAIN",
        train: train.value,
        search: searchIn(answer.value),
        expiresAt: instantOf(expires_at, times),
      };
    },

    async readPlaces({ code, train: RefID }, signal) {
      const answer = await client.call(trainsEndpoints.trainSeatmap, { RefID, class: code }, { signal });
      if (!answer.ok) return sessionRefusalOf(answer.error);
      const { Stations: stations, Train, expires_at, travellers } = answer.value;
      const read = readMoney((reader) => ({
        train: trainIn(Train, { stations, reader, times }),
        plan: trainPlanIn(answer.value, reader),
      }));
      if (!read.ok) return read.error;
      return {
        type: "PLACES",
        ...read.value,
        travellers: travellers.map(({ pax_id: id, pax_type: age }) => ({ id, age })),
        search: searchIn(answer.value),
        expiresAt: instantOf(expires_at, times),
      };
    },

    async placeFares({ code, picks, train: RefID }, signal) {
      const places = picks.map(({ gender, id: pax_id, seat: id }) => ({ id, pax_id, gender }));
      const answer = await client.call(
        trainsEndpoints.quoteTrains,
        { RefID, class: code, places, currency },
        { signal },
      );
      return seatPriceIn(answer, times);
    },
  };
};

/** Where trains stop, over the main app service. */
export const createTrainGuide = ({ client }: { readonly client: ServiceClient }): TrainGuide => ({
  async stations(signal) {
    const answer = await client.call(trainsEndpoints.railways, {}, { signal });
    return answer.ok
      ? { type: "STATIONS", stations: answer.value.Stations.map(stationIn) }
      : { type: "PROBLEM", problem: answer.error };
  },
});

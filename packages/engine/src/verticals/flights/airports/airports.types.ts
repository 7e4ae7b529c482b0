import type {
  PlaceSearchOutcome,
  PlaceSearchPorts,
  PlaceSuggestions,
} from "../../../booking/places/place-search.types.ts";
import type { Names } from "../../../kernel/names.ts";
import type { Problem } from "../../../kernel/problem.ts";

/** An airport with everything that a person may know it by. */
export type Airport = {
  /** Three capital letters. */
  readonly iata: string;
  readonly name: Names;
  readonly city: Names;
  /** The city's part of a page's address: `rahim-yar-khan`. */
  readonly citySlug: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly countryName: Names;
  /** An IANA zone. */
  readonly zone: string;
  /** The town that was asked for, which has none of its own, and how far that is. */
  readonly serves?: { readonly name: Names; readonly km: number };
};

export type NearbyAirport = Airport & {
  /** As the crow flies. */
  readonly km: number;
};

export type AirRoute = { readonly from: string; readonly to: string };

/** What an edition shows before anybody has searched. */
export type AirportsHome = {
  /** Where the edition's travellers usually start. */
  readonly usualStart: string;
  readonly popular: readonly Airport[];
  /** Trips worth showing; their airports are all among the popular ones or given beside them. */
  readonly routes: readonly AirRoute[];
};

export type AirportsHomeOutcome =
  | ({ readonly type: "HOME" } & AirportsHome)
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type AirportSearchOutcome = PlaceSearchOutcome<Airport>;

export type AirportSearchPorts = PlaceSearchPorts<Airport, NearbyAirport>;

export type AirportSuggestions = PlaceSuggestions<Airport, NearbyAirport>;

export type AirportOutcome =
  | { readonly type: "AIRPORT"; readonly airport: Airport; readonly nearby: readonly NearbyAirport[] }
  | { readonly type: "NOT_FOUND" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Where one can fly from and to. No method rejects. */
export interface AirportsService {
  home(signal?: AbortSignal): Promise<AirportsHomeOutcome>;
  /** By code, city, airport or country, in English or Arabic, near spellings included. */
  search(text: string, signal?: AbortSignal): Promise<AirportSearchOutcome>;
  airport(iata: string, signal?: AbortSignal): Promise<AirportOutcome>;
}

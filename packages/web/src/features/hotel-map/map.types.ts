export type Position = { readonly latitude: number; readonly longitude: number };

/** A hotel on the map. */
export type MapHotel = {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** What a stay costs, by which the cheapest of a cluster is found: minor units of the one currency that all hotels are shown in. */
  readonly price: number;
  /** The same as people read it: "Rs 9,800". */
  readonly label: string;
};

/** What is named on the land, so that people know where they are without a tile server. */
export type MapPlace = { readonly kind: "area" | "landmark"; readonly name: string; readonly position: Position };

/** Pictures of the land from a tile server. `url` is a template as Leaflet takes it; the attribution is what the server asks for. */
export type MapTiles = { readonly url: string; readonly attribution: string };

type PinBase = {
  readonly position: Position;
  /** The price that is written on it; of a cluster, that of its cheapest hotel. */
  readonly label: string;
  readonly price: number;
};

/** What stands at one spot of the map: a hotel, or several that are too close to each other at this zoom. */
export type Pin =
  | (PinBase & { readonly kind: "hotel"; readonly key: string; readonly id: string; readonly name: string })
  | (PinBase & { readonly kind: "cluster"; readonly key: string; readonly clusterId: number; readonly count: number });

/** A part of the map, in degrees. */
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

import type { PlaceSign } from "./place-signs.ts";

export type Position = { readonly latitude: number; readonly longitude: number };

/** Something that has a place and a price: a hotel, a hall, a stop. */
export type MapPoint = {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** By which the cheapest in sight is found: minor units of the one currency that all are shown in. */
  readonly price: number;
  /** Kilometres to what people measure by there: nearer ones are seen and read first. */
  readonly away?: number;
  /** The same as people read it: "Rs 9,800". */
  readonly label: string;
  /** What is written of it on the map where that is shorter, such as without the currency that the map names once. */
  readonly mark?: string;
  /** What is written where it stands for others too, which cost no less: "from 9,800". */
  readonly from?: string;
  /** What is written of it where there is no room for all of its label. */
  readonly brief?: string;
};

/** What is named on the land, so that people know where they are without a tile server: areas that things are looked for in, others, and sights. */
export type MapPlace = {
  readonly kind: "area" | "suburb" | "landmark";
  readonly name: string;
  readonly position: Position;
  /** What a landmark is drawn as; a star where nothing is said. */
  readonly sign?: PlaceSign;
};

/** Pictures of the land from a tile server. `url` is a template as Leaflet takes it; the attribution is what the server asks for. */
export type MapTiles = { readonly url: string; readonly attribution: string };

/** A part of the map, in degrees. */
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** What a map says of what stands on it. */
export type MapWords = {
  /** What it is a map of. */
  readonly title: string;
  readonly showAll: string;
  /** Where the map could not be had. */
  readonly failed: string;
  /** How it is walked by keys. */
  readonly help: string;
};

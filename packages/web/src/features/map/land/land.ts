import type { Bounds, Position } from "../map.types.ts";
import { arabia } from "./arabia.land.ts";
import type { CityRows, SpotSign } from "./land.types.ts";
import { pakistan } from "./pakistan.land.ts";
import { towns } from "./towns.land.ts";
import { world } from "./world.land.ts";

export type { SpotSign } from "./land.types.ts";

type Line = readonly Position[];
type Named = { readonly names: { readonly en: string; readonly ar: string } };
/** Where people arrive and what they find their way by. */
export type Spot = Named & { readonly sign: SpotSign; readonly position: Position };
/** A road or a river that has a name. */
export type Way = Named & { readonly line: Line; readonly isHighway: boolean };

/** What is known of a city's land. Lines are drawn by their middle; lakes and parks are closed. */
export type CityLand = {
  readonly bounds: Bounds;
  readonly highways: readonly Line[];
  readonly roads: readonly Line[];
  readonly rivers: readonly { readonly metres: number; readonly line: Line }[];
  readonly lakes: readonly Line[];
  readonly parks: readonly Line[];
  readonly ways: readonly Way[];
  readonly quarters: readonly (Named & { readonly position: Position })[];
  readonly spots: readonly Spot[];
};

const usualFar = 0.25;

const lineOf = (row: string): Line => {
  const [places = ""] = row.split("; ");
  const numbers = places.split(" ").map(Number);
  return numbers.flatMap((latitude, index) => {
    const longitude = numbers[index + 1];
    return index % 2 === 0 && longitude !== undefined ? [{ latitude, longitude }] : [];
  });
};

const waysOf = (rows: readonly string[], isHighway = false): readonly Way[] =>
  rows.flatMap((row) => {
    const [, en, ar] = row.split("; ");
    return en === undefined || ar === undefined ? [] : [{ names: { en, ar }, line: lineOf(row), isHighway }];
  });

const landOf = (rows: CityRows): CityLand => {
  const { at, far = usualFar, lakes = [], parks = [], quarters = [], spots = [] } = rows;
  const { highways = [], rivers = [], roads = [] } = rows;
  const [latitude, longitude] = at;
  return {
    bounds: { west: longitude - far, south: latitude - far, east: longitude + far, north: latitude + far },
    highways: highways.map(lineOf),
    roads: roads.map(lineOf),
    rivers: rivers.map(([metres, line]) => ({ metres, line: lineOf(line) })),
    lakes: lakes.map(lineOf),
    parks: parks.map(lineOf),
    ways: [...waysOf(highways, true), ...waysOf([...roads, ...rivers.map(([, line]) => line)])],
    quarters: quarters.map(([lat, lng, en, ar]) => ({
      names: { en, ar },
      position: { latitude: lat, longitude: lng },
    })),
    spots: spots.map(([sign, lat, lng, en, ar]) => ({
      sign,
      names: { en, ar },
      position: { latitude: lat, longitude: lng },
    })),
  };
};

/** Every city whose land is drawn. */
export const cities: readonly CityLand[] = [...arabia, ...pakistan, ...world, ...towns].map(landOf);

const meets = (one: Bounds, other: Bounds): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;

/** The cities that a part of the map shows something of. */
export const landIn = (part: Bounds): readonly CityLand[] => cities.filter(({ bounds }) => meets(bounds, part));

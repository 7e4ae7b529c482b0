import { kmBetween, type Position } from "../../kernel/distance.ts";
import { editDistance } from "../../kernel/edit-distance.ts";
import type { TrainStation } from "./trains.domain.ts";

/** Without marks, in one spelling of the letters that are written in several ways. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىی]/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ک/g, "ك")
    .replace(/(?:^|\s)ال/g, " ")
    .toLowerCase()
    .trim();

const far = 99;

/** How far a name is from what was typed: a beginning is nearest, then a word's beginning, then a slip of the keyboard. */
const wayTo = (typed: string, name: string): number => {
  const own = plain(name);
  if (own.startsWith(typed)) return 0;
  if (own.split(/[\s-]+/).some((word) => word.startsWith(typed))) return 1;
  const slips = editDistance(typed, own.slice(0, typed.length));
  return typed.length > 3 && slips <= Math.floor(typed.length / 4) + 1 ? 1 + slips : far;
};

/** Stations that a text may mean, in either script and with a slip or two; the likeliest first, a city before its stations. */
export const stationsLike = (text: string, stations: readonly TrainStation[]): readonly TrainStation[] => {
  const typed = plain(text);
  if (typed === "") return [];
  return stations
    .map((station) => ({ station, way: Math.min(wayTo(typed, station.name.en), wayTo(typed, station.name.ar)) }))
    .filter(({ way }) => way < far)
    .toSorted((one, other) => one.way - other.way || other.station.stations.length - one.station.stations.length)
    .map(({ station }) => station);
};

/** Stations by their distance from where somebody is, the nearest first. */
export const nearestStations = (position: Position, stations: readonly TrainStation[]): readonly TrainStation[] =>
  stations
    .filter((station) => station.stations.length === 0)
    .toSorted((one, other) => kmBetween(position, one) - kmBetween(position, other));

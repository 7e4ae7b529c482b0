import { instantOfPlace, zoneOffsetMinutes } from "./place-time.ts";

type LocalTime = Parameters<typeof instantOfPlace>[0];

const minuteMs = 60_000;

/** So many minutes after a time of a place, or before it where they are negative, by the same place's clock, to the minute. */
export const placeTimeAfter = ({ local, zone }: LocalTime, minutes: number): LocalTime => {
  const at = instantOfPlace({ local, zone }) + minutes * minuteMs;
  return { local: new Date(at + zoneOffsetMinutes(zone, at) * minuteMs).toISOString().slice(0, 16), zone };
};

import { fineKm } from "../geography.ts";
import { seaKm } from "../shores.ts";
import type { Hotel } from "./hotels.ts";

/** Kilometres: whoever stays farther from the sea does not stay by it. */
const farFromSea = 12;
/** Where one of the city's landmarks is what counts, the first of them. */
const holy = { makkah: "haram", madinah: "prophets_mosque" } as const;

/** How far a hotel is from what counts in its city, in kilometres to one digit. */
export const awayOf = (hotel: Hotel) => {
  const { city } = hotel;
  const [first] = city.landmarks;
  if (first !== undefined && (city.slug === "makkah" || city.slug === "madinah"))
    return { from: holy[city.slug], km: fineKm(hotel, first) };
  const sea = seaKm(city.slug, hotel);
  return sea !== null && sea <= farFromSea
    ? { from: "sea" as const, km: sea }
    : { from: "centre" as const, km: fineKm(hotel, city) };
};

import type { Hotel } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { HotelMap } from "../hotel-map/lazy-hotel-map.ts";
import { mapTilesQuery } from "../hotel-map/map-tiles.ts";

const nothing = (): void => undefined;

/** Where one hotel stands, among what is near it. */
export default function LocationMap({ hotel }: { hotel: Hotel }) {
  const { locale } = useFacts();
  const { data: tiles } = useSuspenseQuery(mapTilesQuery);
  const pins = useMemo(() => {
    const name = hotel.names[locale];
    return [{ id: hotel.hotelId, name, position: hotel.position, price: 0, label: name }];
  }, [hotel, locale]);
  const places = useMemo(
    () => hotel.nearby.map(({ names, position }) => ({ kind: "landmark" as const, name: names[locale], position })),
    [hotel, locale],
  );
  return (
    <HotelMap
      hotels={pins}
      places={places}
      tiles={tiles}
      isRightToLeft={locale === "ar"}
      highlighted={null}
      onHighlight={nothing}
    />
  );
}

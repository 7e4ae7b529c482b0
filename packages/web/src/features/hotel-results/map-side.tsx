import type { HotelOffer, HotelResults } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { HotelMap } from "../hotel-map/lazy-hotel-map.ts";
import { mapTilesQuery } from "../hotel-map/map-tiles.ts";
import type { MapPlace } from "../results/results-props.ts";

/** The hotels that the filters leave, by where they stand. The list beside it has them all. */
export function MapSide({ held, rows, card, pointed, onPoint }: MapPlace<HotelResults, HotelOffer>) {
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const { data: tiles } = useSuspenseQuery(mapTilesQuery);
  const pins = useMemo(
    () =>
      rows.map(({ id, names, position, total }) => ({
        id,
        name: names[locale],
        position,
        price: total.minor,
        label: write(total),
      })),
    [rows, locale, write],
  );
  const places = useMemo(
    () =>
      held.surroundings.flatMap(({ kind, names, position }) =>
        kind === "unknown" ? [] : [{ kind, name: names[locale], position }],
      ),
    [held, locale],
  );
  return (
    <HotelMap
      hotels={pins}
      places={places}
      tiles={tiles}
      isRightToLeft={locale === "ar"}
      highlighted={pointed}
      onHighlight={onPoint}
      card={(id) => {
        const hotel = rows.find((one) => one.id === id);
        return hotel === undefined ? null : card(hotel);
      }}
    />
  );
}

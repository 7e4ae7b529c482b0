import { useLingui } from "@lingui/react/macro";
import type { HotelOffer, HotelResults } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import { HotelMap } from "../hotel-map/lazy-hotel-map.ts";
import { mapTilesQuery } from "../hotel-map/map-tiles.ts";
import { HotelCard } from "./hotel-card.tsx";
import * as css from "./hotel-results.css.ts";

/** The hotels that the filters leave, by where they stand. The list beside it has them all. */
export function MapSide({
  results,
  hotels,
  hrefOf,
  highlighted,
  onHighlight,
  onChoose,
}: {
  results: HotelResults;
  hotels: readonly HotelOffer[];
  hrefOf: (hotel: HotelOffer) => string;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  onChoose: (hotel: HotelOffer) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { data: tiles } = useSuspenseQuery(mapTilesQuery);
  const pins = useMemo(
    () =>
      hotels.map(({ id, names, position, total }) => ({
        id,
        name: names[locale],
        position,
        price: total.minor,
        label: formatMoney(total, locale),
      })),
    [hotels, locale],
  );
  const places = useMemo(
    () =>
      results.surroundings.flatMap(({ kind, names, position }) =>
        kind === "unknown" ? [] : [{ kind, name: names[locale], position }],
      ),
    [results, locale],
  );
  const card = (id: string) => {
    const hotel = hotels.find((one) => one.id === id);
    return hotel === undefined ? null : (
      <HotelCard hotel={hotel} nights={results.nights} href={hrefOf(hotel)} onChoose={onChoose} />
    );
  };
  return (
    <section className={css.map} aria-label={t`Map`}>
      <Suspense fallback={<div className={css.mapWaiting} aria-busy="true" />}>
        <HotelMap
          hotels={pins}
          places={places}
          tiles={tiles}
          isRightToLeft={locale === "ar"}
          highlighted={highlighted}
          onHighlight={onHighlight}
          card={card}
        />
      </Suspense>
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { HotelOffer, HotelResults } from "@safar/engine";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { useFacts } from "../../app/page-path.ts";
import { requestFacts } from "../../app/request-facts.ts";
import { readMapTiles } from "../../calls/map.calls.ts";
import { formatMoney } from "../../i18n/format.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";
import { HotelCard } from "./hotel-card.tsx";
import * as css from "./hotel-results.css.ts";

const HotelMap = lazy(async () => {
  const [map] = await Promise.all([
    import("../hotel-map/hotel-map.tsx"),
    loadCatalogues(requestFacts().locale, ["hotel-map"]),
  ]);
  return map;
});

const mapTilesQuery = queryOptions({
  queryKey: ["map-tiles"],
  queryFn: () => readMapTiles(),
  staleTime: Number.POSITIVE_INFINITY,
});

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
      <Suspense fallback={<div className={css.mapComing} aria-busy="true" />}>
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

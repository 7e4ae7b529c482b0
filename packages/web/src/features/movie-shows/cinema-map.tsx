import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { cheapestOf, type FoundShows, type Show } from "@safar/engine";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import type { MapPlace as Land } from "../map/map.types.ts";
import { MapCard } from "../map/map-card.tsx";
import { PlaceMap } from "../map/place-map.tsx";
import type { MapPlace } from "../results/results-props.ts";

/** As many as a card has room for. */
const shownHours = 4;

const noPlaces: readonly Land[] = [];

/** The cinemas that show a film on a day, by where they stand, each with its next shows. */
export function CinemaMap({ rows, pointed, onPoint }: Omit<MapPlace<FoundShows, Show>, "slot">) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const isWide = useIsWide("lg");
  const cinemas = useMemo(() => Map.groupBy(rows, ({ cinema }) => cinema.slug), [rows]);
  const points = useMemo(
    () =>
      [...cinemas].flatMap(([slug, [show, ...others]]) => {
        const [price] = [show, ...others]
          .flatMap((one) => (one && cheapestOf(one)?.price) ?? [])
          .toSorted((one, other) => one.minor - other.minor);
        if (show === undefined || price === undefined) return [];
        const { latitude, longitude } = show.cinema;
        const name = show.cinema.name[locale];
        // Prices are alike: it is by their names that cinemas are known.
        return [
          { id: slug, name, mark: name, position: { latitude, longitude }, price: price.minor, label: write(price) },
        ];
      }),
    [cinemas, locale, write],
  );
  const words = useMemo(
    () => ({
      title: t`Map of the cinemas`,
      showAll: t`Show all cinemas`,
      failed: t`The map could not be loaded. The list has all the shows.`,
      help: t`Arrow keys go from cinema to cinema. Enter opens one. Plus and minus zoom, Home shows all.`,
    }),
    [t],
  );
  const cardOf = (slug: string) => {
    const open = cinemas.get(slug)?.filter((one) => cheapestOf(one) !== null) ?? [];
    const [show] = open;
    const hours = open.slice(0, shownHours).map(({ starts }) => clockOf(starts.local));
    return (
      show && (
        <MapCard href={paths.hall(show.id)} name={show.cinema.name[locale]} picture={null} onPress={() => undefined}>
          <p>
            <bdi>{show.cinema.address[locale]}</bdi>
          </p>
          <p>
            {hours.join(commaIn(locale))}
            {open.length > shownHours && (
              <> {t`${plural(open.length - shownHours, { one: "and # more show", other: "and # more shows" })}`}</>
            )}
          </p>
        </MapCard>
      )
    );
  };
  return (
    <PlaceMap
      points={points}
      words={words}
      places={noPlaces}
      highlighted={pointed}
      onHighlight={onPoint}
      card={cardOf}
      isStrip={!isWide}
    />
  );
}

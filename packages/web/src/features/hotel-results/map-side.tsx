import { useLingui } from "@lingui/react/macro";
import type { HotelResults, HotelRow } from "@safar/engine";
import { useMemo, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import { formatWholeAmount } from "../../i18n/format.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { PlaceMap } from "../map/place-map.tsx";
import { signOf } from "../map/sign-of.ts";
import type { MapPlace } from "../results/results-props.ts";
import { HotelMapCard } from "./map-card.tsx";

/** The hotels that the filters leave, by where they stand. The list beside it has them all. */
export function MapSide({
  held,
  rows,
  at,
  pointed,
  left,
  onOpen,
  onPoint,
  onSight,
}: Omit<MapPlace<HotelResults, HotelRow>, "slot">) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const isWide = useIsWide("lg");
  const words = useMemo(
    () => ({
      title: t`Map of the hotels`,
      showAll: t`Show all hotels`,
      failed: t`The map could not be loaded. The list has all the hotels.`,
      help: t`Arrow keys go from price to price. Enter opens a hotel. Plus and minus zoom, Home shows all.`,
    }),
    [t],
  );
  const pins = useMemo(
    () =>
      rows.map(({ away, id, names, position, total }) => {
        const label = write(total);
        const mark = isWide ? label : formatWholeAmount(total, locale);
        return {
          id,
          name: names[locale],
          position,
          price: total.minor,
          label,
          mark,
          from: t`from ${mark}`,
          ...(away === null ? {} : { away: away.km }),
        };
      }),
    [rows, isWide, locale, t, write],
  );
  // Of one search they are the same whoever tells of them, and others would be another map.
  const [surroundings] = useState(held.surroundings);
  const places = useMemo(
    () =>
      surroundings.flatMap(({ kind, names, position }) =>
        kind === "unknown"
          ? []
          : [{ kind, name: names[locale], position, ...(kind === "landmark" ? { sign: signOf(names.en) } : {}) }],
      ),
    [surroundings, locale],
  );
  const cardOf = (id: string) => {
    const hotel = rows.find((one) => one.id === id);
    return hotel === undefined ? null : <HotelMapCard hotel={hotel} held={held} at={at} />;
  };
  return (
    <PlaceMap
      points={pins}
      words={words}
      places={places}
      highlighted={pointed}
      first={left}
      onHighlight={onPoint}
      onOpen={onOpen}
      onSight={onSight}
      card={cardOf}
      isStrip={!isWide}
      currency={rows[0]?.total.currency}
    />
  );
}

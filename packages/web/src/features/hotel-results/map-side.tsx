import type { HotelResults, HotelRow } from "@safar/engine";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { PlaceMap } from "../map/place-map.tsx";
import { signOf } from "../map/sign-of.ts";
import type { MapPlace } from "../results/results-props.ts";
import { HotelMapCard } from "./map-card.tsx";
import { useMapWords } from "./use-map-words.ts";

/** The hotels that the filters leave, by where they stand. The list beside it has them all. */
export function MapSide({
  held,
  rows,
  at,
  pointed,
  onOpen,
  onPoint,
  onSight,
}: Omit<MapPlace<HotelResults, HotelRow>, "slot">) {
  const { locale } = useFacts();
  const words = useMapWords();
  const write = useWrittenMoney();
  const isWide = useIsWide("lg");
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
        kind === "unknown"
          ? []
          : [{ kind, name: names[locale], position, ...(kind === "landmark" ? { sign: signOf(names.en) } : {}) }],
      ),
    [held, locale],
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
      onHighlight={onPoint}
      onOpen={onOpen}
      onSight={onSight}
      card={cardOf}
      isStrip={!isWide}
    />
  );
}

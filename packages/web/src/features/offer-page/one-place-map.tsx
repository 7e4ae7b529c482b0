import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { MapPlace } from "../map/map.types.ts";
import { PlaceMap } from "../map/place-map.tsx";
import type { WayStop, WayTo } from "./way-stops.ts";

/** One thing among what is around it, or where a way begins that leads from stop to stop. */
export default function OnePlaceMap({
  of: { id, name, position },
  places,
  stops,
}: {
  of: WayTo;
  places: readonly MapPlace[];
  stops: readonly WayStop[];
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const words = useMemo(
    () => ({
      title: t`Map`,
      showAll: t`Show the whole map`,
      failed: t`The map could not be loaded.`,
      help: t`Plus and minus zoom, Home shows all.`,
    }),
    [t],
  );
  const pins = useMemo(() => {
    // Some are called by their quarter too: beside what everybody looks for there may be no room for that.
    const begins = { id, name, position, price: 0, label: name, brief: name.split(/\s–\s/, 1)[0] ?? name };
    const known = stops.flatMap(({ name: names, position: at }, place) => {
      if (at === null) return [];
      const [called, brief] = [names[locale], String(place + 1)];
      return [{ id: names.en, name: called, position: at, price: place + 1, label: `${brief}. ${called}`, brief }];
    });
    return [begins, ...known];
  }, [id, locale, name, position, stops]);
  return <PlaceMap points={pins} words={words} places={places} isWay={pins.length > 1} />;
}

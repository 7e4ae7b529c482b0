import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { MapPlace } from "../map/map.types.ts";
import { PlaceMap } from "../map/place-map.tsx";
import type { WayTo } from "./place-way.tsx";

/** One thing among what is around it. */
export default function OnePlaceMap({
  of: { id, name, position },
  places,
}: {
  of: WayTo;
  places: readonly MapPlace[];
}) {
  const { t } = useLingui();
  const words = useMemo(
    () => ({
      title: t`Map`,
      showAll: t`Show the whole map`,
      failed: t`The map could not be loaded.`,
      help: t`Plus and minus zoom, Home shows all.`,
    }),
    [t],
  );
  const pins = useMemo(() => [{ id, name, position, price: 0, label: name }], [id, name, position]);
  return <PlaceMap points={pins} words={words} places={places} />;
}

import { useLingui } from "@lingui/react/macro";
import type { Train } from "@safar/engine";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { PlaceMap } from "../map/place-map.tsx";

/** Their part of a train's way on the map: each stop with its hour. */
export default function LineMap({ train: { boards, leaves, stops } }: { train: Train }) {
  const { locale } = useFacts();
  const { t } = useLingui();
  const points = useMemo(
    () =>
      stops.slice(boards, leaves + 1).map(({ arrives, departs, station }, order) => ({
        id: station.slug,
        name: station.name[locale],
        position: { latitude: station.latitude, longitude: station.longitude },
        price: order,
        label: `${clockOf((departs ?? arrives)?.local ?? "")} ${station.name[locale]}`,
      })),
    [boards, leaves, locale, stops],
  );
  const words = useMemo(
    () => ({
      title: t`Map of the stops`,
      showAll: t`Show all stops`,
      failed: t`The map could not be loaded. The list has all the stops.`,
      help: t`Arrow keys go from stop to stop. Plus and minus zoom, Home shows all.`,
    }),
    [t],
  );
  return <PlaceMap points={points} isWay words={words} places={noPlaces} />;
}

const noPlaces: readonly never[] = [];

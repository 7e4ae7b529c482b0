import { Trans, useLingui } from "@lingui/react/macro";
import type { PickupPoint, TourStart } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { PlaceMap } from "../map/place-map.tsx";
import { clockBefore } from "./clock-before.ts";
import * as css from "./tour-page.css.ts";

/** Where people are picked up; each point can be chosen on the map too. */
export default function PickupMap({
  points,
  start,
  chosen,
  onChoose,
}: {
  readonly start: TourStart;
  readonly points: readonly PickupPoint[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const pins = useMemo(
    () =>
      points.map(({ id, latitude, longitude, name }, order) => ({
        id,
        name: name[locale],
        position: { latitude, longitude },
        price: order,
        label: name[locale],
      })),
    [locale, points],
  );
  const words = useMemo(
    () => ({
      title: t`Map of the pick-up points`,
      showAll: t`Show all points`,
      failed: t`The map could not be loaded. The list has all the points.`,
      help: t`Arrow keys go from point to point. Enter opens one. Plus and minus zoom, Home shows all.`,
    }),
    [t],
  );
  const cardOf = (id: string) => {
    const point = points.find((one) => one.id === id);
    return (
      point && (
        <div className={css.pick}>
          <span>
            <strong>
              <bdi>{point.name[locale]}</bdi>
            </strong>{" "}
            <Trans>
              at <bdi dir="ltr">{clockBefore(start.starts.local, point.minutesBefore)}</bdi>
            </Trans>
          </span>
          <Button size="small" aria-disabled={id === chosen} onClick={() => onChoose(id)}>
            {id === chosen ? <Trans>You are picked up here</Trans> : <Trans>Pick me up here</Trans>}
          </Button>
        </div>
      )
    );
  };
  return <PlaceMap points={pins} words={words} places={nothing} highlighted={chosen} card={cardOf} />;
}

const nothing: readonly never[] = [];

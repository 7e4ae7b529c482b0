import { Trans, useLingui } from "@lingui/react/macro";
import { decodeTrains, type SearchText, type Train } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dot } from "@safar/ui/dot";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { lazy, Suspense, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatCount, formatPercent } from "../../i18n/format.ts";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import { RouteLine } from "../results/route-line.tsx";
import { lengthOfTime } from "../shell/length-of-time.ts";
import { RunningDays } from "../train-results/running-days.tsx";
import { StopLine } from "../train-results/stop-line.tsx";
import { ClassCompare } from "./class-compare.tsx";
import * as css from "./train-page.css.ts";

const LineMap = lazy(() => import("./line-map.tsx"));

type Props = {
  readonly train: Train;
  readonly search: SearchText | null;
  /** The class that was looked at before. */
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
  /** Without it there is nothing to go back to. */
  readonly onBack: (() => void) | undefined;
};

/** How a train runs: on which days, how punctually, and how late it is now. */
function Running({ train: { delayMinutes, operator, refundAfterMinutes, runsOn, usual } }: { train: Train }) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  return (
    <ul className={css.running} role="list">
      <li>
        <bdi>{operator[locale]}</bdi>
      </li>
      <li>
        <RunningDays of={runsOn} />
      </li>
      {usual !== null && (
        <li>
          <Trans>
            On time {formatPercent(usual.onTimePercent, locale)} of the time, otherwise usually{" "}
            {lengthOfTime(i18n, usual.minutesLate)} late
          </Trans>
        </li>
      )}
      {delayMinutes !== null && delayMinutes > 0 && (
        <li className={css.late}>
          <Trans>{lengthOfTime(i18n, delayMinutes)} late today</Trans>
        </li>
      )}
      {refundAfterMinutes !== null && (
        <li>
          <Trans>Full refund if it is {lengthOfTime(i18n, refundAfterMinutes)} late</Trans>
        </li>
      )}
    </ul>
  );
}

/** The way with its stops, as a line and, for whoever asks for it, on the map. */
function Way({ train }: { train: Train }) {
  const { boards, leaves, stops } = train;
  const [hasMap, setHasMap] = useState(false);
  return (
    <section className={css.box} aria-labelledby="way">
      <h2 id="way" className={css.title}>
        <Trans>The route, stop by stop</Trans>
      </h2>
      {hasMap ? (
        <div className={css.map}>
          <Suspense fallback={<Skeleton />}>
            <LineMap train={train} />
          </Suspense>
        </div>
      ) : (
        <Button size="small" onClick={() => setHasMap(true)}>
          <Trans>Show the stops on the map</Trans>
        </Button>
      )}
      <StopLine stops={stops} boards={boards} leaves={leaves} />
    </section>
  );
}

/** One train of a day: its way, how it usually runs, and its classes, of which one is chosen. */
export function TrainPage({ train, search, chosen, onChoose, onBack }: Props) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const heading = useArrived<HTMLHeadingElement>(`train ${train.id}`);
  const { adults, children } = decodeTrains(search ?? "");
  const { arrives, boards, dayOffset, departs, from, km, leaves, minutes, to } = train;
  return (
    <Container>
      <div className={css.page}>
        {onBack && (
          <div>
            <Button kind="quiet" size="small" onClick={onBack}>
              <Icon of={ArrowLeft} size={16} directional />
              <Trans>All trains</Trans>
            </Button>
          </div>
        )}
        <header className={css.head}>
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{train.name[locale]}</bdi>{" "}
            <bdi dir="ltr" className={css.number}>
              {train.number}
            </bdi>
          </h1>
          <p className={css.quiet}>{formatLongDay(departs.local, locale)}</p>
          <RouteLine
            departs={{ local: departs.local, place: from.name[locale] }}
            arrives={{ local: arrives.local, place: to.name[locale] }}
            daysLater={dayOffset}
            stops={Math.max(0, leaves - boards - 1)}
          >
            <span>
              {lengthOfTime(i18n, minutes)}
              <Dot />
              <Trans>{formatCount(km, locale)}&nbsp;km</Trans>
            </span>
          </RouteLine>
          <Running train={train} />
        </header>
        <div className={css.columns}>
          <section aria-labelledby="classes">
            <h2 id="classes" className={css.title}>
              <Trans>Choose a class</Trans>
            </h2>
            <ClassCompare train={train} chosen={chosen} people={adults + children} onChoose={onChoose} />
          </section>
          <Way train={train} />
        </div>
      </div>
    </Container>
  );
}

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { cheapestClass, type OfferId, type TrainRow } from "@safar/engine";
import { Dot } from "@safar/ui/dot";
import { Icon } from "@safar/ui/icon";
import Gauge from "lucide-react/icons/gauge";
import { memo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatCount, formatPercent } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { OfferFrame } from "../results/offer-frame.tsx";
import { RouteLine } from "../results/route-line.tsx";
import { heardOnPhones } from "../results/search-line.css.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";
import { ClassRail } from "./class-rail.tsx";
import { RunningDays } from "./running-days.tsx";
import { StopLine } from "./stop-line.tsx";
import * as css from "./train-card.css.ts";
import { refundWords } from "./train-words.ts";

type Props = {
  readonly train: TrainRow;
  /** Without it the card is a plain link. */
  readonly onChoose: ((id: OfferId) => void) | undefined;
  readonly isOpen: boolean;
  readonly onToggle: ((id: string) => void) | undefined;
};

/** One train of a day: when it goes, how long, on which days, and each of its classes. */
export const TrainCard = memo(function TrainCard({ train, onChoose, isOpen, onToggle }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const { arrives, boards, dayOffset, delayMinutes, departs, from, id, km, leaves, minutes, stops, to, usual } = train;
  const least = cheapestClass(train);
  const name = isolated(train.name[locale]);
  const between = Math.max(0, leaves - boards - 1);
  const hour = clockOf(departs.local);
  return (
    <OfferFrame
      price={least?.total ?? null}
      per={t`and up`}
      few={null}
      action={
        least === null
          ? t`Full`
          : {
              href: paths.train(id),
              words: t`See the train`,
              label: t`See the train ${name}, ${hour}`,
              onChoose: onChoose && (() => onChoose(id)),
            }
      }
      foot={
        <span className={css.terms}>
          <RunningDays of={train.runsOn} />
          {usual !== null && (
            <span className={css.usual}>
              <Icon of={Gauge} size={14} />
              <Trans>On time {formatPercent(usual.onTimePercent, locale)}</Trans>
            </span>
          )}
          {least !== null && (
            <span className={least.cancellation.length > 0 ? css.refund : undefined}>
              {refundWords(i18n, least.cancellation)}
            </span>
          )}
        </span>
      }
      below={
        <>
          <ClassRail train={train} onChoose={onChoose} />
          <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle?.(id)}>
            <summary className={css.summary}>
              {t`${plural(between, { 0: "No stop on the way", one: "# stop on the way", other: "# stops on the way" })}`}
            </summary>
            <div className={css.stops}>
              <StopLine stops={stops} boards={boards} leaves={leaves} />
            </div>
          </details>
        </>
      }
    >
      <div className={css.head}>
        <h2 className={css.name}>
          <bdi>{train.name[locale]}</bdi>
        </h2>
        <bdi dir="ltr" className={css.number}>
          {train.number}
        </bdi>
        {delayMinutes !== null && delayMinutes > 0 && (
          <span className={css.late}>
            <Trans>{lengthOfTime(i18n, delayMinutes)} late today</Trans>
          </span>
        )}
      </div>
      <RouteLine
        departs={{ local: departs.local, place: from.name[locale] }}
        arrives={{ local: arrives.local, place: to.name[locale] }}
        daysLater={dayOffset}
        stops={between}
      >
        {/* On phones there is room for one of them beside the names of the stations. */}
        <span>
          {lengthOfTime(i18n, minutes)}
          <span className={heardOnPhones}>
            <Dot />
            <Trans>{formatCount(km, locale)}&nbsp;km</Trans>
          </span>
        </span>
      </RouteLine>
    </OfferFrame>
  );
});

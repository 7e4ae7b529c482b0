import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeTrains, type FoundTrains, type SearchText, type TrainConnection } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Icon } from "@safar/ui/icon";
import ArrowRight from "lucide-react/icons/arrow-right";
import TrainFront from "lucide-react/icons/train-front";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import OtherWays from "../results/other-ways.tsx";
import { room } from "../results/results-screen.css.ts";
import { RouteLine } from "../results/route-line.tsx";
import { Ways } from "../results/ways.tsx";
import { lengthOfTime } from "../shell/length-of-time.ts";
import { trainResultsPath } from "../train-search/train-plan.ts";
import * as css from "./no-trains.css.ts";

type Props = { readonly held: FoundTrains | null; readonly search: SearchText };

/** The next days on which a train goes this way; where none ever does, from the stations nearby that have one, which are named then. */
function NextDays({ of, ends }: { of: FoundTrains["nextDays"]; ends: Pick<FoundTrains, "from" | "to"> | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of.length === 0) return null;
  return (
    <Ways id="next-days" title={<Trans>The next days with a train</Trans>}>
      {of.map(({ date, search, trains, ...day }) => {
        const [from, to] = [isolated(day.from.name[locale]), isolated(day.to.name[locale])];
        const isElsewhere = day.from.slug !== ends?.from.slug || day.to.slug !== ends.to.slug;
        return (
          <li key={search}>
            <Anchor href={trainResultsPath(search)} className={css.way}>
              <strong>{formatShortDay(date, locale)}</strong>
              {isElsewhere && <span>{t`${from} to ${to}`}</span>}
              <span className={css.quiet}>{t`${plural(trains, { one: "# train", other: "# trains" })}`}</span>
            </Anchor>
          </li>
        );
      })}
    </Ways>
  );
}

/** Stations near one of the ends that trains go from or to. */
function Nearby({ of }: { of: FoundTrains["nearby"] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of.length === 0) return null;
  return (
    <Ways id="nearby-stations" title={<Trans>Stations nearby</Trans>}>
      {of.map(({ end, km, search, station, trains }) => (
        <li key={`${end} ${station.slug}`}>
          <Anchor href={trainResultsPath(search)} className={css.way}>
            <span className={css.quiet}>{end === "from" ? <Trans>From</Trans> : <Trans>To</Trans>}</span>
            <strong>
              <bdi>{station.name[locale]}</bdi>
            </strong>
            <span className={css.quiet}>
              <Trans>{Math.round(km)} km away</Trans> · {t`${plural(trains, { one: "# train", other: "# trains" })}`}
            </span>
          </Anchor>
        </li>
      ))}
    </Ways>
  );
}

function Leg({ train, order }: { train: TrainConnection["first"]; order: 1 | 2 }) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const { arrives, dayOffset, departs, from, id, minutes, to } = train;
  const name = isolated(train.name[locale]);
  return (
    <div className={css.leg}>
      <RouteLine
        departs={{ local: departs.local, place: from.name[locale] }}
        arrives={{ local: arrives.local, place: to.name[locale] }}
        daysLater={dayOffset}
      >
        <span>
          <bdi>{train.name[locale]}</bdi> · {lengthOfTime(i18n, minutes)}
        </span>
      </RouteLine>
      <Anchor href={paths.train(id)} className={css.book} aria-label={t`Book train ${order} of 2: ${name}`}>
        {order === 1 ? <Trans>Book the first train</Trans> : <Trans>Book the second train</Trans>}
        <Icon of={ArrowRight} size={16} directional />
      </Anchor>
    </div>
  );
}

/** Two trains where none goes all the way. */
function Connections({ of }: { of: FoundTrains["connections"] }) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  if (of.length === 0) return null;
  return (
    <section aria-labelledby="connections">
      <h2 id="connections" className={css.title}>
        <Trans>With one change</Trans>
      </h2>
      <p className={css.quiet}>
        <Trans>Each train is a separate booking. If the first is late, the second does not wait.</Trans>
      </p>
      <ul className={css.connections} role="list">
        {of.map(({ changeMinutes, first, minutes, second, total }) => (
          <li key={`${first.id} ${second.id}`} className={css.connection}>
            <div className={css.sum}>
              <strong>{lengthOfTime(i18n, minutes)}</strong>
              <span>
                <Trans>
                  from <Amount of={total} />
                </Trans>
              </span>
            </div>
            <Leg train={first} order={1} />
            <p className={css.change}>
              <Trans>
                {lengthOfTime(i18n, changeMinutes)} to change in <bdi>{first.to.name[locale]}</bdi>
              </Trans>
            </p>
            <Leg train={second} order={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No train goes all the way on this day: what does, on other days, from nearby, and with a change. */
export function NoTrains({ held: found, search }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const day = formatShortDay(decodeTrains(search).date, locale);
  const [connections, days, nearby] = [found?.connections ?? [], found?.nextDays ?? [], found?.nearby ?? []];
  const leads = connections.length + days.length + nearby.length > 0;
  return (
    <div className={css.page}>
      <EmptyState
        icon={TrainFront}
        title={connections.length > 0 ? t`No direct train on ${day}` : t`No trains`}
        action={
          <ButtonLink kind={leads ? undefined : "next"} href={paths.trainsHome(search)}>
            <Trans>Change search</Trans>
          </ButtonLink>
        }
      >
        {connections.length > 0 ? (
          <Trans>You get there with one change.</Trans>
        ) : leads ? (
          <Trans>No trains run on this route on {day}. You can take one of these:</Trans>
        ) : (
          <Trans>No trains run on this route or from stations nearby.</Trans>
        )}
      </EmptyState>
      <Connections of={connections} />
      <NextDays of={days} ends={found} />
      <Nearby of={nearby} />
      <div className={room}>
        <OtherWays carrier="trains" search={search} />
      </div>
    </div>
  );
}

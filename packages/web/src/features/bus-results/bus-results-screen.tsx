import { Trans, useLingui } from "@lingui/react/macro";
import {
  addDays,
  type BusTimes,
  type CalendarDate,
  type Departure,
  decodeBusCriteria,
  encodeBusRoute,
} from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useSelector } from "@xstate/react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay, formatShortDay } from "../../i18n/days.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import type { OneAnswer } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import { RouteTitle } from "../results/search-line.tsx";
import { savedWays } from "../saved/saved-look.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";
import { BusDayStrip } from "./bus-day-strip.tsx";
import { busEditor } from "./bus-editor.tsx";
import { DepartureCard } from "./departure-card.tsx";
import { departureKind } from "./departure-kind.ts";
import { useBusWords } from "./use-bus-words.ts";
import { useDepartureFields } from "./use-departure-fields.ts";
import { useNextBusDay } from "./use-next-bus-day.ts";

/** The same route on a later day, one that has a bus. */
function NextDayLink({ search, next }: { search: string; next: CalendarDate }) {
  const { locale } = useFacts();
  const { date, from, to } = decodeBusCriteria(search);
  const day = formatShortDay(next, locale);
  return (
    <ButtonLink kind="next" href={paths.busResults(encodeBusRoute({ from, to }), next)}>
      {next === addDays(date, 1) ? <Trans>Try the next day, {day}</Trans> : <Trans>Try {day}</Trans>}
    </ButtonLink>
  );
}

const showCard = (departure: Departure, _: BusTimes, at: CardPlace) => (
  <DepartureCard departure={departure} onChoose={at.onChoose} isOpen={at.isUnfolded} onToggle={at.onUnfold} />
);

/** The coaches between two cities on a day. */
export function BusResultsScreen({ actor, search: wanted, found, readResults }: OneAnswer<BusTimes>) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const search = wanted ?? found?.search ?? "";
  const { date, from, to } = decodeBusCriteria(search);
  const isEmpty = useSelector(actor, (snapshot) => {
    const refId = snapshot?.context.refId ?? null;
    return (refId === null ? found : readResults(refId))?.departures.length === 0;
  });
  const next = useNextBusDay(search, isEmpty);
  const title = (times: BusTimes | null) => (
    <RouteTitle hops={[{ from: times?.from.name[locale] ?? from, to: times?.to.name[locale] ?? to }]} />
  );
  return (
    <ResultsScreen
      kind={departureKind}
      carrier="buses"
      words={useBusWords()}
      title={title}
      facts={[formatLongDay(date, locale)]}
      editPath={paths.busHome(search)}
      editor={busEditor(search)}
      noteOf={({ minutes }) => lengthOfTime(i18n, minutes)}
      fieldsOf={useDepartureFields()}
      card={showCard}
      saved={savedWays(null, ({ operator }: Departure) => ({ who: operator.name, emblem: operator.slug }))}
      actor={actor}
      search={search}
      readResults={readResults}
      first={found && { refId: found.refId, held: found }}
      coming={<CardsComing />}
      days={<BusDayStrip search={search} />}
      nextDay={next === null ? null : <NextDayLink search={search} next={next} />}
    />
  );
}

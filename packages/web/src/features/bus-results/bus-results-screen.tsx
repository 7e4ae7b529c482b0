import { useLingui } from "@lingui/react/macro";
import { type BusTimes, type Departure, decodeBusCriteria, departureResults, encodeBusCriteria } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { busOperatorsQuery } from "../bus-search/bus-cities.ts";
import { busResultsPath } from "../bus-search/bus-results-path.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import { NextDayLink } from "../results/next-day-link.tsx";
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

const showCard = (departure: Departure, _: BusTimes, at: CardPlace) => (
  <DepartureCard departure={departure} onChoose={at.onChoose} isOpen={at.isUnfolded} onToggle={at.onUnfold} />
);

/** The coaches between two cities on a day. */
export function BusResultsScreen({ actor, search: wanted, found, readResults }: OneAnswer<BusTimes>) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const search = wanted ?? found?.search ?? "";
  const { date, from, to } = decodeBusCriteria(search);
  const present = useSelector(actor, (snapshot) => {
    const refId = snapshot?.context.refId ?? null;
    return (refId === null ? found : readResults(refId))?.departures.map(({ operator }) => operator.id).join(",");
  });
  const asked = useRouterState({
    select: ({ location }) => departureResults.decode(location.searchStr).filters.operators.join(","),
  });
  const view = asked === "" ? "" : String(new URLSearchParams({ operators: asked }));
  const next = useNextBusDay(search, asked === "" ? [] : asked.split(","), present === "");
  const isSeen = (id: string) => id === "" || (present?.split(",").includes(id) ?? true);
  const { data: named } = useQuery({ ...busOperatorsQuery, enabled: !asked.split(",").every(isSeen) });
  const only = present !== undefined && !isSeen(asked) ? named?.find(({ id }) => id === asked) : undefined;
  const title = (times: BusTimes | null) => (
    <RouteTitle hops={[{ from: times?.from.name[locale] ?? from, to: times?.to.name[locale] ?? to }]} />
  );
  return (
    <ResultsScreen
      kind={departureKind}
      carrier="buses"
      words={useBusWords(only)}
      title={title}
      facts={[formatLongDay(date, locale)]}
      editPath={paths.busHome(search)}
      editor={busEditor(search)}
      noteOf={({ minutes }) => lengthOfTime(i18n, minutes)}
      fieldsOf={useDepartureFields(named)}
      card={showCard}
      saved={savedWays(null, ({ operator }: Departure) => ({ who: operator.name, emblem: operator.slug }))}
      actor={actor}
      search={search}
      readResults={readResults}
      first={found && { refId: found.refId, held: found }}
      coming={<CardsComing />}
      days={<BusDayStrip search={search} view={view} />}
      nextDay={
        next && (
          <NextDayLink {...{ date, next }} href={busResultsPath(encodeBusCriteria({ date: next, from, to }), view)} />
        )
      }
    />
  );
}

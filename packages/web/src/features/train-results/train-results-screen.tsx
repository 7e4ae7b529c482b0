import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { decodeTrains, type FoundTrains, type Train } from "@safar/engine";
import { lazy } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import type { OneAnswer } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import { RouteTitle } from "../results/search-line.tsx";
import { savedWays } from "../saved/saved-look.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";
import { TrainCard } from "./train-card.tsx";
import { TrainDayStrip } from "./train-day-strip.tsx";
import { trainKind } from "./train-kind.ts";
import { useTrainFields } from "./use-train-fields.ts";
import { useTrainWords } from "./use-train-words.ts";

/** Few searches find nothing. */
const NoTrains = lazy(async () => ({ default: (await import("./no-trains.tsx")).NoTrains }));

const showCard = (train: Train, _: FoundTrains, at: CardPlace) => (
  <TrainCard train={train} onChoose={at.onChoose} isOpen={at.isUnfolded} onToggle={at.onUnfold} />
);

/** The trains between two stations on a day. */
export function TrainResultsScreen({ actor, search: wanted, found, readResults }: OneAnswer<FoundTrains>) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const search = wanted ?? found?.search ?? "";
  const { adults, children, date, from, infants, to } = decodeTrains(search);
  const people = adults + children + infants;
  const title = (held: FoundTrains | null) => (
    <RouteTitle hops={[{ from: held?.from.name[locale] ?? from, to: held?.to.name[locale] ?? to }]} />
  );
  return (
    <ResultsScreen
      kind={trainKind}
      words={useTrainWords(search)}
      title={title}
      facts={[formatLongDay(date, locale), t`${plural(people, { one: "# traveller", other: "# travellers" })}`]}
      editPath={paths.trainsHome(search)}
      noteOf={({ minutes }) => lengthOfTime(i18n, minutes)}
      fieldsOf={useTrainFields()}
      card={showCard}
      saved={savedWays(people, ({ name }: Train) => ({ who: name }))}
      actor={actor}
      search={search}
      readResults={readResults}
      first={found && { refId: found.refId, held: found }}
      coming={<CardsComing />}
      days={<TrainDayStrip search={search} />}
      Nothing={NoTrains}
    />
  );
}

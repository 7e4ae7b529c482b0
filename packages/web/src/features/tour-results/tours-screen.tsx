import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeTours, encodeTours, type FoundTours, type TourCard as Tour, toursResults } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import Mountain from "lucide-react/icons/mountain";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import type { OneAnswer, SearchEditor } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import type { ResultsWords } from "../results/results-words.ts";
import { formOnDemand } from "../search-form/form-on-demand.ts";
import { savedTours } from "../tour-search/saved-tours.ts";
import { durationOf } from "../tour-search/tour-words.ts";
import { toursPath } from "../tour-search/tours-plan.ts";
import { TourCard } from "./tour-card.tsx";
import { useTourFields } from "./use-tour-fields.ts";

const kind = {
  results: toursResults,
  rowsOf: ({ offers }: FoundTours) => offers,
  idOf: ({ id }: Tour) => id,
  priceOf: ({ from, nextFrom }: Tour, sort?: string) =>
    sort === "shortest" ? null : sort === "soonest" ? nextFrom : from,
  hasHeadings: true,
  sortWords: {
    cheapest: msg`Cheapest`,
    score: msg`Best reviewed`,
    shortest: msg({ message: "Shortest", comment: "Of tours: those that take the least time" }),
    soonest: msg({ message: "Soonest", comment: "Of tours: those that can be taken first" }),
  },
} as const;

const useWords = (): ResultsWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      icon: Mountain,
      list: t`Tours found`,
      sortBy: t`Sort tours by`,
      skip: t`Skip to the tours`,
      looking: t`Looking for tours`,
      count: (count) => t`${plural(count, { one: "# tour", other: "# tours" })}`,
      prices: t`Per adult on the day shown, fees included`,
      nothing: { title: t`No tours on these days`, text: t`Try other days, or a place nearby.` },
      noneLeft: {
        title: t`No tour fits all of your filters`,
        text: t`There are tours on these days. Take a filter away to see them.`,
      },
      expired: t`Prices and places may have changed.`,
      invalid: t`The place or a day is missing, past or too far away.`,
    }),
    [t],
  );
};

const { Form, wake } = formOnDemand(async () => (await import("../tour-search/tours-search-form.tsx")).ToursSearchForm);

const editorOf = (search: string): SearchEditor<FoundTours> => ({
  wake,
  form: (_, onSent) => <Form search={search} onSent={onSent} />,
});

/** The same place a week later. */
function NextWeek({ search }: { readonly search: string }) {
  const { locale } = useFacts();
  const { from, place, to } = decodeTours(search);
  const [first, last] = [addDays(from, 7), addDays(to, 7)];
  return (
    <ButtonLink kind="next" href={toursPath(encodeTours({ place, from: first, to: last }))}>
      <Trans>Look a week later, from {formatShortDay(first, locale)}</Trans>
    </ButtonLink>
  );
}

const showCard = (tour: Tour, _: FoundTours, at: CardPlace) => <TourCard tour={tour} at={at} />;

/** The tours of a place between two days. */
export function ToursScreen({ actor, search: wanted, found, readResults }: OneAnswer<FoundTours>) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const search = wanted ?? found?.search ?? "";
  const { from, place, to } = decodeTours(search);
  const title = (held: FoundTours | null) => {
    const name = (held ?? found)?.place.name[locale] ?? place;
    return t`Tours in ${name}`;
  };
  return (
    <ResultsScreen
      kind={kind}
      words={useWords()}
      title={title}
      facts={[formatShortDays(from, to, locale)]}
      editPath={paths.toursHome(search)}
      editor={editorOf(search)}
      noteOf={({ fromDay, minutes, nextDay, score }, sort) => {
        if (sort === "shortest") return t(durationOf(minutes));
        if (sort === "score") return score?.toFixed(1) ?? null;
        const day = sort === "soonest" ? nextDay : fromDay;
        return day && formatShortDay(day, locale);
      }}
      fieldsOf={useTourFields()}
      card={showCard}
      saved={savedTours}
      actor={actor}
      search={search}
      readResults={readResults}
      first={found && { refId: found.refId, held: found }}
      coming={<CardsComing rows={2} hasPicture />}
      nextDay={<NextWeek search={search} />}
    />
  );
}

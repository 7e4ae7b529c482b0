import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem, SearchText } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Inline } from "@safar/ui/layout";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import ListFilter from "lucide-react/icons/list-filter";
import { lazy, type ReactNode, Suspense } from "react";
import type { Carrier } from "../../calls/other-ways.calls.ts";
import { problemWords } from "../shell/problem-words.ts";
import * as css from "./results-screen.css.ts";
import type { ResultsWords } from "./results-words.ts";
import { editPress, type SearchEdit } from "./search-line.tsx";

export { ExpiringSoon } from "../walk/expiring-soon.tsx";

/** Few searches find nothing. */
const OtherWays = lazy(() => import("./other-ways.tsx"));
const NearbyWays = lazy(() => import("./nearby-ways.tsx"));

type State = { readonly words: ResultsWords; readonly edit: SearchEdit };

const ChangeSearch = ({ edit, isNext = false }: { edit: SearchEdit; isNext?: boolean }) => (
  <ButtonLink {...editPress(edit)} kind={isNext ? "next" : undefined}>
    <Trans>Change search</Trans>
  </ButtonLink>
);

const SearchAgain = ({ onRefresh, isNext = false }: { onRefresh: () => void; isNext?: boolean }) => (
  <Button kind={isNext ? "next" : undefined} onClick={onRefresh}>
    <Trans>Search again</Trans>
  </Button>
);

/** Nothing is sold for this search. */
export const NothingFound = ({
  words,
  edit,
  nextDay,
  carrier,
  search,
  onRefresh,
}: State & {
  /** Of whoever carries people, so that others who do may lead on. */
  readonly carrier: Carrier | undefined;
  readonly search: SearchText;
  /** The same search a day later, where that is worth a try. */
  readonly nextDay: ReactNode;
  readonly onRefresh: () => void;
}) => (
  <>
    <EmptyState
      icon={words.icon}
      title={words.nothing.title}
      action={
        <Inline>
          {nextDay}
          <ChangeSearch edit={edit} isNext={nextDay === null} />
          {nextDay === null && <SearchAgain onRefresh={onRefresh} />}
        </Inline>
      }
    >
      {words.nothing.text}
    </EmptyState>
    {carrier === "flights" && (
      <Suspense>
        <NearbyWays search={search} />
      </Suspense>
    )}
    {carrier && (
      <div className={css.room}>
        <Suspense>
          <OtherWays carrier={carrier} search={search} />
        </Suspense>
      </div>
    )}
  </>
);

/** The filters leave nothing of what was found. */
export const NothingLeft = ({
  words,
  nextDay,
  href,
  onClear,
}: Pick<State, "words"> & {
  readonly nextDay: ReactNode;
  /** The list without a filter, for a page that is not alive. */
  readonly href: string;
  readonly onClear: (() => void) | undefined;
}) => {
  const clear = words.noneLeft.clear ?? <Trans>Clear all filters</Trans>;
  return (
    <EmptyState
      icon={ListFilter}
      title={words.noneLeft.title}
      action={
        <Inline>
          {onClear === undefined ? (
            <ButtonLink kind="primary" href={href}>
              {clear}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={onClear}>
              {clear}
            </Button>
          )}
          {nextDay}
        </Inline>
      }
    >
      {words.noneLeft.text}
    </EmptyState>
  );
};

export const ResultsExpired = ({ words, edit, onRefresh }: State & { readonly onRefresh: () => void }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Clock}
      title={t`Search Results Expired!`}
      action={
        <Inline>
          <SearchAgain onRefresh={onRefresh} isNext />
          <ChangeSearch edit={edit} />
        </Inline>
      }
    >
      <div role="alert">
        {words.expired} <Trans>Search again to see what is available now. Your filters are kept.</Trans>
      </div>
    </EmptyState>
  );
};

/** Nobody could be asked. */
export const SearchFailed = ({
  words,
  problem,
  edit,
  onRefresh,
}: State & { readonly problem: Problem; readonly onRefresh: () => void }) => {
  const { t } = useLingui();
  const known = t(problemWords(problem).title);
  return (
    <EmptyState
      icon={CircleAlert}
      title={problem.kind === "malformed" ? (words.unexpected ?? known) : known}
      action={
        <Inline>
          <SearchAgain onRefresh={onRefresh} isNext />
          <ChangeSearch edit={edit} />
        </Inline>
      }
    >
      <div role="alert">
        <Trans>Nothing was booked and nothing was charged. Your search is still here.</Trans>
      </div>
    </EmptyState>
  );
};

/** A search that says too little, or asks for what is over. */
export const SearchInvalid = ({ words, edit }: State) => {
  const { t } = useLingui();
  return (
    <EmptyState icon={CircleAlert} title={t`This search is not valid`} action={<ChangeSearch edit={edit} isNext />}>
      <div role="alert">
        {words.invalid} <Trans>Check your search and try again.</Trans>
      </div>
    </EmptyState>
  );
};

import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Inline } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import ListFilter from "lucide-react/icons/list-filter";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import { problemWords } from "../shell/problem-words.ts";
import * as css from "./results-states.css.ts";

type Act = () => void;

/** Nothing is sold for this search. */
export const NothingFound = ({ onEdit, onRefresh }: { onEdit: Act; onRefresh: Act }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={PlaneTakeoff}
      title={t`No flight found matching your search criteria.`}
      action={
        <Inline>
          <Button kind="next" onClick={onEdit}>
            <Trans>Change search</Trans>
          </Button>
          <Button onClick={onRefresh}>
            <Trans>Search again</Trans>
          </Button>
        </Inline>
      }
    >
      <Trans>Try another day above, a nearby airport, or fewer travellers.</Trans>
    </EmptyState>
  );
};

/** The filters leave nothing of what was found. */
export const NothingLeft = ({ onClear }: { onClear: Act }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={ListFilter}
      title={t`No flight fits all of your filters`}
      action={
        <Button kind="primary" onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      }
    >
      <Trans>There are flights for this search. Take a filter away to see them.</Trans>
    </EmptyState>
  );
};

export const SearchFailed = ({
  problem,
  onEdit,
  onRefresh,
}: {
  /** Null when the search itself cannot be made. */
  problem: Problem | null;
  onEdit: Act;
  onRefresh: Act;
}) => {
  const { t, i18n } = useLingui();
  // Our own faults are said in the words for flights; what a person can do something about keeps its own.
  const own = problem === null || problem.kind === "malformed" ? null : problemWords(problem);
  return (
    <EmptyState
      icon={CircleAlert}
      title={
        problem === null
          ? t`This search cannot be made`
          : own === null
            ? t`An unexpected error occurred. Please try again.`
            : i18n._(own.title)
      }
      action={
        <Inline>
          <Button kind="next" onClick={problem === null ? onEdit : onRefresh}>
            {problem === null ? <Trans>Change search</Trans> : <Trans>Search again</Trans>}
          </Button>
          {problem !== null && (
            <Button onClick={onEdit}>
              <Trans>Change search</Trans>
            </Button>
          )}
        </Inline>
      }
    >
      <div role="alert">
        {problem === null ? (
          <Trans>A place or a date is missing, past or too far away. Look through your search and try again.</Trans>
        ) : (
          <Trans>Nothing was booked and nothing was charged. Your search is still here.</Trans>
        )}
      </div>
    </EmptyState>
  );
};

export const ResultsExpired = ({ onEdit, onRefresh }: { onEdit: Act; onRefresh: Act }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Clock}
      title={t`Search Results Expired!`}
      action={
        <Inline>
          <Button kind="next" onClick={onRefresh}>
            <Trans>Search again</Trans>
          </Button>
          <Button onClick={onEdit}>
            <Trans>Change search</Trans>
          </Button>
        </Inline>
      }
    >
      <div role="alert">
        <Trans>
          Prices and seats may have changed. Search again to see those of now. Your filters stay as they are.
        </Trans>
      </div>
    </EmptyState>
  );
};

/** Where offers are coming: as many cards as fit a window, as high as they will be. */
export const OffersComing = ({ legs }: { legs: number }) => (
  <div className={css.coming} aria-hidden="true">
    {[1, 2, 3, 4].map((card) => (
      <div key={card} className={css.card}>
        <div className={css.legs}>
          {Array.from({ length: legs }, (_, leg) => (
            <div key={leg} className={css.leg}>
              <Skeleton kind="circle" width="2.5rem" />
              <Skeleton width="9rem" />
              <Skeleton width="5rem" />
            </div>
          ))}
          <Skeleton width="70%" />
        </div>
        <div className={css.price}>
          <Skeleton width="6rem" />
          <Skeleton width="7.5rem" />
        </div>
      </div>
    ))}
  </div>
);

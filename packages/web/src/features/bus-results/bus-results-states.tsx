import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeBusCriteria, encodeBusRoute, type Problem } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Inline, VisuallyHidden } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import BusFront from "lucide-react/icons/bus-front";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import ListFilter from "lucide-react/icons/list-filter";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { problemWords } from "../shell/problem-words.ts";
import * as css from "./bus-results-states.css.ts";

type Act = (() => void) | undefined;

/** No coach goes there on that day: the next day is one press away. */
export const NoBuses = ({ search }: { search: string }) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { date, from, to } = decodeBusCriteria(search);
  const next = addDays(date, 1);
  const day = formatShortDay(next, locale);
  return (
    <EmptyState
      icon={BusFront}
      title={t`No buses found for the selected route.`}
      action={
        <Inline>
          <ButtonLink kind="next" href={paths.busResults(encodeBusRoute({ from, to }), next)}>
            <Trans>Try the next day, {day}</Trans>
          </ButtonLink>
          <ButtonLink href={paths.busHome(search)}>
            <Trans>Change search</Trans>
          </ButtonLink>
        </Inline>
      }
    >
      <Trans>Some roads are not driven every day. Try another day above, or a larger city nearby.</Trans>
    </EmptyState>
  );
};

/** The filters leave nothing of what was found. */
export const NoBusFits = ({ onClear, plain }: { onClear: Act; plain: string }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={ListFilter}
      title={t`No bus fits all of your filters`}
      action={
        onClear === undefined ? (
          <ButtonLink kind="primary" href={plain}>
            <Trans>Clear all filters</Trans>
          </ButtonLink>
        ) : (
          <Button kind="primary" onClick={onClear}>
            <Trans>Clear all filters</Trans>
          </Button>
        )
      }
    >
      <Trans>There are buses on this day. Take a filter away to see them.</Trans>
    </EmptyState>
  );
};

export const BusResultsExpired = ({ onRefresh }: { onRefresh: () => void }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Clock}
      title={t`Search Results Expired!`}
      action={
        <Button kind="next" onClick={onRefresh}>
          <Trans>Search again</Trans>
        </Button>
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

export const BusSearchFailed = ({
  problem,
  search,
  onRefresh,
}: {
  /** Null when the search itself cannot be made. */
  problem: Problem | null;
  search: string;
  onRefresh: Act;
}) => {
  const { t } = useLingui();
  const words = problem === null ? null : problemWords(problem);
  return (
    <EmptyState
      icon={CircleAlert}
      title={words === null ? t`This search cannot be made` : t(words.title)}
      action={
        <Inline>
          {problem !== null && onRefresh !== undefined && (
            <Button kind="next" onClick={onRefresh}>
              <Trans>Search again</Trans>
            </Button>
          )}
          <ButtonLink href={paths.busHome(search)}>
            <Trans>Change search</Trans>
          </ButtonLink>
        </Inline>
      }
    >
      <div role="alert">
        {words === null ? (
          <Trans>A city or a day is missing, past or too far away. Look through your search and try again.</Trans>
        ) : (
          t(words.text)
        )}
      </div>
    </EmptyState>
  );
};

/** Where coaches are coming: as many cards as fit a window. */
export const BusesComing = () => (
  <div className={css.coming} role="status">
    <VisuallyHidden>
      <Trans>Looking for buses</Trans>
    </VisuallyHidden>
    {[1, 2, 3, 4].map((card) => (
      <span key={card} className={css.card}>
        <Skeleton width="12rem" />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </span>
    ))}
  </div>
);

import { Trans, useLingui } from "@lingui/react/macro";
import { decodeStay, encodeStay, nextDay, type Problem, type SearchText } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Inline } from "@safar/ui/layout";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import Hotel from "lucide-react/icons/hotel";
import ListFilter from "lucide-react/icons/list-filter";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { problemWords } from "../shell/problem-words.ts";

type Act = () => void;

/** The same stay a day later. */
function NextDayLink({ search }: { search: SearchText }) {
  const { locale } = useFacts();
  const next = nextDay(decodeStay(search));
  const day = formatShortDay(next.checkIn, locale);
  return (
    <ButtonLink kind="next" href={paths.hotelResults(encodeStay(next))}>
      <Trans>Try the next day, {day}</Trans>
    </ButtonLink>
  );
}

/** Nothing has room for everybody on these days. */
export const NoHotels = ({ search }: { search: SearchText }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Hotel}
      title={t`No hotel has a room on these days`}
      action={
        <Inline>
          <NextDayLink search={search} />
          <ButtonLink href={paths.hotelsHome(search)}>
            <Trans>Change search</Trans>
          </ButtonLink>
        </Inline>
      }
    >
      <Trans>Try the next day, a place nearby, or rooms for fewer guests.</Trans>
    </EmptyState>
  );
};

/** The filters leave nothing of what was found. */
export const NoneLeft = ({ search, onClear }: { search: SearchText; onClear: Act }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={ListFilter}
      title={t`No hotel fits all of your filters`}
      action={
        <Inline>
          <Button kind="primary" onClick={onClear}>
            <Trans>Reset filters</Trans>
          </Button>
          <NextDayLink search={search} />
        </Inline>
      }
    >
      <Trans>There are hotels for these days. Take a filter away to see them, or try the next day.</Trans>
    </EmptyState>
  );
};

export const HotelsExpired = ({ onEdit, onRefresh }: { onEdit: Act; onRefresh: Act }) => {
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
          Prices and rooms may have changed. Search again to see those of now. Your filters stay as they are.
        </Trans>
      </div>
    </EmptyState>
  );
};

export const HotelsFailed = ({
  problem,
  onEdit,
  onRefresh,
}: {
  /** Null when the search itself cannot be made. */
  problem: Problem | null;
  onEdit: Act;
  onRefresh: Act;
}) => {
  const { t } = useLingui();
  const own = problem === null ? null : problemWords(problem);
  return (
    <EmptyState
      icon={CircleAlert}
      title={own === null ? t`This search cannot be made` : t(own.title)}
      action={
        <Inline>
          {own !== null && (
            <Button kind="next" onClick={onRefresh}>
              <Trans>Search again</Trans>
            </Button>
          )}
          <Button onClick={onEdit}>
            <Trans>Change search</Trans>
          </Button>
        </Inline>
      }
    >
      <div role="alert">
        {own === null ? (
          <Trans>The place or a day is missing, past or too far away. Look through your search and try again.</Trans>
        ) : (
          t(own.text)
        )}
      </div>
    </EmptyState>
  );
};

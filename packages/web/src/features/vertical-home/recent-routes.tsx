import type { CalendarDate, RecentRoute, Recents, SearchText } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { SoldVertical } from "../../app/verticals.ts";
import { formatShortDay } from "../../i18n/days.ts";
import type { SaidPromise } from "./promises.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { way } from "./recent-strip.css.ts";

/** The routes searched for on this device, each with its day. */
export const RecentRoutes = ({
  vertical,
  plan: { recents, resultsOf },
  dateOf,
  said,
}: {
  readonly vertical: SoldVertical;
  readonly plan: {
    readonly recents: Recents<RecentRoute>;
    readonly resultsOf: (search: SearchText) => string;
  };
  readonly dateOf: (search: SearchText) => CalendarDate;
  readonly said: readonly SaidPromise[];
}) => (
  <RecentSearches
    vertical={vertical}
    recents={recents}
    said={said}
    entryOf={({ search, from, to }, locale) => ({
      href: resultsOf(search),
      name: `${from.name[locale]} – ${to.name[locale]}`,
      title: (
        <span className={way}>
          <bdi>{from.name[locale]}</bdi>
          <Icon of={ArrowRight} size={16} directional />
          <bdi>{to.name[locale]}</bdi>
        </span>
      ),
      detail: <bdi>{formatShortDay(dateOf(search), locale)}</bdi>,
    })}
  />
);

import { Trans } from "@lingui/react/macro";
import { decodeBusCriteria, encodeBusRoute } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import Armchair from "lucide-react/icons/armchair";
import ArrowRight from "lucide-react/icons/arrow-right";
import BadgeCheck from "lucide-react/icons/badge-check";
import ReceiptText from "lucide-react/icons/receipt-text";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import * as css from "./bus-home.css.ts";
import { recentRoutes } from "./bus-plan.ts";

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>Taxes and booking fees are in the price you see</Trans> },
  { id: "seat", icon: Armchair, words: <Trans>The very seat you chose, or nothing is charged</Trans> },
  { id: "cancel", icon: BadgeCheck, words: <Trans>What comes back if you cancel, before you pay</Trans> },
];

/** The routes searched for on this device. */
export const RecentRoutesStrip = () => (
  <RecentSearches
    vertical="buses"
    recents={recentRoutes}
    said={said}
    entryOf={({ search, from, to }, locale) => {
      const { date } = decodeBusCriteria(search);
      return {
        href: paths.busResults(encodeBusRoute({ from: from.slug, to: to.slug }), date),
        name: `${from.name[locale]} – ${to.name[locale]}`,
        title: (
          <span className={css.recentRoute}>
            <bdi>{from.name[locale]}</bdi>
            <Icon of={ArrowRight} size={16} directional />
            <bdi>{to.name[locale]}</bdi>
          </span>
        ),
        detail: <bdi>{formatShortDay(date, locale)}</bdi>,
      };
    }}
  />
);

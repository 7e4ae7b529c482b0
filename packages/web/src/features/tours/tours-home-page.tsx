import { Trans, useLingui } from "@lingui/react/macro";
import { decodeTours, type SearchText } from "@safar/engine";
import BadgeCheck from "lucide-react/icons/badge-check";
import ReceiptText from "lucide-react/icons/receipt-text";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { toursPlan } from "./tours-plan.ts";
import { ToursSearchForm } from "./tours-search-form.tsx";

type Props = { readonly search: SearchText | null; readonly isChecked: boolean };

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>Taxes and booking fees are in the price you see</Trans> },
  { id: "cancel", icon: BadgeCheck, words: <Trans>What comes back if you cancel, before you pay</Trans> },
];

/** The days searched for on this device. */
const RecentDays = () => (
  <RecentSearches
    vertical="tours"
    recents={toursPlan.recents}
    said={said}
    entryOf={({ search }, locale) => {
      const day = formatShortDay(decodeTours(search).date, locale);
      return { href: paths.toursResults(search), name: day, title: <bdi>{day}</bdi>, detail: null };
    }}
  />
);

/** Where a booking begins. Fill in what others book, and what people ask. */
export function ToursHomePage({ search, isChecked }: Props) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="tours"
      name={t`Tours`}
      title={<Trans>Book tours online</Trans>}
      intro={<Trans>Choose a day, see what there is and what it costs, and book in English or Arabic.</Trans>}
      form={<ToursSearchForm search={search} isChecked={isChecked} />}
      recent={<RecentDays />}
    >
      {null}
    </VerticalHome>
  );
}

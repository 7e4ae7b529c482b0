import { Trans, useLingui } from "@lingui/react/macro";
import { decode__Pascal__, type SearchText } from "@safar/engine";
import BadgeCheck from "lucide-react/icons/badge-check";
import ReceiptText from "lucide-react/icons/receipt-text";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { __camel__Plan } from "./__name__-plan.ts";
import { __Pascal__SearchForm } from "./__name__-search-form.tsx";

type Props = { readonly search: SearchText | null; readonly isChecked: boolean };

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>Taxes and service fees are in the price you see</Trans> },
  { id: "cancel", icon: BadgeCheck, words: <Trans>What comes back if you cancel, before you pay</Trans> },
];

/** The days searched for on this device. */
const RecentDays = () => (
  <RecentSearches
    vertical="__name__"
    recents={__camel__Plan.recents}
    said={said}
    entryOf={({ search }, locale) => {
      const day = formatShortDay(decode__Pascal__(search).date, locale);
      return { href: paths.__camel__Results(search), name: day, title: <bdi>{day}</bdi>, detail: null };
    }}
  />
);

/** Where a booking begins. Fill in what others book, and what people ask. */
export function __Pascal__HomePage({ search, isChecked }: Props) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="__name__"
      name={t`__Things__`}
      title={<Trans>Book __things__ online</Trans>}
      intro={<Trans>Choose a day, see what there is and what it costs, and book in English or Arabic.</Trans>}
      form={<__Pascal__SearchForm search={search} isChecked={isChecked} />}
      recent={<RecentDays />}
    >
      {null}
    </VerticalHome>
  );
}

import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { __camel__Results, decode__Pascal__, type Found__Pascal__, type __Pascal__Offer, type __Pascal__View } from "@safar/engine";
import OfferIcon from "lucide-react/icons/__icon__";
import { createContext, use, useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { __camel__Found } from "../../engine/__name__/__name__.service.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { CardsComing } from "../results/cards-coming.tsx";
import { mostPrice } from "../results/filter-field.ts";
import { OfferFrame } from "../results/offer-frame.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import type { ResultsWords } from "../results/results-words.ts";

/** What the page's own loader has found, until the walk has it too. */
export const FoundWithPage = createContext<Found__Pascal__ | null>(null);

const kind = {
  results: __camel__Results,
  rowsOf: ({ offers }: Found__Pascal__) => offers,
  idOf: ({ id }: __Pascal__Offer) => id,
  priceOf: ({ price }: __Pascal__Offer) => price.total,
  hasHeadings: true,
  sortWords: { cheapest: msg`Cheapest`, earliest: msg`Earliest` },
} as const;

const useWords = (): ResultsWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      icon: OfferIcon,
      list: t`__Things__ found`,
      sortBy: t`Sort __things__ by`,
      skip: t`Skip to the __things__`,
      looking: t`Looking for __things__`,
      count: (count) => t`${plural(count, { one: "# offer", other: "# offers" })}`,
      prices: t`Prices are for one person`,
      nothing: { title: t`Nothing is on offer on this day.`, text: t`Try another day.` },
      noneLeft: {
        title: t`No offer fits all of your filters`,
        text: t`There are offers on this day. Take a filter away to see them.`,
      },
      expired: t`Prices and what is left may have changed.`,
      invalid: t`The day is missing, past or too far away.`,
    }),
    [t],
  );
};

/** One offer of a list. Fill in what people choose by. */
function OfferCard({ offer, at }: { readonly offer: __Pascal__Offer; readonly at: CardPlace }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const name = isolated(offer.names[locale]);
  const { onChoose, refId } = at;
  return (
    <OfferFrame
      price={offer.price.total}
      few={null}
      action={{
        href: paths.__camel__Offer({ refId, offer: offer.id }),
        words: t`Choose`,
        label: t`Choose ${name}`,
        onChoose: onChoose && (() => onChoose(offer.id)),
      }}
      foot={null}
    >
      <h2>
        <bdi>{offer.names[locale]}</bdi>
      </h2>
      <bdi dir="ltr">
        {clockOf(offer.starts.local)}–{clockOf(offer.ends.local)}
      </bdi>
    </OfferFrame>
  );
}

const showCard = (offer: __Pascal__Offer, _: Found__Pascal__, at: CardPlace) => <OfferCard offer={offer} at={at} />;

/** What a search found. */
export default function ResultsPart({ view }: { readonly view: __Pascal__View }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const first = use(FoundWithPage);
  const search = view.search ?? first?.search ?? "";
  return (
    <ResultsScreen
      kind={kind}
      words={useWords()}
      title={() => t`__Things__ on this day`}
      facts={[formatLongDay(decode__Pascal__(search).date, locale)]}
      editPath={paths.__camel__Home(search)}
      noteOf={({ starts }) => clockOf(starts.local)}
      fieldsOf={({ currency, of }) => mostPrice({ title: t`Price`, currency, write, ...of("maxPrice") })}
      card={showCard}
      actor={view.children.search}
      search={search}
      readResults={__camel__Found.read}
      first={first && { refId: first.refId, held: first }}
      coming={<CardsComing />}
    />
  );
}

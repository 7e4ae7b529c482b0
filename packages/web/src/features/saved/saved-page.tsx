import { Trans, useLingui } from "@lingui/react/macro";
import { aheadFirst, type CalendarDate, editions, isOver, type SavedOffer, type WatchedPrice } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import Heart from "lucide-react/icons/heart";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { SavedItem } from "./saved-item.tsx";
import type { GuideOf } from "./saved-look.ts";
import { SavedNotice } from "./saved-notice.tsx";
import { savedOffers, savedQuery } from "./saved-offers.ts";
import * as css from "./saved-page.css.ts";
import { useKeptList } from "./use-kept-list.ts";
import { WatchedCost } from "./watched-cost.tsx";
import { watchedPrices, watchedQuery } from "./watched-prices.ts";

/** What verticals' calendars say, by the vertical's name. */
export type Guides = Readonly<Record<string, GuideOf>>;

/** What an offer cost when it was saved. */
function PriceThen({ of: { price, at } }: { readonly of: SavedOffer }) {
  const { edition, locale } = useFacts();
  const when = formatMoment(at, locale, editions[edition].timeZone);
  return (
    <>
      {price && <Amount of={price} className={css.price} />}
      <span className={css.quiet}>
        <Trans>Saved {when}</Trans>
      </span>
    </>
  );
}

type PartProps<Entry> = {
  readonly entries: readonly Entry[];
  readonly today: CalendarDate;
  readonly onRemove: (entry: Entry) => void;
};

function Offers({ entries, today, onRemove }: PartProps<SavedOffer>) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={css.heading}>
        <Trans>Saved offers</Trans>
      </h2>
      <ul role="list" className={css.list}>
        {aheadFirst(entries, today).map((offer) => (
          <SavedItem
            key={offer.key}
            of={offer}
            isOver={isOver(offer, today)}
            detail={offer.detail}
            onRemove={() => onRemove(offer)}
          >
            <PriceThen of={offer} />
          </SavedItem>
        ))}
      </ul>
    </section>
  );
}

function Prices({ entries, today, onRemove, guides }: PartProps<WatchedPrice> & { readonly guides: Guides }) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className={css.heading}>
        <Trans>Watched prices</Trans>
      </h2>
      <p className={css.quiet}>
        <Trans>Nobody looks while you are away. Open a search to see what it costs now.</Trans>
      </p>
      <ul role="list" className={css.list}>
        {aheadFirst(entries, today).map((price) => (
          <SavedItem
            key={price.key}
            of={price}
            isOver={isOver(price, today)}
            detail={null}
            onRemove={() => onRemove(price)}
          >
            <WatchedCost of={price} guideOf={isOver(price, today) ? undefined : guides[price.vertical]} />
          </SavedItem>
        ))}
      </ul>
    </section>
  );
}

const NothingSaved = () => (
  <EmptyState
    icon={Heart}
    title={<Trans>Nothing is saved yet</Trans>}
    action={
      <ButtonLink kind="primary" href={paths.home()}>
        <Trans>Search</Trans>
      </ButtonLink>
    }
  >
    <Trans>Press the heart on a flight, a hotel, a bus or a train, and it waits for you here.</Trans>
  </EmptyState>
);

/** The offers that somebody has saved on this device and the prices that they watch, those that can still be had first. */
export function SavedPage({ guides }: { readonly guides: Guides }) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const offers = useKeptList(savedOffers, savedQuery);
  const prices = useKeptList(watchedPrices, watchedQuery);
  const [saved, watched] = [offers.entries, prices.entries];
  return (
    <Container width="text">
      <div className={css.page}>
        <div>
          <h1>
            <Trans>Saved</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>Kept in this browser only. You do not need an account.</Trans>
          </p>
        </div>
        <noscript>
          <Trans>What you save is kept by this browser, which needs JavaScript for it.</Trans>
        </noscript>
        {saved === undefined || watched === undefined ? (
          <Skeleton kind="box" />
        ) : saved === null || watched === null ? (
          <Alert tone="warning" title={t`This browser keeps nothing`}>
            <Trans>It does not let this page store anything, so nothing can be saved here.</Trans>
          </Alert>
        ) : (
          <>
            {saved.length + watched.length === 0 && <NothingSaved />}
            {watched.length > 0 && (
              <Prices entries={watched} today={today} guides={guides} onRemove={(one) => void prices.take(one)} />
            )}
            {saved.length > 0 && <Offers entries={saved} today={today} onRemove={(one) => void offers.take(one)} />}
          </>
        )}
      </div>
      <SavedNotice
        taken={offers.taken ?? prices.taken}
        onClose={() => {
          offers.forget();
          prices.forget();
        }}
      />
    </Container>
  );
}

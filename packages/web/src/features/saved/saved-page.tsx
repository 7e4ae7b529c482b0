import { Trans, useLingui } from "@lingui/react/macro";
import { aheadAndOver, type CalendarDate, editions, isOver, type SavedOffer, type WatchedPrice } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Anchor } from "@safar/ui/anchor";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Icon } from "@safar/ui/icon";
import { useQuery } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { soldVerticals } from "../../app/verticals.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { verticalNames } from "../../seo/vertical-names.ts";
import { productIcons } from "../bookings/booking-words.ts";
import { lastSearches } from "../search-form/last-searches.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { CostThen, LeastCost } from "./cost-now.tsx";
import { goOnAfter } from "./go-on-after.ts";
import { SavedComing } from "./saved-coming.tsx";
import { SavedItem } from "./saved-item.tsx";
import { SavedNotice } from "./saved-notice.tsx";
import { savedOffers, savedQuery } from "./saved-offers.ts";
import { SavedOffers, type Showing } from "./saved-offers-part.tsx";
import * as css from "./saved-page.css.ts";
import { Offers, Part, type PartProps } from "./saved-parts.tsx";
import { type StationCities, useStationCities } from "./station-cities.ts";
import { useKeptList, useTaken } from "./use-kept-list.ts";
import { useLeftLink } from "./use-left-link.ts";
import { watchedPrices, watchedQuery } from "./watched-prices.ts";

const Prices = ({ entries, onRemove, ...rest }: PartProps<WatchedPrice>) =>
  entries.map((price) => (
    <SavedItem
      key={price.key}
      of={price}
      {...rest}
      cost={(unit) =>
        isOver(price, rest.today) ? <CostThen of={price} unit={unit} /> : <LeastCost of={price} unit={unit} />
      }
      onRemove={(press) => onRemove(price, press)}
    />
  ));

type KeptProps = Showing & {
  readonly stations: StationCities | undefined;
  readonly offers: PartProps<SavedOffer>;
  readonly prices: PartProps<WatchedPrice>;
};

/** What can still be had, by what it is; apart, below, what is over. */
function KeptThings({ offers, prices, ...rest }: KeptProps) {
  const { today } = offers;
  const [offersAhead, offersOver] = aheadAndOver(offers.entries, today);
  const [pricesAhead, pricesOver] = aheadAndOver(prices.entries, today);
  return (
    <>
      {offersAhead.length > 0 && <SavedOffers {...offers} {...rest} entries={offersAhead} />}
      {pricesAhead.length > 0 && (
        <Part
          heading={<Trans>Remembered prices</Trans>}
          count={pricesAhead.length}
          note={<Trans>The lowest of each search.</Trans>}
        >
          <Prices {...prices} entries={pricesAhead} />
        </Part>
      )}
      {offersOver.length + pricesOver.length > 0 && (
        <Part heading={<Trans>Days that have passed</Trans>} count={offersOver.length + pricesOver.length}>
          <Prices {...prices} entries={pricesOver} />
          <Offers {...offers} entries={offersOver} />
        </Part>
      )}
    </>
  );
}

/** What was searched for last, to go on with; nothing where nothing was. */
function LastSearches({ today }: { readonly today: CalendarDate }) {
  const { locale } = useFacts();
  const { data: recent = [] } = useQuery({
    queryKey: ["last searches", today],
    queryFn: () => lastSearches.list(today),
    staleTime: 0,
  });
  if (recent.length === 0) return null;
  return (
    <Part heading={<Trans>Your last searches</Trans>}>
      {recent.map(({ days, href, name, search }) => (
        <li key={search} className={css.search}>
          <span className={css.name}>
            <Anchor href={href} className={css.link}>
              <bdi>{name[locale]}</bdi>
            </Anchor>
            <bdi className={css.quiet}>{days[locale]}</bdi>
          </span>
        </li>
      ))}
    </Part>
  );
}

function NothingSaved() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Heart}
      title={<Trans>Nothing is saved yet</Trans>}
      action={
        <ul role="list" className={css.starts}>
          {soldVerticals.map((vertical) => (
            <li key={vertical}>
              <ButtonLink href={verticalHomes[vertical]}>
                <Icon of={productIcons[vertical]} size={18} />
                {t(verticalNames[vertical])}
              </ButtonLink>
            </li>
          ))}
        </ul>
      }
    >
      <Trans>Press the heart on whatever you like, a flight or a film, and it waits for you here.</Trans>
    </EmptyState>
  );
}

/** The offers that somebody has saved on this device and the prices that it remembers, those that can still be had first. */
export function SavedPage(showing: Showing) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const { taken, tell, note, isBack } = useTaken();
  const offers = useKeptList(savedOffers, savedQuery, { note, tell });
  const prices = useKeptList(watchedPrices, watchedQuery, { note, tell });
  const [saved, watched] = [offers.entries, prices.entries];
  // Nothing is moved from city to city once it is seen; without a network `isLoading` is over at once.
  const { data: stations, isLoading } = useStationCities(saved ?? []);
  const isComing = isLoading || saved === undefined || watched === undefined;
  const page = useRef<HTMLDivElement>(null);
  useLeftLink(page, !isComing);
  // A press of a key, or by what reads the page aloud, is the first of none.
  const removing =
    <Entry,>(take: (entry: Entry, isByKeyboard: boolean) => Promise<boolean>): PartProps<Entry>["onRemove"] =>
    (entry, { currentTarget, detail }) => {
      const isByKeyboard = detail === 0;
      void goOnAfter(currentTarget, take(entry, isByKeyboard), isByKeyboard);
    };
  return (
    <AccountPlace width="wide">
      <div ref={page} className={css.page}>
        <div>
          <h1>
            <Trans>Saved</Trans>
          </h1>
        </div>
        <noscript>
          <Trans>What you save is kept by this browser, which needs JavaScript for it.</Trans>
        </noscript>
        {isComing ? (
          <SavedComing />
        ) : saved === null || watched === null ? (
          <Alert tone="warning" title={t`This browser keeps nothing`}>
            <Trans>It does not let this page store anything, so nothing can be saved here.</Trans>
          </Alert>
        ) : (
          <>
            {saved.length + watched.length === 0 && <NothingSaved />}
            <KeptThings
              {...showing}
              stations={stations}
              offers={{ entries: saved, today, onRemove: removing(offers.take), isBack }}
              prices={{ entries: watched, today, onRemove: removing(prices.take), isBack }}
            />
            <LastSearches today={today} />
            <p className={css.lead}>
              <Icon of={MonitorSmartphone} size={18} />
              <Trans>Kept in this browser only, signed in or not.</Trans>
            </p>
          </>
        )}
      </div>
      <SavedNotice taken={taken} onClose={() => tell(null)} />
    </AccountPlace>
  );
}

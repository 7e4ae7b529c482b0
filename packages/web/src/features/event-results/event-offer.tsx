import { Trans, useLingui } from "@lingui/react/macro";
import { type EventCard, isShowSold } from "@safar/engine";
import { memo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { EventArt } from "../event-search/event-art.tsx";
import { EventState } from "../event-search/event-state.tsx";
import { EventUntil } from "../event-search/event-when.tsx";
import { categoryWords, noAdult } from "../event-search/event-words.ts";
import { OfferFrame } from "../results/offer-frame.tsx";
import { countryName } from "../search-form/country-name.ts";
import { DateBadge } from "../vertical-home/date-badge.tsx";
import * as css from "./event-card.css.ts";

/** One event of a list: what, when by the clock of its place, where, and what the cheapest pass costs with its fee. */
export const EventOffer = memo(function EventOffer({ event }: { readonly event: EventCard }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { ageMin, category, from, isFamily, next, onSaleAt, postponedTo, slug, starts, state, title, venue } = event;
  const { country } = venue.city;
  const name = isolated(title[locale]);
  const who = [
    ...(ageMin === null ? [] : [t`from ${ageMin} years`]),
    ...(isFamily && category !== "family" ? [t`for families`] : []),
  ];
  const isFree = from?.minor === 0;
  const withFees = isFamily ? t`an adult, with fees` : t`with fees`;
  return (
    <OfferFrame
      price={isFree ? null : from}
      per={isFree ? t`Free entry` : from ? withFees : isShowSold(event) ? t(noAdult.words) : null}
      isPerSaid={!isFree && from !== null}
      few={state === "few_left" ? t`Few left` : null}
      action={{
        href: paths.event(slug, next.local.slice(0, 10)),
        words: t`See event`,
        label: t`See ${name}`,
        onChoose: undefined,
      }}
      foot={null}
    >
      <div className={css.body}>
        <div className={css.picture}>
          <EventArt of={event} sizes="10rem" />
          <DateBadge local={next.local} />
        </div>
        <div className={css.words}>
          <p className={css.kind}>{t(categoryWords[category])}</p>
          <h2 className={css.name}>
            <bdi>{title[locale]}</bdi>
          </h2>
          <p className={css.quiet}>
            <EventUntil of={event} />
          </p>
          <p className={css.quiet}>
            <bdi>{venue.name[locale]}</bdi> · <bdi className={css.narrow}>{venue.city.name[locale]}</bdi>
            <bdi className={css.wide}>{venue.address[locale]}</bdi>
            {country !== edition && <> · {countryName(country, locale)}</>}
          </p>
          {who.length > 0 && <p className={css.quiet}>{who.join(" · ")}</p>}
          {state !== "few_left" && <EventState state={state} />}
          {postponedTo !== null && (
            <p className={css.quiet}>
              <Trans>Now on {formatShortDay(postponedTo.local, locale)}</Trans>
            </p>
          )}
          {onSaleAt !== null && (
            <p className={css.quiet}>
              <Trans>On sale from {formatMoment(onSaleAt, locale, starts.zone)}</Trans>
            </p>
          )}
        </div>
      </div>
    </OfferFrame>
  );
});

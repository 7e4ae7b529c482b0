import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type CalendarDate,
  isOver,
  type Locale,
  nightsBetween,
  type SavedOffer,
  type SavedSearch,
  soonAgain,
  type WatchedPrice,
} from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Status } from "@safar/ui/badge";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import { VisuallyHidden } from "@safar/ui/layout";
import Trash2 from "lucide-react/icons/trash-2";
import type { MouseEvent, ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isSold } from "../../app/verticals.ts";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { formatDays } from "../../i18n/short-days.ts";
import { verticalNames } from "../../seo/vertical-names.ts";
import { productIcons } from "../bookings/booking-words.ts";
import { Score } from "../reviews/score.tsx";
import { Stars } from "../reviews/stars.tsx";
import { SavedArt } from "./saved-art.tsx";
import { savedKind } from "./saved-kinds.ts";
import * as css from "./saved-page.css.ts";
import { SavedWays } from "./saved-ways.tsx";
import { backTo, soughtHash } from "./saving.ts";

/** Where what is kept leads to, in English. */
export const cityOf = ({ title }: SavedSearch): string => title.en.split(" – ").at(-1) ?? "";

/** Where it is, with its city where that is not said there. */
const placeOf = ({ city, detail }: SavedOffer, locale: Locale): string =>
  city === undefined || detail[locale].includes(city[locale])
    ? detail[locale]
    : [detail[locale], city[locale]].join(commaIn(locale));

/** Something that is kept of a search, with the way back to it. What is over leads to the same search on days to come. */
export function SavedItem({
  of,
  offer = null,
  level = 3,
  city = cityOf(of),
  today,
  isInCity = false,
  cost,
  isBack,
  onRemove,
}: {
  readonly of: SavedSearch & Pick<WatchedPrice, "isNarrowed">;
  /** The same, where it is an offer. */
  readonly offer?: SavedOffer | null;
  /** Of its heading. */
  readonly level?: 3 | 4;
  /** By which its place is drawn. */
  readonly city?: string | undefined;
  readonly today: CalendarDate;
  /** Whether its city stands over it already. */
  readonly isInCity?: boolean;
  /** What it costs, with what that is for: null where that is not said. */
  readonly cost: (unit: ReactNode) => ReactNode;
  /** Whether the keyboard is to stand on it again: said once of what was put back. */
  readonly isBack: (key: string) => boolean;
  readonly onRemove: (press: MouseEvent<HTMLElement>) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const Heading = level === 3 ? "h3" : "h4";
  const { first, href, last, people, title, vertical } = of;
  const daysOf = (from: CalendarDate, to = from) => formatDays(from, to, locale);
  const sold = isSold(vertical) ? vertical : null;
  const kindName = sold && t(verticalNames[sold]);
  // Searches of several kinds are called by one city.
  const isOfPlace = offer === null && kindName !== null && !title.en.includes(" – ");
  const place = title[locale];
  const called = isOfPlace ? t`${kindName} in ${place}` : place;
  const more = offer?.detail[locale] ?? (isOfPlace ? null : kindName);
  const name = [called, more].filter(Boolean).join(commaIn(locale));
  const isPast = isOver(of, today);
  const again = isPast ? soonAgain(offer === null ? of : { ...of, href: backTo(offer) }, today) : null;
  const ride = offer?.ride;
  // Which fare of a flight its prices are.
  const isWithBag = new URLSearchParams(of.search).has("with-bag");
  const { day, fare: brand, hasBag, rated, stars = 0, starts } = offer ?? {};
  const isRated = rated != null && rated.score !== null;
  const isOwnDay = day !== undefined && (first !== "" || day >= today);
  const days = isOwnDay ? daysOf(day) : first === "" ? "" : daysOf(first, last);
  const nights = sold === "hotels" ? nightsBetween(first, last) : 0;
  const party = [
    ...(nights > 0 ? [t`${plural(nights, { one: "# night", other: "# nights" })}`] : []),
    people === null
      ? savedKind(vertical).isSeat
        ? t`per seat`
        : t`per person`
      : t`${plural(people, { one: "for # person", other: "for # people" })}`,
  ].join(commaIn(locale));
  const isPriced = offer?.price !== null || !savedKind(vertical).isAnnounced;
  const kind = sold && kindName && !isOfPlace && (
    <span className={css.kind}>
      <Icon of={productIcons[sold]} size={16} />
      <VisuallyHidden>{kindName}</VisuallyHidden>
    </span>
  );
  const fare = (
    <>
      {brand && !isWithBag && <bdi>{brand[locale]}</bdi>}
      {(isWithBag || hasBag !== undefined) && (
        <span>{isWithBag || hasBag ? <Trans>With a checked bag</Trans> : <Trans>No checked bag</Trans>}</span>
      )}
      {of.isNarrowed && (
        <span>
          <Trans>With your filters</Trans>
        </span>
      )}
    </>
  );
  return (
    <li className={offer === null || isPast ? css.item : css.tile} {...(isPast ? { "data-over": "" } : {})}>
      <SavedArt of={offer?.art} city={city} />
      <div className={css.words}>
        <div className={css.name}>
          <Heading className={css.title}>
            {isPast ? (
              <bdi>{called}</bdi>
            ) : (
              <Anchor
                href={offer === null ? href : (offer.page ?? href + soughtHash(offer))}
                className={css.link}
                aria-label={offer === null ? name : undefined}
              >
                <bdi>{called}</bdi>
              </Anchor>
            )}
          </Heading>
          {offer === null || ride ? (
            <span className={css.facts}>
              {kind}
              {ride ? <bdi>{ride.who[locale]}</bdi> : days && <bdi>{days}</bdi>}
              {fare}
            </span>
          ) : (
            <span className={css.place}>
              {kind}
              <bdi>{isInCity ? offer.detail[locale] : placeOf(offer, locale)}</bdi>
              <Stars count={stars} />
            </span>
          )}
        </div>
        {ride && <SavedWays of={ride.ways} />}
        {offer && !ride && (days !== "" || isRated) && (
          <div className={css.when}>
            <span className={css.facts}>
              {days && <bdi>{days}</bdi>}
              {starts !== undefined && <bdi dir="ltr">{clockOf(starts)}</bdi>}
              {fare}
            </span>
            {rated && isRated && <Score of={rated} />}
          </div>
        )}
        {isPast && (
          <span className={css.over}>
            <Status tone="neutral">
              <Trans>This day has passed</Trans>
            </Status>
          </span>
        )}
      </div>
      <div className={css.cost}>{cost(isPriced ? party : null)}</div>
      {again && (
        <ButtonLink size="small" className={css.again} href={again.href}>
          <Trans>Search {isolated(daysOf(again.first, again.last))}</Trans>
        </ButtonLink>
      )}
      <IconButton
        icon={Trash2}
        label={t`Remove: ${name}`}
        className={css.remove}
        onClick={onRemove}
        ref={(button) => {
          if (button !== null && isBack(of.key)) button.focus();
        }}
      />
    </li>
  );
}

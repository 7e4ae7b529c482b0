import { Trans, useLingui } from "@lingui/react/macro";
import type { TourCard as Tour } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Languages from "lucide-react/icons/languages";
import { memo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { pressedDays } from "../../engine/tours/pressed-day.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { languagesOf } from "../../i18n/language-name.ts";
import { Amount } from "../amounts/amount.tsx";
import * as edge from "../offer-page/edge-card.css.ts";
import * as shared from "../results/picture-card.css.ts";
import { insteadOfLink } from "../results/plain-press.ts";
import type { CardPlace } from "../results/results-kind.ts";
import { Score } from "../reviews/score.tsx";
import { TourArt } from "../tour-search/tour-art.tsx";
import { durationOf, easyWords, kindWords } from "../tour-search/tour-words.ts";
import * as css from "./tour-card.css.ts";

/** A tour with what an adult pays on the cheapest of the days, or, the soonest first, on its first, and whether that is free to cancel. The whole card is a link to that day. */
export const TourCard = memo(function TourCard({ tour, at }: { readonly tour: Tour; readonly at: CardPlace }) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const { highlights, id, isInstant, kind, languages, minutes, names, nextDay, place } = tour;
  const { onChoose, refId, sort } = at;
  const [from, day, isRefunded] =
    sort === "soonest" ? [tour.nextFrom, nextDay, tour.isNextRefunded] : [tour.from, tour.fromDay, tour.isFromRefunded];
  const choose = () => {
    pressedDays.set(id, day);
    onChoose?.(id);
  };
  return (
    <div className={shared.frame}>
      <article className={edge.card}>
        <div className={shared.picture}>
          <TourArt of={tour} sizes="13rem" />
        </div>
        <div className={edge.head}>
          <div className={css.what}>
            <h2 className={css.name}>
              <Anchor
                href={paths.toursOffer({ refId: refId ?? place.slug, offer: id, date: day })}
                className={shared.link}
                onClick={insteadOfLink(onChoose && choose)}
              >
                <bdi>{names[locale]}</bdi>
              </Anchor>
            </h2>
            <p className={css.stops}>{highlights.map((stop) => stop[locale]).join("\u00a0· ")}</p>
          </div>
          <Score of={tour} />
        </div>
        <div className={edge.ease}>
          <p className={edge.facts}>
            <span>{t(kindWords[kind])}</span>
            <span>
              <Icon of={Clock} size={14} /> {t(durationOf(minutes))}
            </span>
            <span>
              <Icon of={Languages} size={14} /> {languagesOf(languages, locale)}
            </span>
          </p>
          <ul role="list" className={css.good} {...(isInstant ? { "data-instant": "" } : {})}>
            {easyWords(tour, isRefunded, i18n).map((words) => (
              <li key={words}>
                <Icon of={Check} size={14} /> {words}
              </li>
            ))}
          </ul>
          {!isInstant && (
            <p className={css.ask}>
              <Trans>The guide confirms within a day</Trans>
            </p>
          )}
        </div>
        <div className={edge.side}>
          {from === null ? (
            <span className={shared.quiet}>
              <Trans>Nothing left on these days</Trans>
            </span>
          ) : (
            <>
              <span className={shared.quiet}>
                <Trans context="price">from</Trans>
              </span>
              <Amount of={from} className={shared.amount} />
              <span className={css.day}>{day && <Trans>an adult on {formatShortDay(day, locale)}</Trans>}</span>
              {nextDay !== null && nextDay !== day && (
                <span className={css.day}>
                  <Trans>first on {formatShortDay(nextDay, locale)}</Trans>
                </span>
              )}
            </>
          )}
        </div>
      </article>
    </div>
  );
});

import { Trans, useLingui } from "@lingui/react/macro";
import { type CalendarDate, encodeTours, type PlaceTime, type SearchText, type Tour } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import ArrowLeft from "lucide-react/icons/arrow-left";
import BadgeCheck from "lucide-react/icons/badge-check";
import CalendarX from "lucide-react/icons/calendar-x";
import Clock from "lucide-react/icons/clock";
import Languages from "lucide-react/icons/languages";
import MapPin from "lucide-react/icons/map-pin";
import Users from "lucide-react/icons/users";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Art } from "../../app/art.tsx";
import { formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { languagesOf } from "../../i18n/language-name.ts";
import { Amount } from "../amounts/amount.tsx";
import { AtAGlance, type Glance } from "../offer-page/at-a-glance.tsx";
import { Gallery, type GalleryPicture } from "../offer-page/gallery.tsx";
import * as pageCss from "../offer-page/offer-page.css.ts";
import { PageWays } from "../offer-page/page-ways.tsx";
import { useHasDay } from "../offer-page/use-day-in-address.ts";
import { type LookedDay, NotThatDay } from "../quantities/looked-day.tsx";
import { Score } from "../reviews/score.tsx";
import { savedTours } from "../tour-search/saved-tours.ts";
import { TourArt } from "../tour-search/tour-art.tsx";
import { beginningWords, durationOf, freeWords, groupWords, kindWords } from "../tour-search/tour-words.ts";
import { toursPath } from "../tour-search/tours-plan.ts";
import * as css from "./tour-page.css.ts";

/** What the tour shows, and its place: further pictures of its kind would be of what it does not visit. */
const usePictures = ({ id, kind, names, place }: Tour): readonly GalleryPicture[] => {
  const { locale } = useFacts();
  return [
    { key: id, subject: names[locale], draw: (look) => <TourArt of={{ id, kind }} {...look} /> },
    { key: place.slug, subject: place.name[locale], draw: (look) => <Art kind="city" of={place.name.en} {...look} /> },
  ];
};

/** How long, in which languages, with how many, and how it is confirmed and cancelled. */
const useGlances = (
  { freeUntilHours, isInstant, languages, minutes, options, pickup }: Tour,
  isTooLate: boolean,
): readonly Glance[] => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const most = Math.max(...options.map((option) => option.most));
  const instantly = isInstant
    ? t`Confirmed at once`
    : t`The guide confirms within a day; if not, everything comes back`;
  return [
    { icon: Clock, label: t`How long`, words: t(durationOf(minutes)) },
    { icon: Languages, label: t`Languages`, words: languagesOf(languages, locale) },
    { icon: Users, label: t`Group`, words: t(groupWords(1, most)) },
    { icon: MapPin, label: t`Beginning`, words: t(beginningWords[pickup]) },
    {
      icon: CalendarX,
      label: t`If you cancel`,
      words: freeUntilHours === null || isTooLate ? t`No refund` : t(freeWords(freeUntilHours)),
    },
    { icon: BadgeCheck, label: t`Booking`, words: instantly },
  ];
};

/** What a tour is, before anything is chosen of it. */
export function TourHead({
  tour,
  looked,
  starts,
  search,
  isTooLate,
  onBack,
  onDay,
  onDays,
}: {
  readonly tour: Tour;
  /** The day that is looked at, where it is one of its days. */
  readonly looked: LookedDay | null;
  /** When the start that is chosen begins. */
  readonly starts: PlaceTime | undefined;
  /** The search that it was found by; null for who came by its address. */
  readonly search: SearchText | null;
  /** Whether nothing comes back any more of the start that is chosen. */
  readonly isTooLate: boolean;
  readonly onBack: (() => void) | undefined;
  /** Chooses a day; undefined while the page is not alive. */
  readonly onDay: ((date: CalendarDate) => void) | undefined;
  /** Leads to its days. */
  readonly onDays: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { kind, names, place } = tour;
  // What is saved is that day at its price; of one that is not sold the nearest that is, of none the least of all.
  const { gone = null, sold } = looked ?? {};
  const row = { ...tour, starts, ...(sold && { from: sold.from, fromDay: sold.date }) };
  const on = useHasDay() ? row.fromDay : null;
  const { from: price } = on === null ? tour : row;
  const instead = on && gone && looked && sold ? { notOn: looked.date, day: sold.date, price: sold.from } : null;
  const found =
    on === null && search !== null ? search : encodeTours({ place: place.slug, from: on ?? "", to: on ?? "" });
  const shown = { href: toursPath(found), search: found };
  return (
    <>
      <PageWays
        back={
          onBack && (
            <Button kind="quiet" size="small" onClick={onBack}>
              <Icon of={ArrowLeft} size={18} directional />
              <Trans>Back to the tours</Trans>
            </Button>
          )
        }
        kept={{ look: savedTours, shown, row, held: tour, title: names[locale], price, instead }}
      />
      <header className={pageCss.headRow}>
        <div className={css.head}>
          <h1 className={css.title}>
            <bdi>{names[locale]}</bdi>
          </h1>
          <p className={css.line}>
            <Score of={tour} />
            <bdi>{place.name[locale]}</bdi>
            <span>{t(kindWords[kind])}</span>
          </p>
        </div>
        {gone && looked ? (
          <NotThatDay looked={looked} onDay={onDay} />
        ) : (
          tour.from && (
            <p className={pageCss.least}>
              <span>
                {on !== null && sold ? (
                  <Trans>
                    <Amount of={sold.from} className={pageCss.amount} /> an adult,{" "}
                    {isolated(formatShortDay(on, locale))}
                  </Trans>
                ) : (
                  <Trans>
                    from <Amount of={tour.from} className={pageCss.amount} /> an adult
                  </Trans>
                )}
              </span>
              <Button kind="next" onClick={onDays}>
                <Trans>See days</Trans>
              </Button>
            </p>
          )
        )}
      </header>
      <Gallery title={names[locale]} pictures={usePictures(tour)} />
      <AtAGlance of={useGlances(tour, isTooLate)} />
    </>
  );
}

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type CalendarDate, type EpochMs, instantOfPlace, pickupQuestion, type Tour } from "@safar/engine";
import { Button } from "@safar/ui/button";
import BadgeCheck from "lucide-react/icons/badge-check";
import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarX from "lucide-react/icons/calendar-x";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "../offer-page/price-card.css.ts";
import { PriceCard } from "../offer-page/price-card.tsx";
import { DayAndClock } from "../quantities/day-and-clock.tsx";
import { DayWay, type LookedDay } from "../quantities/looked-day.tsx";
import { freeWords } from "../tour-search/tour-words.ts";
import { clockBefore } from "./clock-before.ts";
import { type ChoiceView, chosenIn } from "./tour-choice.tsx";

const hourMs = 3_600_000;

/** Until when all comes back of a start; null where nothing does any more. */
export const freeUntilOf = ({ option, start }: NonNullable<ReturnType<typeof chosenIn>>): EpochMs | null => {
  const { freeUntilHours } = option;
  const free = freeUntilHours === null ? 0 : instantOfPlace(start.starts) - freeUntilHours * hourMs;
  return free <= serverClock.now() ? null : free;
};

/** Until when all comes back, and how it is confirmed. */
const useChosenFacts = (tour: Tour, isTooLate: boolean, view: ChoiceView | null) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const chosen = view && chosenIn(view);
  const free = chosen && freeUntilOf(chosen);
  const isLost = tour.freeUntilHours === null || isTooLate;
  return [
    {
      key: "free",
      icon: isLost ? CalendarX : BadgeCheck,
      isAlways: true,
      words: isLost ? (
        <Trans>No refund if you cancel</Trans>
      ) : chosen && free ? (
        <Trans>Full refund until {formatMoment(free, locale, chosen.start.starts.zone)}</Trans>
      ) : (
        t(freeWords(tour.freeUntilHours))
      ),
    },
    ...(tour.isInstant
      ? []
      : [
          {
            key: "ask",
            icon: CalendarDays,
            words: <Trans>The guide has 24 hours to confirm. If not, everything comes back.</Trans>,
          },
        ]),
  ];
};

/** What an adult pays at the start that is chosen. */
const adultPriceIn = (view: ChoiceView) => {
  const chosen = chosenIn(view);
  const [first] = chosen?.option.units ?? [];
  return (first && chosen?.start.prices[first.id]) ?? null;
};

/** What keeps somebody from going on, the first of it. */
const useMissing = (view: ChoiceView | null) => {
  const { locale } = useFacts();
  // These are said where they are chosen.
  if (view?.slot == null || view.count === 0) return null;
  if (view.broken !== null) return view.broken.reason[locale];
  if (view.unanswered.includes(pickupQuestion)) return <Trans>Choose where you are picked up.</Trans>;
  return view.unanswered.length > 0 ? <Trans>Answer what the guide needs to know.</Trans> : null;
};

/** What the choice comes to, and the way on. */
export function TourSide({
  tour,
  isTooLate,
  view,
  looked,
  hasTried,
  isAtChoice,
  onChoice,
  onDay,
  onSubmit,
}: {
  readonly tour: Tour;
  /** Whether nothing comes back any more of the start that is shown. */
  readonly isTooLate: boolean;
  /** Null while the page is not alive. */
  readonly view: ChoiceView | null;
  /** The day that is looked at in its calendar. */
  readonly looked: LookedDay | null;
  readonly hasTried: boolean;
  /** Whether the day and the people are what is looked at. */
  readonly isAtChoice: boolean;
  readonly onChoice: () => void;
  /** Chooses a day; undefined while the page is not alive. */
  readonly onDay: ((date: CalendarDate) => void) | undefined;
  readonly onSubmit: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const missing = useMissing(view);
  const chosen = view && chosenIn(view);
  const fetched = chosen?.option.pickups.find(({ id }) => id === view?.answers[pickupQuestion]);
  const clock = isolated(chosen && fetched ? clockBefore(chosen.start.starts.local, fetched.minutesBefore) : "");
  const sum = view?.sum ?? null;
  const adult = view && adultPriceIn(view);
  const exact = sum ?? adult;
  const least = looked?.sold?.from ?? tour.from;
  const day = looked?.sold?.date ?? tour.fromDay;
  // What is still to be answered is led to by trying.
  const goesOn = isAtChoice || (view !== null && view.slot !== null && view.count > 0);
  return (
    <PriceCard
      label={t`Your tour`}
      price={
        exact === null ? (
          least && (
            <span>
              <Trans>
                from <Amount of={least} className={css.amount} />
              </Trans>
            </span>
          )
        ) : (
          <span>
            <Trans>
              <Amount of={exact} className={css.amount} /> <span className={css.quiet}>with fees</span>
            </Trans>
          </span>
        )
      }
      status={
        chosen && view && view.count > 0 ? (
          <>
            <DayAndClock at={chosen.start.starts} /> ·{" "}
            {t`${plural(view.count, { one: "# person", other: "# people" })}`}
            {fetched && ` · ${t`Pick-up\u00a0${clock}`}`}
          </>
        ) : day ? (
          <Trans>an adult on {formatShortDay(day, locale)}, fees included</Trans>
        ) : (
          <Trans>an adult, fees included</Trans>
        )
      }
      facts={useChosenFacts(tour, isTooLate, view)}
      missing={hasTried ? missing : null}
    >
      {looked?.gone && looked.sold ? (
        <DayWay date={looked.sold.date} isNext onDay={onDay} />
      ) : (
        <Button kind="next" busy={view?.pricing ?? false} onClick={goesOn ? onSubmit : onChoice}>
          {goesOn ? <Trans>Continue</Trans> : <Trans>See days</Trans>}
        </Button>
      )}
    </PriceCard>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { TourSummary as Summary } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { TourArt } from "../tour-search/tour-art.tsx";
import * as css from "./tour-summary.css.ts";

/** How many of which, in a line: `2 × Adult, 1 × Child`. */
export const unitsIn = ({ units }: Pick<Summary, "units">, locale: "en" | "ar"): string =>
  units.map(({ name, quantity }) => `${quantity} × ${name[locale]}`).join(commaIn(locale));

/** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
export function TourSummary({ of }: { readonly of: Summary | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of === null) return null;
  const { option, starts, tour } = of;
  return (
    <section className={css.card} aria-label={t`Your tour`}>
      <TourArt of={tour} sizes="6rem" />
      <div className={css.words}>
        <strong>
          <bdi>{tour.names[locale]}</bdi>
        </strong>
        <span>
          {formatShortDay(starts.local, locale)} · <bdi dir="ltr">{clockOf(starts.local)}</bdi>
        </span>
        <span className={css.quiet}>
          <bdi>{tour.place.name[locale]}</bdi> · <bdi>{option[locale]}</bdi>
        </span>
        <span>{unitsIn(of, locale)}</span>
      </div>
    </section>
  );
}

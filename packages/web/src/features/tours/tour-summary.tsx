import { useLingui } from "@lingui/react/macro";
import type { TourSummary as Summary } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { languageName } from "../../i18n/language-name.ts";
import { countedIn } from "../quantities/counted-in.ts";
import { SummaryCard } from "../quantities/summary-card.tsx";
import { clockBefore } from "../tour-page/clock-before.ts";
import { TourArt } from "../tour-search/tour-art.tsx";

/** How many of which, in a line: `2 × Adult, 1 × Child`. */
export const unitsIn = ({ units }: Pick<Summary, "units">, locale: "en" | "ar"): string =>
  countedIn(
    units.map(({ name, quantity: count }) => ({ name, count })),
    locale,
  );

/** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
export function TourSummary({ of }: { readonly of: Summary | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of === null) return null;
  const { begins, language, minutesBefore, option, starts, tour } = of;
  const clock = minutesBefore === undefined ? null : clockBefore(starts.local, minutesBefore);
  const spot = begins && isolated(begins[locale]);
  const spoken = language && languageName(language, locale);
  return (
    <SummaryCard
      label={t`Your tour`}
      picture={<TourArt of={tour} sizes="6rem" />}
      name={tour.names}
      starts={starts}
      where={[tour.place.name, option]}
      lines={unitsIn(of, locale)}
      notes={[
        ...(spoken ? [t`Guide's language: ${spoken}`] : []),
        ...(spot ? [clock === null ? t`Start: ${spot}` : t`Picked up at ${clock}: ${spot}`] : []),
      ]}
    />
  );
}

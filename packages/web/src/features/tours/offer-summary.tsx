import type { ToursOffer } from "@safar/engine";
import { Card } from "@safar/ui/card";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";

/** An offer in short: what it is, and from when to when. */
export function OfferSummary({ offer: { ends, names, starts } }: { readonly offer: ToursOffer }) {
  const { locale } = useFacts();
  return (
    <Card>
      <strong>
        <bdi>{names[locale]}</bdi>
      </strong>
      <p>
        {formatLongDay(starts.local, locale)} ·{" "}
        <bdi dir="ltr">
          {clockOf(starts.local)}–{clockOf(ends.local)}
        </bdi>
      </p>
    </Card>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PlaceTime, TrainStation, TrainSummary } from "@safar/engine";
import { Dot } from "@safar/ui/dot";
import TrainFront from "lucide-react/icons/train-front";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { unbrokenLength } from "../shell/length-of-time.ts";
import { RideLine } from "../walk/ride-line.tsx";
import * as css from "./train-summary.css.ts";

/** What is being booked, in short; nothing while fares that were opened by their address do not say. */
export function TrainSummaryCard({ of }: { readonly of: TrainSummary | null }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  if (of === null) return null;
  const end = ({ local }: PlaceTime, { name }: TrainStation) => ({
    local,
    town: <bdi>{name[locale]}</bdi>,
    place: formatShortDay(local, locale),
  });
  const { className, places, train } = of;
  return (
    <section className={css.card} aria-label={t`Your train`}>
      <span>
        <strong>
          <bdi>{train.name[locale]}</bdi>
        </strong>{" "}
        <bdi dir="ltr" className={css.quiet}>
          {train.number}
        </bdi>
      </span>
      <RideLine
        icon={TrainFront}
        from={end(train.departs, train.from)}
        to={end(train.arrives, train.to)}
        between={[unbrokenLength(i18n, train.minutes)]}
      />
      <span className={css.places}>
        {className !== null && <bdi>{className[locale]}</bdi>}
        {places.length > 0 && (
          <>
            <Dot />
            {t`${plural(places.length, { one: "Place", other: "Places" })}`}{" "}
            <SeatList of={places.map(({ coach, label }) => `${coach}/${label}`)} />
          </>
        )}
      </span>
    </section>
  );
}

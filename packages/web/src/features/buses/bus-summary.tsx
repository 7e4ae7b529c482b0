import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BusCity, BusStop, PlaceTime, BusSummary as Summary } from "@safar/engine";
import { Dot } from "@safar/ui/dot";
import Bus from "lucide-react/icons/bus";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { unbrokenLength } from "../shell/length-of-time.ts";
import { RideLine } from "../walk/ride-line.tsx";
import * as css from "./bus-summary.css.ts";

/** What is being booked, in short; nothing while fares that were opened by their address do not say. */
export function BusSummary({ bus }: { readonly bus: Summary | null }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  if (bus === null) return null;
  const end = (city: BusCity, stop: BusStop | null, { local }: PlaceTime) => ({
    local: stop?.time.local ?? local,
    town: <bdi>{city.name[locale]}</bdi>,
    place: stop === null ? undefined : <bdi>{stop.name[locale]}</bdi>,
  });
  const { boarding, bundle, departure, dropping, from, seats, to } = bus;
  return (
    <section className={css.card} aria-label={t`Your bus`}>
      <RideLine
        icon={Bus}
        from={end(from, boarding, departure.departs)}
        to={end(to, dropping, departure.arrives)}
        between={[unbrokenLength(i18n, departure.minutes)]}
      />
      <span className={css.quiet}>
        {formatShortDay(departure.departs.local, locale)}
        <Dot />
        <bdi>{departure.operator.name[locale]}</bdi>
        <Dot />
        <bdi>{departure.coach.name[locale]}</bdi>
      </span>
      <span className={css.seats}>
        {t`${plural(seats.length, { one: "Seat", other: "Seats" })}`} <SeatList of={seats} />
      </span>
      {bundle !== null && (
        <span className={css.bundle}>
          <Trans>
            Bundle: <bdi>{bundle[locale]}</bdi>
          </Trans>
        </span>
      )}
    </section>
  );
}

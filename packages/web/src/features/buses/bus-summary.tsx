import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BusStop, BusSummary as Summary } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import * as css from "./bus-summary.css.ts";

const Stop = ({ stop }: { stop: BusStop }) => {
  const { locale } = useFacts();
  return (
    <>
      <bdi dir="ltr">{clockOf(stop.time.local)}</bdi> · <bdi>{stop.name[locale]}</bdi>
    </>
  );
};

/** What is being booked, in short; nothing while fares that were opened by their address do not say. */
export function BusSummary({ bus }: { readonly bus: Summary | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (bus === null) return null;
  const { boarding, bundle, departure, dropping, from, seats, to } = bus;
  return (
    <section className={css.card} aria-label={t`Your bus`}>
      <span className={css.route}>
        <bdi>{from.name[locale]}</bdi> – <bdi>{to.name[locale]}</bdi>
      </span>
      <span className={css.quiet}>
        {formatShortDay(departure.departs.local, locale)} · <bdi>{departure.operator.name[locale]}</bdi> ·{" "}
        <bdi>{departure.coach.name[locale]}</bdi>
      </span>
      <p className={css.stops}>
        {boarding !== null && (
          <span>
            <Trans>Get on:</Trans> <Stop stop={boarding} />
          </span>
        )}
        {dropping !== null && (
          <span>
            <Trans>Get off:</Trans> <Stop stop={dropping} />
          </span>
        )}
      </p>
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

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { TrainStation, TrainSummary } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import * as css from "./train-summary.css.ts";

const End = ({ at, of }: { at: string; of: TrainStation }) => {
  const { locale } = useFacts();
  return (
    <li className={css.end}>
      <strong dir="ltr" className={css.clock}>
        {clockOf(at)}
      </strong>
      <bdi>{of.name[locale]}</bdi>
      <span className={css.day}>{formatShortDay(at, locale)}</span>
    </li>
  );
};

/** What is being booked, in short; nothing while fares that were opened by their address do not say. */
export function TrainSummaryCard({ of }: { readonly of: TrainSummary | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of === null) return null;
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
      <ul className={css.ends}>
        <End at={train.departs.local} of={train.from} />
        <End at={train.arrives.local} of={train.to} />
      </ul>
      <span className={css.places}>
        {className !== null && <bdi>{className[locale]}</bdi>}
        {places.length > 0 && (
          <>
            {" · "}
            {t`${plural(places.length, { one: "Place", other: "Places" })}`}{" "}
            <SeatList of={places.map(({ coach, label }) => `${coach}/${label}`)} />
          </>
        )}
      </span>
    </section>
  );
}

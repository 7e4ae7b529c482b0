import { Trans, useLingui } from "@lingui/react/macro";
import type { BusBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatCount } from "../../i18n/format.ts";
import { PaperRide, PaperSitters } from "../papers/ride-paper.tsx";
import { lengthOfTime } from "../shell/length-of-time.ts";

/** A bus's ticket on paper: which coach, from which stop to which, by what its seats were bought, and who sits where. */
export function PaperBus({ booking: { bus } }: { readonly booking: BusBooking }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { boarding, bundle, departure, dropping, from, passengers, to } = bus;
  const bag = bundle.includes.find(({ kind, state }) => kind === "bag" && state === "included");
  return (
    <>
      <PaperRide
        id="coach"
        names={[
          <bdi key="operator">{departure.operator.name[locale]}</bdi>,
          <bdi key="coach">{departure.coach.name[locale]}</bdi>,
        ]}
        ends={[
          { name: <Trans>Get on</Trans>, at: boarding.time, place: from.name[locale], stop: boarding.name[locale] },
          { name: <Trans>Get off</Trans>, at: dropping.time, place: to.name[locale], stop: dropping.name[locale] },
        ]}
        facts={[
          { name: t`Travel time`, value: lengthOfTime(i18n, departure.minutes) },
          { name: t`Distance`, value: <Trans>{formatCount(departure.km, locale)}&nbsp;km</Trans> },
          { name: t`Bundle`, value: <bdi>{bundle.name[locale]}</bdi> },
          ...(bag?.detail == null ? [] : [{ name: t`Baggage`, value: <bdi>{bag.detail}</bdi> }]),
        ]}
      />
      <PaperSitters
        id="passengers"
        title={<Trans context="on a bus">Passengers</Trans>}
        columns={[t`Seat`]}
        people={passengers.map(({ seat, ...passenger }) => ({ ...passenger, sits: seat }))}
      />
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { EventDetail, EventShow, PlaceTime } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Countdown } from "@safar/ui/countdown";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";

const calledOff = <Trans>Whoever has tickets gets everything back, fees too, without doing anything.</Trans>;
const someBack = <Trans>Some come back when others cancel: join the waiting list.</Trans>;
const daySeconds = 86_400;

function OnSaleSoon({ at, zone }: { readonly at: number; readonly zone: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const seconds = useSecondsUntil(at) ?? 0;
  return (
    <Alert tone="info" title={<Trans>On sale from {formatMoment(at, locale, zone)}</Trans>}>
      {seconds < daySeconds ? (
        <Countdown label={t`The sale begins in`} seconds={seconds} />
      ) : (
        <Trans>Passes can be chosen here from that moment on, by the clock of the place.</Trans>
      )}
    </Alert>
  );
}

/** From which day to which: the one that it had may be one of several. */
function Moved({ from, to }: { readonly from: PlaceTime; readonly to: PlaceTime | null }) {
  const { locale } = useFacts();
  return (
    <Alert
      tone="warning"
      title={
        to === null ? (
          <Trans>This event was moved. Its new day is not known yet.</Trans>
        ) : (
          <Trans>
            Moved from {formatLongDay(from.local, locale)} to {formatLongDay(to.local, locale)},{" "}
            <bdi dir="ltr">{clockOf(to.local)}</bdi>
          </Trans>
        )
      }
    >
      <Trans>Tickets that were bought count for the new day, or are given back whole, fees too.</Trans>
    </Alert>
  );
}

/** Of one date among others that are still sold: what holders of its tickets get. The way to the next stands beside its price. */
function DateGone({ starts, state }: EventShow) {
  const { locale } = useFacts();
  const day = formatLongDay(starts.local, locale);
  return state === "cancelled" ? (
    <Alert tone="danger" title={<Trans>Called off: {day}</Trans>}>
      {calledOff}
    </Alert>
  ) : (
    <Alert tone="info" title={<Trans>Sold out: {day}</Trans>}>
      {someBack}
    </Alert>
  );
}

/** Why an event cannot be booked just now, and what follows from it; nothing where it can. */
export function EventStanding({ event, show }: { readonly event: EventDetail; readonly show?: EventShow | null }) {
  const { dates, onSaleAt, starts, state } = event;
  const moved = dates.find((show) => show.state === "postponed");
  switch (state) {
    case "not_yet":
      return onSaleAt === null ? null : <OnSaleSoon at={onSaleAt} zone={starts.zone} />;
    case "cancelled":
      return (
        <Alert tone="danger" title={<Trans>The organiser has called this event off</Trans>}>
          {calledOff}
        </Alert>
      );
    case "sold_out":
      return (
        <Alert tone="info" title={<Trans>All passes are sold</Trans>}>
          {someBack}
        </Alert>
      );
    case "ended":
      return (
        <Alert tone="info" title={<Trans>This event is over</Trans>}>
          <Trans>Its passes are no longer sold.</Trans>
        </Alert>
      );
    default:
      if (show?.state === "cancelled" || show?.state === "sold_out") return <DateGone {...show} />;
      return moved === undefined ? null : <Moved from={moved.starts} to={moved.postponedTo} />;
  }
}

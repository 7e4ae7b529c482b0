import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TrainsBooking } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import type { Shown } from "../bookings/booked.types.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";

/** What has happened to a train: it waits for a place, or it is late. */
export function TrainNews({
  booking: { trains },
  view,
  send,
}: Pick<Shown<TrainsBooking>, "booking"> & Partial<Shown<TrainsBooking>>) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const { delayMinutes, isFullRefund, train, waiting } = trains;
  return (
    <>
      {waiting !== null && (
        <Alert tone="warning" title={<Trans>Waiting for confirmation (RAC)</Trans>}>
          <Trans>
            You can travel: you have a seat, but your berth is not confirmed yet.{" "}
            <Plural value={waiting.position} one="# booking is" other="# bookings are" /> ahead of yours. You will know
            by <bdi>{formatMoment(waiting.decidedAt, locale, train.departs.zone)}</bdi>, and this page updates by
            itself.
          </Trans>
        </Alert>
      )}
      {delayMinutes !== null && delayMinutes > 0 && (
        <Alert
          tone={isFullRefund ? "danger" : "warning"}
          live
          action={
            isFullRefund &&
            view?.cancellation === null &&
            view.actions.includes("cancel") && (
              <Button size="small" onClick={() => send?.({ type: "cancellation.start" })}>
                <Trans>See my refund</Trans>
              </Button>
            )
          }
          title={<Trans>Your train is {lengthOfTime(i18n, delayMinutes)} late</Trans>}
        >
          {isFullRefund ? (
            <Trans>You get everything back if you cancel now.</Trans>
          ) : (
            <Trans>Times at the stations may still change. This page follows the train.</Trans>
          )}
        </Alert>
      )}
    </>
  );
}

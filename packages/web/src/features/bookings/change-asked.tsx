import { Trans, useLingui } from "@lingui/react/macro";
import { type Booking, editions } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatDay, formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useBooked } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { hasEnded } from "./has-ended.ts";
import { letterAddress } from "./letter-address.ts";
import { Step } from "./step.tsx";

/** That a change of a booking was asked for in writing: what was, until when it is answered, and the way to write again. */
export function ChangeAsked({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { vertical } = useBooked();
  const [now] = useState(() => serverClock.now());
  const { changeRequest } = booking;
  if (changeRequest === undefined || hasEnded(booking)) return null;
  const { answerBy, at, day, reference, wish } = changeRequest;
  const zone = editions[edition].timeZone;
  const [asked, answered] = [formatDay(at, locale, zone), formatMoment(answerBy, locale, zone)];
  return (
    <Step
      id="change-asked"
      tone="wait"
      title={
        <Trans>
          You asked for a change on <bdi>{asked}</bdi>
        </Trans>
      }
      action={
        <ButtonLink href={letterAddress(vertical, booking, { about: t`as in my message ${isolated(reference)}` })}>
          <Trans>Write again</Trans>
        </ButtonLink>
      }
    >
      <p>
        <bdi dir="ltr">{reference}</bdi>
        {day !== null && (
          <>
            {" · "}
            <Trans>
              Another day: <bdi>{formatLongDay(day, locale)}</bdi>
            </Trans>
          </>
        )}
        {wish !== "" && (
          <>
            {" · "}
            <Trans>
              “<bdi>{wish}</bdi>”
            </Trans>
          </>
        )}
      </p>
      <p className={css.quiet}>
        {now < answerBy ? (
          <Trans>
            Our answer comes by email before <bdi>{answered}</bdi>. Until then everything stays as booked.
          </Trans>
        ) : (
          <Trans>
            Our answer was due by <bdi>{answered}</bdi>. If no email has come, write again or call us.
          </Trans>
        )}
      </p>
    </Step>
  );
}

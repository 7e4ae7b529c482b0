import { Trans } from "@lingui/react/macro";
import { cancellationFacts, type RoomRate } from "@safar/engine";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { formatMoment } from "../../i18n/format.ts";
import * as css from "./hotel-detail.css.ts";

/** Whether a rate can be given back, in a few words. */
export function RateTerms({ rate, zone }: { rate: RoomRate; zone: string }) {
  const { locale } = useFacts();
  const [now] = useState(() => serverClock.now());
  const facts = cancellationFacts(rate.cancellation, now);
  if (facts.kind === "free") {
    return (
      <span className={css.good}>
        <Trans>Free cancellation until {formatMoment(facts.until, locale, zone)}</Trans>
      </span>
    );
  }
  return (
    <span className={css.quiet}>
      {facts.kind === "partly" ? <Trans>Refundable in part</Trans> : <Trans>Not refundable</Trans>}
    </span>
  );
}

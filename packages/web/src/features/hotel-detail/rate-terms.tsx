import { Trans, useLingui } from "@lingui/react/macro";
import { cancellationFacts, cancellationTimeline, type RoomRate } from "@safar/engine";
import { Timeline, type TimelineTone } from "@safar/ui/timeline";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./hotel-detail.css.ts";

const tones: Readonly<Record<"all" | "part" | "nothing", TimelineTone>> = {
  all: "success",
  part: "warning",
  nothing: "danger",
};

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
    <span className={css.bad}>
      {facts.kind === "partly" ? <Trans>Refundable in part</Trans> : <Trans>Not refundable</Trans>}
    </span>
  );
}

/** What comes back when, by the clocks of the hotel. */
export function CancellationLine({ rate, zone }: { rate: RoomRate; zone: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [now] = useState(() => serverClock.now());
  const moment = (at: number) => formatMoment(at, locale, zone);
  return (
    <>
      <Timeline
        label={t`What cancelling gives back`}
        entries={cancellationTimeline(rate.cancellation, now).map(({ from, gives, penalty, refund, until }) => ({
          id: String(from),
          tone: tones[gives],
          title:
            gives === "all" ? (
              <Trans>
                Everything comes back: <Amount of={refund} />
              </Trans>
            ) : gives === "part" ? (
              <Trans>
                <Amount of={refund} /> comes back, <Amount of={penalty} /> is kept
              </Trans>
            ) : (
              <Trans>Nothing comes back</Trans>
            ),
          when:
            until !== null ? (
              <Trans>until {moment(until)}</Trans>
            ) : from === null ? (
              <Trans>at any time</Trans>
            ) : (
              <Trans>from {moment(from)}</Trans>
            ),
        }))}
      />
      <p className={css.quiet}>
        <Trans>Days and hours are by the clocks of the hotel.</Trans>
      </p>
    </>
  );
}

import { Trans } from "@lingui/react/macro";
import type { Booking, BookingView, EpochMs, PlaceTime } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useHydrated } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import type { Shown } from "./booked.types.ts";
import * as css from "./booking.css.ts";

type Moved = Omit<Shown<Booking>, "view"> & {
  readonly view: Pick<BookingView, "actions" | "busy" | "cancellation">;
  readonly from: PlaceTime;
  readonly to: PlaceTime;
  readonly keepUntil: EpochMs;
};

/** Whoever sold it has moved it to another day: it is kept, or given back whole. Nothing once that is answered. */
export function DayMoved({ booking, from, keepUntil, send, to, view }: Moved) {
  const { locale } = useFacts();
  const isAlive = useHydrated();
  const [change] = booking.changes;
  if (change?.state !== "open" || view.cancellation !== null) return null;
  const [before, now] = [from, to].map(({ local }) => formatLongDay(local, locale));
  return (
    <section className={css.panel} aria-labelledby="moved">
      <h2 id="moved">
        <Trans>It takes place on another day</Trans>
      </h2>
      <p>
        <s>{before}</s>
        <br />
        <strong>
          {now} · <bdi dir="ltr">{clockOf(to.local)}</bdi>
        </strong>
      </p>
      {view.actions.includes("respond") ? (
        <>
          <p className={css.quiet}>
            <Trans>
              Decide by {formatMoment(keepUntil, locale, to.zone)}. Until then you can give the tickets back and get
              everything, fees too. Once you keep them, the usual terms apply.
            </Trans>
          </p>
          <form
            method="post"
            action={localisePath(paths.bookingResponse(booking.uuid), locale)}
            onSubmit={(event) => {
              event.preventDefault();
              send({ type: "change.respond", changeId: change.id, decision: "accept" });
            }}
          >
            <input type="hidden" name="change" value={change.id} />
            <div className={css.actions}>
              <Button type="submit" name="decision" value="accept" kind="next" busy={view.busy}>
                <Trans>Keep the tickets</Trans>
              </Button>
              {view.actions.includes("cancel") && (
                <Button disabled={!isAlive} busy={view.busy} onClick={() => send({ type: "cancellation.start" })}>
                  <Trans>Give them back</Trans>
                </Button>
              )}
            </div>
          </form>
        </>
      ) : (
        <p className={css.quiet}>
          <Trans>The time to decide is over: your tickets count for the new day.</Trans>
        </p>
      )}
    </section>
  );
}

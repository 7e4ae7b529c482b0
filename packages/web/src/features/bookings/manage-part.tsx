import { Trans } from "@lingui/react/macro";
import type { Booking } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { useHydrated } from "@tanstack/react-router";
import { Fragment, type ReactNode, useRef } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { isNothing, PolicyTimeline } from "../checkout/quote/policy-timeline.tsx";
import { isHeld } from "../shell/booking-status.ts";
import { useReturnFocus } from "../shell/use-return-focus.ts";
import type { Shown as ShownOf } from "./booked.types.ts";
import { useBooked, useBookedWords, useIsOver } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { DownloadLink, PaperLink } from "./booking-actions.tsx";
import { CancelPanel } from "./cancel-panel.tsx";
import { letterAddress } from "./letter-address.ts";

type Shown = ShownOf<Booking> & {
  /** Of the place where the journey begins. */
  readonly zone: string;
};

/** Why it cannot be cancelled, from when on it can, and what can be done instead. */
function NotNow({ booking, zone }: Pick<Shown, "booking" | "zone">) {
  const { policy, status } = booking;
  const { vertical } = useBooked();
  if (status === "Processing" || status === "Pending")
    return (
      <>
        <p>
          {status === "Processing" ? (
            <Trans>
              It is being confirmed, usually within minutes. As soon as it is, you can cancel it here on these terms:
            </Trans>
          ) : (
            <Trans>
              Its payment is being checked. As soon as its result is known, you can cancel it here on these terms:
            </Trans>
          )}
        </p>
        <PolicyTimeline kind="cancellation" rules={policy.cancellation} zone={zone} />
      </>
    );
  return (
    <>
      <p>
        {isHeld(status) ? (
          <Trans>It can no longer be cancelled: it has begun, or the time for that is over.</Trans>
        ) : (
          <Trans>This booking cannot be cancelled now.</Trans>
        )}
      </p>
      <div className={css.actions}>
        <ButtonLink href={letterAddress(vertical, booking)}>
          <Trans>Write to us about it</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

/** The way to cancel a booking of any kind, and what it costs now and later. */
function Terms({ view, booking, send, zone }: Shown) {
  const isAlive = useHydrated();
  const { changedFees } = useBookedWords();
  const canCancel = view.actions.includes("cancel");
  const isMoved = booking.changes.some(({ state }) => state === "open" || state === "declined");
  return (
    <>
      {canCancel && isMoved && <p>{changedFees}</p>}
      {canCancel && !isMoved && booking.status !== "Pending" && (
        <PolicyTimeline kind="cancellation" rules={booking.policy.cancellation} zone={zone} />
      )}
      {canCancel ? (
        <>
          {(isMoved || !booking.policy.cancellation.every(isNothing)) && (
            <p className={css.quiet}>
              <Trans>You see your refund before anything is cancelled.</Trans>
            </p>
          )}
          <div className={css.actions}>
            <Button disabled={!isAlive} busy={view.busy} onClick={() => send({ type: "cancellation.start" })}>
              <Trans>Cancel this booking</Trans>
            </Button>
            <noscript>
              <ButtonLink href={paths.contactUs()}>
                <Trans>Cancel with our support</Trans>
              </ButtonLink>
            </noscript>
          </div>
        </>
      ) : (
        <NotNow booking={booking} zone={zone} />
      )}
    </>
  );
}

/** What counts of a booking of which nothing is left to change. */
function Afterwards({ booking }: Pick<Shown, "booking">) {
  const { vertical } = useBooked();
  const { order, pnr } = booking;
  return (
    <>
      <p>
        <Trans>
          Nothing can be changed or cancelled any more. If something was not right, write to us: the booking reference{" "}
          <bdi dir="ltr">{pnr ?? order}</bdi> is in the message already.
        </Trans>
      </p>
      <div className={css.actions}>
        <ButtonLink href={letterAddress(vertical, booking, { over: "yes" })}>
          <Trans>Write to us</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

/** Cancelling a booking, from its terms to its end. Whoever comes to the end of it is at its heading again. */
function Cancel({ hasEnded, ...shown }: Shown & { readonly hasEnded: boolean }) {
  const { cancelTitle } = useBookedWords();
  const { booking, view } = shown;
  const { cancellation } = view;
  const isOver = useIsOver(booking) && isHeld(booking.status) && !view.actions.includes("cancel");
  const isDone = hasEnded || isOver || booking.cancelledAt !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus(heading, cancellation !== null);
  return (
    <section className={css.panel} aria-labelledby="cancel">
      {cancellation === null && (
        <h2 id="cancel" ref={heading} tabIndex={-1}>
          {isDone ? <Trans>Help with this booking</Trans> : cancelTitle}
        </h2>
      )}
      {cancellation !== null ? (
        <CancelPanel actor={cancellation} booking={booking} />
      ) : isDone ? (
        <Afterwards booking={booking} />
      ) : (
        <Terms {...shown} />
      )}
    </section>
  );
}

type Props = Shown & {
  /** What has happened to it and wants an answer. */
  readonly news?: ReactNode;
  /** What else can be done while it has not ended. */
  readonly children?: ReactNode;
};

/** Everything that can still be done about a booking of any kind. */
export function ManagePart({ news, children, ...shown }: Props) {
  const { view, booking } = shown;
  const { documents, uuid } = booking;
  const hasEnded = view.nextStep === "bookAgain" && view.cancellation === null;
  return (
    <div className={css.part}>
      {news}
      <Cancel {...shown} hasEnded={hasEnded} />
      {!hasEnded && children}
      {documents.length > 0 && (
        <section className={css.panel} aria-labelledby="papers">
          <h2 id="papers">
            <Trans>Documents</Trans>
          </h2>
          <div className={css.actions}>
            {documents.map((kind) => (
              <Fragment key={kind}>
                <PaperLink booking={uuid} paper={kind === "eticket" ? "ticket" : "invoice"} />
                <DownloadLink booking={uuid} kind={kind} />
              </Fragment>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

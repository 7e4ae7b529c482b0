import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Booking,
  type BookingEvent,
  type BookingTrouble,
  type BookingView,
  connectBooking,
  connectCancellation,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Container, VisuallyHidden } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { Skeleton } from "@safar/ui/skeleton";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import type { ArrivalTrouble } from "../../app/addresses/booking-parts.ts";
import { paths } from "../../app/addresses/paths.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { useBookingHints } from "../../engine/live/use-booking-hints.ts";
import { shellQuery } from "../../session/queries.ts";
import { NotFoundPage } from "../shell/error-page.tsx";
import { problemWords } from "../shell/problem-words.ts";
import type { BookingOfKind, BookingParts, Shown } from "./booked.types.ts";
import * as css from "./booking.css.ts";
import { Standing } from "./booking-status.tsx";
import type { BookingPageProps } from "./booking-tabs.tsx";
import { ChangeAsked } from "./change-asked.tsx";
import { NextStepCard } from "./next-step-card.tsx";
import { ProofCard } from "./proof-card.tsx";

type Send = (event: BookingEvent) => void;

/** What a page without script says of a form or a link that did not do what it should. */
function ArrivedWithTrouble({
  trouble,
  hasNoTicket,
}: {
  trouble: Exclude<ArrivalTrouble, "proof">;
  /** It was cancelled, and its ticket is what was asked for. */
  hasNoTicket: boolean;
}) {
  if (trouble === "limited") {
    return (
      <Alert tone="warning" live title={<Trans>Too many tries</Trans>}>
        <Trans>Wait 15 minutes before you try again.</Trans>
      </Alert>
    );
  }
  if (trouble === "document" && hasNoTicket) {
    return (
      <Alert tone="info" live title={<Trans>This booking was cancelled</Trans>}>
        <Trans>It has no ticket any more.</Trans>
      </Alert>
    );
  }
  if (trouble === "document") {
    return (
      <Alert tone="warning" live title={<Trans>The PDF could not be created</Trans>}>
        <Trans>Try again in a moment, or print this page: it has the same details.</Trans>
      </Alert>
    );
  }
  if (trouble === "late") return <TooLate />;
  return (
    <Alert tone="danger" live title={<Trans>Something went wrong!</Trans>}>
      <Trans>Your answer may not have reached us. Check the booking before you answer again.</Trans>
    </Alert>
  );
}

const TooLate = () => (
  <Alert tone="warning" live title={<Trans>This change can no longer be answered</Trans>}>
    <Trans>The booking has changed in the meantime. Its current status is below.</Trans>
  </Alert>
);

function Trouble({ trouble, send, busy }: { trouble: BookingTrouble; send: Send; busy: boolean }) {
  const { t } = useLingui();
  if (trouble.type === "TOO_LATE") return <TooLate />;
  if (trouble.type !== "PROBLEM") return null;
  const { text, title } = problemWords(trouble.problem);
  return (
    <Alert
      tone="warning"
      live
      title={t(title)}
      action={
        <Button size="small" busy={busy} onClick={() => send({ type: "booking.reload" })}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {t(text)}
    </Alert>
  );
}

function Loading() {
  return (
    <div className={css.loading} role="status">
      <VisuallyHidden>
        <Trans>Loading the booking</Trans>
      </VisuallyHidden>
      <Skeleton width="60%" />
      <Skeleton width="30%" />
      <span className={css.coming}>
        <Skeleton kind="box" />
      </span>
      <span className={css.coming}>
        <Skeleton kind="box" />
      </span>
    </div>
  );
}

/** A booking that was read, with what its vertical shows of it. */
export type FramedBooking = Shown<Booking> & { readonly parts: BookingParts };

type Props = Pick<BookingPageProps, "booking" | "found" | "trouble" | "part"> & {
  readonly kind: BookingOfKind;
  /** Everything about the booking. */
  readonly children: (framed: FramedBooking) => ReactNode;
};

/**
 * The booking as it stands. What was read before it was cancelled here holds no longer: the cancellation knows better, until it is
 * read anew. Nothing of a booking that is cancelled whole lets anybody travel.
 */
const useStanding = ({ booking, cancellation }: BookingView): Booking | null => {
  const cancelled = useSelector(cancellation ?? undefined, (now) => now && connectCancellation(now));
  const standing = cancelled?.standing ?? null;
  if (booking === null || standing === null) return booking;
  if (cancelled !== undefined && cancelled.travellers.length > 0) return { ...booking, statusText: standing };
  const documents = booking.documents.filter((kind) => kind !== "eticket");
  const at = cancelled?.refund?.steps.find(({ step }) => step === "requested")?.at;
  return {
    ...booking,
    status: standing,
    statusText: standing,
    documents,
    isNeverPaid: booking.status === "Pending",
    ...(at == null ? {} : { cancelledAt: at }),
  };
};

/** The page of a booking, whatever it is of: how it stands, whose it is, what to do now, and then all about it. */
export function BookingFrame({ booking: uuid, found, trouble, part, kind, children }: Props) {
  const { t } = useLingui();
  const { booked } = kind;
  const address = paths.booking(booked.vertical, uuid);
  const { data: shell } = useSuspenseQuery(shellQuery);
  const isSignedIn = shell.viewer !== null;
  // A document's own answer is old by the time somebody comes back to the page.
  const isAlive = useHydrated();
  const [input] = useState({ booking: uuid, found: isAlive ? null : found });
  const { actor, view } = useFlow(booked.flow, connectBooking, { input });
  const send: Send = (event) => actor.send(event);
  const isOwn = view.booking?.isMasked === false;
  useBookingHints({ booking: uuid, isOwn, isSignedIn, realtime: shell.realtime }, () =>
    actor.send({ type: "order.hinted" }),
  );
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") actor.send({ type: "RESUME", now: serverClock.now() });
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [actor]);

  const booking = useStanding(view);

  if (view.screen === "missing") return <NotFoundPage path={address} />;
  const { problem } = view;
  const parts = booking === null ? null : kind.partsOf(booking);
  if (booking === null || parts === null) {
    return (
      <Container width="text">
        <div className={css.page}>
          <h1>{t(kind.name)}</h1>
          {view.screen === "loading" && <Loading />}
          {problem !== null && <Trouble trouble={problem} send={send} busy={view.busy} />}
        </div>
      </Container>
    );
  }
  // What the page without script was told is overtaken by what happens here.
  const told = problem ?? (trouble === "proof" ? ({ type: "PROOF_REFUSED" } as const) : null);
  return (
    <Container>
      <div className={css.page}>
        <header className={css.head}>
          {isSignedIn && (
            <Link href={paths.bookings()} className={css.back}>
              <Trans>My Bookings</Trans>
            </Link>
          )}
          <div className={css.headLine}>
            <h1 className={css.title}>{parts.title}</h1>
            <span role="status">
              <Standing booking={booking} step={view.nextStep} />
            </span>
          </div>
        </header>
        {trouble !== undefined && trouble !== "proof" && problem === null && (
          <ArrivedWithTrouble trouble={trouble} hasNoTicket={part !== "invoice" && booking.cancelledAt !== undefined} />
        )}
        {problem !== null && <Trouble trouble={problem} send={send} busy={view.busy} />}
        {booking.isMasked && (
          <ProofCard
            booking={uuid}
            contact={booking.contact}
            busy={view.busy}
            trouble={told}
            isSignedIn={isSignedIn}
            onProof={(proof) => send({ type: "proof.submit", proof })}
          />
        )}
        {view.cancellation === null && <NextStepCard view={view} booking={booking} address={address} part={part} />}
        {view.cancellation === null && <ChangeAsked booking={booking} />}
        {children({ view, booking, send, parts })}
      </div>
    </Container>
  );
}

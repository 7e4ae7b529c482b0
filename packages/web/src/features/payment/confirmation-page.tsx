import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Booking,
  type BookingUuid,
  type BookingView,
  connectBooking,
  products,
  type ReadOutcome,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { Skeleton } from "@safar/ui/skeleton";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { BadgeCheck, Check, Circle, CircleCheck, Hourglass } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { useBookingHints } from "../../engine/live/use-booking-hints.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { shellQuery } from "../../session/queries.ts";
import { Amount } from "../amounts/amount.tsx";
import type { Booked, Shown } from "../bookings/booked.types.ts";
import { BookedProvider, useBooked } from "../bookings/booked-context.ts";
import { takeAlong, toGo } from "../bookings/booking.css.ts";
import { CalendarLink, DownloadLink, PaperLink } from "../bookings/booking-actions.tsx";
import { DaysToGo } from "../bookings/days-to-go.tsx";
import { methodWords } from "../bookings/method-words.ts";
import { NextStepCard } from "../bookings/next-step-card.tsx";
import { paidFor } from "../bookings/paid.ts";
import { WayOn } from "../bookings/way-on.tsx";
import { WhatNext } from "../bookings/what-next.tsx";
import { CopyButton } from "../shell/copy-button.tsx";
import { NotFoundPage } from "../shell/error-page.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { hasJustPaid, JustPaid } from "./paid.tsx";
import * as css from "./payment.css.ts";

/** A step of the way from the money to the ticket. */
type Stage = "paid" | "issuing" | "ready";

/** Of what was paid, whoever looks; anything else is no confirmation. */
const stageOf: Readonly<Partial<Record<Booking["status"], Stage>>> = {
  Processing: "issuing",
  "Partially Confirmed": "issuing",
  Confirmed: "ready",
  Updated: "ready",
  Modified: "ready",
};

/** After the payment: what was received, how far the ticket is, and what to do next. It changes by itself. */
export function ConfirmationPage({
  booking: uuid,
  found,
  booked,
}: {
  booking: BookingUuid;
  found: ReadOutcome | null;
  /** What of: it says how its ticket looks. */
  booked: Booked;
}) {
  const { data: shell } = useSuspenseQuery(shellQuery);
  // A document's own answer is old by the time somebody comes back to the page.
  const isAlive = useHydrated();
  const [input] = useState({ booking: uuid, found: isAlive ? null : found });
  const { actor, view } = useFlow(booked.flow, connectBooking, { input });
  const isSignedIn = shell.viewer !== null;
  useBookingHints({ booking: uuid, isSignedIn, realtime: shell.realtime }, () => actor.send({ type: "order.hinted" }));
  if (view.screen === "missing") {
    return <NotFoundPage path={paths.confirmation(products[booked.vertical].serviceType, uuid)} />;
  }
  const { booking } = view;
  const tickets = booking === null ? null : booked.ticketsOf(booking);
  return (
    <Container>
      <div className={css.page}>
        {booking !== null && tickets !== null ? (
          <BookedProvider value={booked}>
            <Confirmed view={view} booking={booking} booked={booked} tickets={tickets} send={actor.send} />
          </BookedProvider>
        ) : (
          <Unread view={view} onRetry={() => actor.send({ type: "booking.reload" })} />
        )}
      </div>
    </Container>
  );
}

function Confirmed({
  view,
  booking,
  booked,
  tickets,
  send,
}: {
  view: BookingView;
  booking: Booking;
  booked: Booked;
  tickets: ReactNode;
  send: Shown<Booking>["send"];
}) {
  const stage = stageOf[booking.status];
  const address = paths.booking(booked.vertical, booking.uuid);
  return (
    <>
      {stage === undefined ? (
        <>
          <h1>
            <Trans>Your booking</Trans>
          </h1>
          <NextStepCard view={view} booking={booking} address={address} />
        </>
      ) : (
        <Received stage={stage} booking={booking} address={address} />
      )}
      {view.nextStep === "respond" && <NextStepCard view={view} booking={booking} address={address} />}
      <div className={css.columns}>
        <div className={css.work}>
          {tickets}
          {stage === "ready" && !booking.isMasked && booked.codesOf(booking, send)}
        </div>
        <div className={css.ways}>
          {(stage !== undefined || booking.isMasked) && (
            <WhatNext booking={booking} title={<Trans>What comes next</Trans>}>
              {booking.isMasked && (
                <li>
                  <Trans>
                    Names are hidden until you show that the booking is yours: open it and confirm your email or phone
                    number.
                  </Trans>
                </li>
              )}
              <li>
                {booked.words.ownPage ?? (
                  <Trans>Changes, cancelling and the invoice are on the booking's own page.</Trans>
                )}
              </li>
            </WhatNext>
          )}
          {stage === undefined ? (
            <div className={css.actions}>
              <ButtonLink href={address}>
                <Trans>See the booking</Trans>
              </ButtonLink>
            </div>
          ) : (
            <>
              <Paid booking={booking} />
              <WayOn booking={booking} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** The money is here; whether the ticket is too is said as it is. */
function Received({ stage, booking, address }: { stage: Stage; booking: Booking; address: string }) {
  const { locale } = useFacts();
  const booked = useBooked();
  const { received, reference } = booked.wordsOf(booking);
  const isReady = stage === "ready";
  const { contact, documents, pnr, uuid } = booking;
  const kept = booking.due.minor === 0 ? <Trans>Reserved, free of charge</Trans> : <Trans>Payment received</Trans>;
  const begins = booked.beginsOf(booking);
  const goesTo = booked.goesToOf(booking);
  const called = booked.calledOf(booking);
  return (
    <section className={css.received}>
      <span className={css.receivedMark}>
        <Icon of={isReady ? BadgeCheck : CircleCheck} size={56} />
      </span>
      <div className={css.words}>
        <h1>
          {!isReady ? (
            kept
          ) : goesTo === null ? (
            received.title
          ) : (
            <Trans>
              You are going to <bdi>{goesTo.to[locale]}</bdi>
            </Trans>
          )}
        </h1>
        {called !== null && (
          <p>
            <strong>
              <bdi>{called[locale]}</bdi>
            </strong>
          </p>
        )}
        {begins !== undefined && (
          <p>
            <bdi>{formatLongDay(begins.local, locale)}</bdi> <DaysToGo to={begins} className={toGo} />
          </p>
        )}
        <p role="status">{isReady ? received.sent(contact.email) : received.coming(contact.email)}</p>
        {booking.sending?.isByItself === true && (
          <p>
            <Trans>Tickets are sent to each person, at the email that was given for them.</Trans>
          </p>
        )}
        <ol className={css.stages}>
          <StageItem state="done">{kept}</StageItem>
          <StageItem state={isReady ? "done" : "current"}>{isReady ? received.issued : received.issuing}</StageItem>
          <StageItem state={isReady ? "done" : "ahead"}>{received.ready}</StageItem>
        </ol>
      </div>
      {pnr !== null && (
        <div className={css.found}>
          <span className={css.note}>{reference}</span>
          <strong className={css.foundBy}>
            <bdi dir="ltr">{pnr}</bdi>
          </strong>
          <CopyButton text={pnr} copied={<Trans>Copied</Trans>}>
            <Trans>Copy</Trans>
          </CopyButton>
        </div>
      )}
      <div className={css.receivedActions}>
        <ButtonLink kind="next" href={address}>
          <Trans>See the booking</Trans>
        </ButtonLink>
        <div className={takeAlong}>
          {documents.includes("eticket") && (
            <>
              <DownloadLink booking={uuid} kind="eticket" />
              <PaperLink booking={uuid} paper="ticket" />
            </>
          )}
          <CalendarLink booking={uuid} />
        </div>
      </div>
    </section>
  );
}

/** What was received, and by what. */
function Paid({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const paid = paidFor(booking);
  const methods = booking.payments.filter(({ state }) => state === "received");
  return (
    <section className={css.paid}>
      {paid !== null && (
        <strong>
          <Trans>
            Paid: <Amount of={paid} />
          </Trans>
        </strong>
      )}
      {methods.map(({ amount, id, method }) => (
        <span key={id} className={css.note}>
          {t(methodWords(method))}
          {methods.length > 1 && (
            <>
              {" · "}
              <Amount of={amount} />
            </>
          )}
        </span>
      ))}
      <span className={css.note}>
        <Trans>
          Order <bdi dir="ltr">{booking.order}</bdi>
        </Trans>
      </span>
    </section>
  );
}

const stageSigns = { done: Check, current: Hourglass, ahead: Circle } as const;

const StageItem = ({ state, children }: { state: keyof typeof stageSigns; children: ReactNode }) => (
  <li className={css.stage} data-state={state} aria-current={state === "current" ? "step" : undefined}>
    <Icon of={stageSigns[state]} size={18} />
    {children}
  </li>
);

function Unread({ view, onRetry }: { view: BookingView; onRetry: () => void }) {
  const { t } = useLingui();
  const { problem } = view;
  const title = (
    <h1>
      <Trans>Your booking</Trans>
    </h1>
  );
  const [isPaid] = useState(hasJustPaid);
  if (problem?.type !== "PROBLEM") {
    if (isPaid) return <JustPaid />;
    return (
      <>
        {title}
        <div className={css.box} aria-busy="true">
          <p role="status">
            <Trans>Loading your booking…</Trans>
          </p>
          <Skeleton kind="box" />
          <Skeleton kind="box" />
        </div>
      </>
    );
  }
  const words = problemWords(problem.problem);
  return (
    <>
      {title}
      <Alert
        tone="warning"
        live
        title={t(words.title)}
        action={
          <Button busy={view.busy} onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        <Trans>This does not affect your payment.</Trans>
      </Alert>
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BookingEvent,
  type BookingTrouble,
  type BookingUuid,
  type BookingView,
  connectBooking,
  type FlightBooking,
  isFlightBooking,
  type ReadOutcome,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Container, VisuallyHidden } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { Skeleton } from "@safar/ui/skeleton";
import { Tabs } from "@safar/ui/tabs";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import FileText from "lucide-react/icons/file-text";
import Route from "lucide-react/icons/route";
import Settings2 from "lucide-react/icons/settings-2";
import TicketsPlane from "lucide-react/icons/tickets-plane";
import { useEffect, useState } from "react";
import { paths } from "../../app/paths.ts";
import { shellQuery } from "../../app/queries.ts";
import { useBookingHints } from "../../engine/use-booking-hints.ts";
import { useFlow } from "../../engine/use-flow.ts";
import { isolated, useFlightWords } from "../flight-results/flight-words.ts";
import { NotFoundPage } from "../shell/error-page.tsx";
import { problemWords } from "../shell/problem-words.ts";
import * as css from "./booking.css.ts";
import { type BookingMishap, type BookingPart, partAddress } from "./booking-address.ts";
import { flightBookingFlow } from "./booking-flows.ts";
import { StatusMark } from "./booking-status.tsx";
import { FlightTitle } from "./flight-title.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import { ItineraryPart } from "./itinerary-part.tsx";
import { ManagePart } from "./manage-part.tsx";
import { NextStepCard } from "./next-step-card.tsx";
import { OverviewPart } from "./overview-part.tsx";
import { ProofCard } from "./proof-card.tsx";

type Send = (event: BookingEvent) => void;

/** What a page without script says of a form or a link that did not do what it should. */
function Mishap({ mishap }: { mishap: Exclude<BookingMishap, "proof"> }) {
  if (mishap === "limited") {
    return (
      <Alert tone="warning" live title={<Trans>Too many tries</Trans>}>
        <Trans>Wait a quarter of an hour before you try again.</Trans>
      </Alert>
    );
  }
  if (mishap === "document") {
    return (
      <Alert tone="warning" live title={<Trans>The PDF could not be made</Trans>}>
        <Trans>Try again in a moment, or print this page: it holds the same.</Trans>
      </Alert>
    );
  }
  if (mishap === "late") return <TooLate />;
  return (
    <Alert tone="danger" live title={<Trans>Something went wrong!</Trans>}>
      <Trans>Your answer may not have arrived. Look at the booking before you answer again.</Trans>
    </Alert>
  );
}

const TooLate = () => (
  <Alert tone="warning" live title={<Trans>This change can no longer be answered</Trans>}>
    <Trans>The booking has moved on meanwhile. What it says now is below.</Trans>
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
        <Trans>Reading the booking</Trans>
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

function Parts({
  view,
  booking,
  part,
  send,
  onPart,
}: {
  view: BookingView;
  booking: FlightBooking;
  part: BookingPart;
  send: Send;
  onPart: (part: BookingPart) => void;
}) {
  const { t } = useLingui();
  const words = useFlightWords();
  const address = paths.flightBooking(booking.uuid);
  const { itinerary, references } = booking.flight;
  const [first, last] = [itinerary.legs[0], itinerary.legs.at(-1)];
  const from = isolated(words.city(first?.from ?? "", references));
  const to = isolated(words.city(last?.to ?? "", references));
  const parts = [
    {
      id: "overview",
      label: t`Overview`,
      icon: TicketsPlane,
      panel: <OverviewPart booking={booking} title={t`My flight from ${from} to ${to}`} />,
    },
    { id: "itinerary", label: t`Itinerary`, icon: Route, panel: <ItineraryPart flight={booking.flight} /> },
    { id: "invoice", label: t`Invoice`, icon: FileText, panel: <InvoicePart booking={booking} /> },
    ...(booking.isMasked
      ? []
      : [
          {
            id: "manage",
            label: t`Manage Your Trip`,
            icon: Settings2,
            panel: <ManagePart view={view} booking={booking} send={send} />,
          } as const,
        ]),
  ] as const;
  // A cancellation that goes on is in sight, whatever the address says.
  const selected = view.cancellation === null ? part : "manage";
  return (
    <Tabs
      label={t`Your booking`}
      selected={parts.some(({ id }) => id === selected) ? selected : "overview"}
      onSelect={(id) => onPart(parts.find((one) => one.id === id)?.id ?? "overview")}
      tabs={parts.map((one) => ({ ...one, href: partAddress(address, one.id) }))}
    />
  );
}

type Props = {
  readonly booking: BookingUuid;
  /** What the server has read for this document. */
  readonly found: ReadOutcome | null;
  readonly part: BookingPart;
  readonly mishap: BookingMishap | undefined;
  readonly onPart: (part: BookingPart) => void;
};

/** A flight's booking: how it stands, what to do now, and everything about it in four parts. */
export function FlightBookingPage({ booking: uuid, found, part, mishap, onPart }: Props) {
  const { data: shell } = useSuspenseQuery(shellQuery);
  const isSignedIn = shell.viewer !== null;
  // A document's own answer is old by the time somebody comes back to the page.
  const isAlive = useHydrated();
  const [input] = useState({ booking: uuid, found: isAlive ? null : found });
  const { actor, view } = useFlow(flightBookingFlow, connectBooking, { input });
  const send: Send = (event) => actor.send(event);
  const isOwn = view.booking?.isMasked === false;
  useBookingHints({ booking: uuid, isOwn, isSignedIn, realtime: shell.realtime }, () =>
    actor.send({ type: "order.hinted" }),
  );
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") actor.send({ type: "RESUME", now: Date.now() });
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [actor]);

  if (view.screen === "missing") return <NotFoundPage path={paths.flightBooking(uuid)} />;
  const { booking, problem } = view;
  if (booking === null || !isFlightBooking(booking)) {
    return (
      <Container width="text">
        <div className={css.page}>
          <h1>
            <Trans>Your flight booking</Trans>
          </h1>
          {view.screen === "loading" && <Loading />}
          {problem !== null && <Trouble trouble={problem} send={send} busy={view.busy} />}
        </div>
      </Container>
    );
  }
  // What the page without script was told is overtaken by what happens here.
  const told = problem ?? (mishap === "proof" ? ({ type: "PROOF_REFUSED" } as const) : null);
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
            <h1 className={css.title}>
              <FlightTitle flight={booking.flight} />
            </h1>
            <span role="status">
              <StatusMark status={booking.statusText} />
            </span>
          </div>
        </header>
        {mishap !== undefined && mishap !== "proof" && problem === null && <Mishap mishap={mishap} />}
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
        {view.cancellation === null && (
          <NextStepCard view={view} booking={booking} address={paths.flightBooking(uuid)} />
        )}
        <Parts view={view} booking={booking} part={part} send={send} onPart={onPart} />
      </div>
    </Container>
  );
}

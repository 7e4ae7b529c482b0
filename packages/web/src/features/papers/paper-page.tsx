import { Trans, useLingui } from "@lingui/react/macro";
import { type Booking, type BookingUuid, type BookingView, connectBooking, type ReadOutcome } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useHydrated } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Printer from "lucide-react/icons/printer";
import { type ReactNode, useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { useOver } from "../bookings/booked-context.ts";
import { CancelledOn } from "../bookings/cancelled-on.tsx";
import { hasEnded } from "../bookings/has-ended.ts";
import { KeptLines, RefundLine } from "../bookings/refund-tracker.tsx";
import { NotFoundPage } from "../shell/error-page.tsx";
import { problemWords } from "../shell/problem-words.ts";
import { hasMoved, InvoicePaper } from "./invoice-paper.tsx";
import * as css from "./paper.css.ts";
import "./page.css";
import type { PaperName, PaperOfKind, ShownPaper } from "./paper.types.ts";
import { PaperNumbers } from "./paper-sheet.tsx";
import { TicketPaper } from "./ticket-paper.tsx";

type Props = Pick<ShownPaper, "kind" | "support"> & {
  readonly booking: BookingUuid;
  readonly paper: PaperName;
  /** What the server has read for this document. */
  readonly found: ReadOutcome | null;
};

/** A booking's ticket or invoice as a sheet of paper; on a screen with the ways to print it and to go back. */
export function PaperPage({ kind, booking: uuid, paper, found, support }: Props) {
  // A document's own answer is old by the time somebody comes back to the page.
  const isAlive = useHydrated();
  const [input] = useState({ booking: uuid, found: isAlive ? null : found });
  const { actor, view } = useFlow(kind.booked.flow, connectBooking, { input });
  const { booking } = view;
  const { vertical } = kind.booked;
  if (view.screen === "missing") return <NotFoundPage path={paths.bookingPaper(vertical, uuid, paper)} />;
  const parts = booking === null ? null : kind.partsOf(booking);
  if (booking === null || parts === null) {
    return (
      <Room kind={kind} uuid={uuid} paper={paper} booking={null}>
        <Unread view={view} onRetry={() => actor.send({ type: "booking.reload" })} />
      </Room>
    );
  }
  const lack = lackOf(booking, paper);
  if (lack !== null) {
    return (
      <Room kind={kind} uuid={uuid} paper={paper} booking={booking}>
        <Lacking kind={kind} lack={lack} booking={booking} parts={parts} />
      </Room>
    );
  }
  const Paper = paper === "ticket" ? TicketPaper : InvoicePaper;
  return (
    <Room kind={kind} uuid={uuid} paper={paper} booking={booking} isThere>
      <Paper kind={kind} booking={booking} parts={parts} support={support} />
    </Room>
  );
}

type Lack = "proof" | "ticket";

/** Why a paper cannot be had; null when it can. */
const lackOf = ({ documents, isMasked }: Booking, paper: PaperName): Lack | null => {
  if (isMasked) return "proof";
  return paper === "ticket" && !documents.includes("eticket") ? "ticket" : null;
};

/** Whether it has ended before any money moved: no paper of it is worth anything. */
const isUnpaid = (booking: Booking): boolean => hasEnded(booking) && booking.payments.filter(hasMoved).length === 0;

type RoomProps = {
  readonly kind: PaperOfKind;
  readonly uuid: BookingUuid;
  readonly paper: PaperName;
  /** Null while it is not read. */
  readonly booking: Booking | null;
  readonly isThere?: boolean;
  readonly children: ReactNode;
};

/** What leads on, unless a ticket leads nowhere any more. Its place is kept while nothing can print yet. */
function Print({ kind: { booked }, paper, booking }: Pick<ShownPaper, "kind" | "booking"> & { paper: PaperName }) {
  const isAlive = useHydrated();
  const isOver = useOver(booked, booking);
  return (
    <Button
      kind={paper === "ticket" && isOver ? "secondary" : "next"}
      size="small"
      className={isAlive ? undefined : css.waits}
      onClick={() => window.print()}
    >
      <Icon of={Printer} size={18} />
      {paper === "ticket" ? booked.words.printTicket : <Trans>Print invoice</Trans>}
    </Button>
  );
}

function Room({ kind, uuid, paper, booking, isThere = false, children }: RoomProps) {
  const { t } = useLingui();
  const { vertical } = kind.booked;
  const other = paper === "ticket" ? "invoice" : "ticket";
  return (
    <div className={css.room}>
      <nav className={css.bar} aria-label={t`Booking documents`}>
        <ButtonLink size="small" href={paths.booking(vertical, uuid)}>
          <Icon of={ArrowLeft} size={18} directional />
          <Trans>Back to the booking</Trans>
        </ButtonLink>
        <span className={css.barEnd}>
          {booking !== null && lackOf(booking, other) === null && !isUnpaid(booking) && (
            <ButtonLink size="small" href={paths.bookingPaper(vertical, uuid, other)}>
              {other === "ticket" ? t(kind.name) : <Trans>Invoice</Trans>}
            </ButtonLink>
          )}
          {isThere && booking !== null && <Print kind={kind} paper={paper} booking={booking} />}
        </span>
      </nav>
      {children}
    </div>
  );
}

type LackingProps = Pick<ShownPaper, "kind" | "booking" | "parts"> & { readonly lack: Lack };

function Lacking({ kind, lack, booking, parts }: LackingProps) {
  const { cancelledAt, refund } = booking;
  if (lack === "proof") {
    return (
      <>
        <h1>
          <Trans>Show that this booking is yours</Trans>
        </h1>
        <p>
          <Trans>
            These documents show personal details. Open the booking, confirm your email or phone number, and come back.
          </Trans>
        </p>
      </>
    );
  }
  const noTicket = <Trans>There is no ticket to print</Trans>;
  if (hasEnded(booking)) {
    return (
      <>
        <h1>{cancelledAt === undefined ? noTicket : <CancelledOn at={cancelledAt} />}</h1>
        <p className={css.title}>{parts.title}</p>
        {parts.brief}
        <PaperNumbers kind={kind} booking={booking} />
        {refund !== null && (
          <>
            <RefundLine refund={refund} />
            <KeptLines refund={refund} />
          </>
        )}
      </>
    );
  }
  return (
    <>
      <h1>{noTicket}</h1>
      <p>
        <Trans>The booking shows its status, and has the ticket as soon as it is issued.</Trans>
      </p>
    </>
  );
}

function Unread({ view: { busy, problem }, onRetry }: { view: BookingView; onRetry: () => void }) {
  const { t } = useLingui();
  if (problem?.type !== "PROBLEM") {
    return (
      <p role="status">
        <Trans>Loading the booking</Trans>
      </p>
    );
  }
  const words = problemWords(problem.problem);
  return (
    <Alert
      tone="warning"
      live
      title={t(words.title)}
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {t(words.text)}
    </Alert>
  );
}

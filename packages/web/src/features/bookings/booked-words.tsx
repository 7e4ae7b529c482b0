import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Amount } from "../amounts/amount.tsx";
import type { BookedWords } from "./booked.types.ts";

type Kind = "trip" | "stay";

/** Travellers have seats and tickets, guests a stay and a voucher. */
export const bookedWords: Readonly<Record<Kind, BookedWords>> = {
  trip: {
    ticketFile: <Trans>E-ticket (PDF)</Trans>,
    printTicket: <Trans>Print ticket</Trans>,
    reference: <Trans>Booking reference</Trans>,
    cancelTitle: <Trans>Cancel trip</Trans>,
    cancelLead: {
      unpaid: <Trans>Nothing was paid, so there is nothing to refund. The seats are released immediately.</Trans>,
      nothingBack: (
        <Trans>This fare is non-refundable. If you cancel, you lose the seats and everything you paid.</Trans>
      ),
      refund: <Trans>This cannot be undone. The seats are released immediately.</Trans>,
    },
    payTitle: (amount) => (
      <Trans>
        Pay <Amount of={amount} /> to keep your seats
      </Trans>
    ),
    heldUntilPaid: <Trans>Your seats are held until then. Nothing has been charged yet.</Trans>,
    paymentUnknown: (
      <Trans>
        Do not pay again: we are checking your payment. Your seats are held in the meantime, and this page updates by
        itself.
      </Trans>
    ),
    waiting: {
      title: <Trans>Your ticket is being issued</Trans>,
      text: (
        <Trans>
          Your payment was received. We send the ticket to your inbox and by WhatsApp, usually within minutes; this page
          updates by itself.
        </Trans>
      ),
    },
    expired: (
      <Trans>It was not paid in time, so the seats were released. If a payment still arrives, we refund it.</Trans>
    ),
    changed: <Trans>Your trip was changed</Trans>,
    changedFees: <Trans>You did not make this change, so the usual cancellation fees do not apply.</Trans>,
    over: <Trans>This trip is over</Trans>,
    received: {
      title: <Trans>Your trip is booked</Trans>,
      sent: (email) => (
        <Trans>
          Your ticket was sent to <bdi dir="ltr">{email}</bdi> and by WhatsApp.
        </Trans>
      ),
      coming: (email) => (
        <Trans>
          Your ticket is being processed. It is sent to <bdi dir="ltr">{email}</bdi> and by WhatsApp, usually within
          minutes, and this page updates by itself.
        </Trans>
      ),
      issuing: <Trans>Issuing your ticket</Trans>,
      issued: <Trans>Ticket issued</Trans>,
      ready: <Trans>Ready to travel</Trans>,
    },
  },
  stay: {
    base: msg`Rooms`,
    ticketFile: <Trans>Voucher (PDF)</Trans>,
    printTicket: <Trans>Print voucher</Trans>,
    reference: <Trans>Voucher number</Trans>,
    cancelTitle: <Trans>Cancel stay</Trans>,
    cancelLead: {
      unpaid: <Trans>Nothing was paid, so there is nothing to refund. Your room is released immediately.</Trans>,
      nothingBack: (
        <Trans>This rate is non-refundable. If you cancel, you lose the stay and everything you paid.</Trans>
      ),
      refund: <Trans>This cannot be undone. Your room is released immediately.</Trans>,
    },
    payTitle: (amount) => (
      <Trans>
        Pay <Amount of={amount} /> to keep your stay
      </Trans>
    ),
    heldUntilPaid: <Trans>Your stay is held until then. Nothing has been charged yet.</Trans>,
    paymentUnknown: (
      <Trans>
        Do not pay again: we are checking your payment. Your stay is held in the meantime, and this page updates by
        itself.
      </Trans>
    ),
    waiting: {
      title: <Trans>The hotel is confirming your stay</Trans>,
      text: (
        <Trans>
          Your payment was received. We send the voucher to your inbox and by WhatsApp, usually within minutes; this
          page updates by itself.
        </Trans>
      ),
    },
    expired: (
      <Trans>It was not paid in time, so the room was released. If a payment still arrives, we refund it.</Trans>
    ),
    changed: <Trans>Your stay was changed</Trans>,
    changedFees: <Trans>You did not make this change, so the usual cancellation fees do not apply.</Trans>,
    over: <Trans>This stay is over</Trans>,
    received: {
      title: <Trans>Your stay is booked</Trans>,
      sent: (email) => (
        <Trans>
          Your voucher was sent to <bdi dir="ltr">{email}</bdi> and by WhatsApp.
        </Trans>
      ),
      coming: (email) => (
        <Trans>
          The hotel is confirming your rooms. The voucher is sent to <bdi dir="ltr">{email}</bdi> and by WhatsApp,
          usually within minutes, and this page updates by itself.
        </Trans>
      ),
      issuing: <Trans>Waiting for the hotel</Trans>,
      issued: <Trans>Voucher issued</Trans>,
      ready: <Trans>Ready to check in</Trans>,
    },
  },
};

import { Trans } from "@lingui/react/macro";
import { Amount } from "../amounts/amount.tsx";
import type { BookedWords } from "./booked.types.ts";

type Kind = "trip" | "stay";

/** Travellers have seats and tickets, guests a stay and a voucher. */
export const bookedWords: Readonly<Record<Kind, BookedWords>> = {
  trip: {
    ticketFile: <Trans>E-ticket (PDF)</Trans>,
    printTicket: <Trans>Print ticket</Trans>,
    cancelTitle: <Trans>Cancel trip</Trans>,
    cancelLead: {
      unpaid: <Trans>Nothing was paid, so nothing comes back. The seats are given back at once.</Trans>,
      nothingBack: <Trans>This fare gives nothing back. Cancelling gives up the seats and all that was paid.</Trans>,
      refund: <Trans>This cannot be undone. The seats are given back at once.</Trans>,
    },
    payTitle: (amount) => (
      <Trans>
        Pay <Amount of={amount} /> to keep your seats
      </Trans>
    ),
    heldUntilPaid: <Trans>Your seats are held until then. Nothing has been charged yet.</Trans>,
    paymentUnknown: (
      <Trans>
        Do not pay again: we are asking what became of it. Your seats stay held meanwhile, and this page changes by
        itself.
      </Trans>
    ),
    waiting: {
      title: <Trans>Your ticket is being issued</Trans>,
      text: (
        <Trans>
          Your payment was received. The ticket comes to your inbox and by WhatsApp, usually within minutes; this page
          changes by itself.
        </Trans>
      ),
    },
    expired: (
      <Trans>It was not paid in time, so the seats were given back. A payment that still comes in is refunded.</Trans>
    ),
    changed: <Trans>Your trip was changed</Trans>,
    changedFees: <Trans>It was not you who changed this trip, so its usual fees for cancelling do not apply.</Trans>,
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
          minutes, and this page changes by itself.
        </Trans>
      ),
      issuing: <Trans>Issuing your ticket</Trans>,
      issued: <Trans>Ticket issued</Trans>,
      ready: <Trans>Ready to travel</Trans>,
    },
  },
  stay: {
    ticketFile: <Trans>Voucher (PDF)</Trans>,
    printTicket: <Trans>Print voucher</Trans>,
    cancelTitle: <Trans>Cancel stay</Trans>,
    cancelLead: {
      unpaid: <Trans>Nothing was paid, so nothing comes back. Your stay is given up at once.</Trans>,
      nothingBack: <Trans>This rate gives nothing back. Cancelling gives up the stay and all that was paid.</Trans>,
      refund: <Trans>This cannot be undone. Your stay is given up at once.</Trans>,
    },
    payTitle: (amount) => (
      <Trans>
        Pay <Amount of={amount} /> to keep your stay
      </Trans>
    ),
    heldUntilPaid: <Trans>Your stay is held until then. Nothing has been charged yet.</Trans>,
    paymentUnknown: (
      <Trans>
        Do not pay again: we are asking what became of it. Your stay is held meanwhile, and this page changes by itself.
      </Trans>
    ),
    waiting: {
      title: <Trans>The hotel is confirming your stay</Trans>,
      text: (
        <Trans>
          Your payment was received. The voucher comes to your inbox and by WhatsApp, usually within minutes; this page
          changes by itself.
        </Trans>
      ),
    },
    expired: (
      <Trans>It was not paid in time, so the stay was given up. A payment that still comes in is refunded.</Trans>
    ),
    changed: <Trans>Your stay was changed</Trans>,
    changedFees: <Trans>It was not you who changed this stay, so its usual fees for cancelling do not apply.</Trans>,
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
          usually within minutes, and this page changes by itself.
        </Trans>
      ),
      issuing: <Trans>Waiting for the hotel</Trans>,
      issued: <Trans>Voucher issued</Trans>,
      ready: <Trans>Ready to check in</Trans>,
    },
  },
};

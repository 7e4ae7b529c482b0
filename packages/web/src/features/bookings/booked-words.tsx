import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** What the parts that all bookings share say of what was booked. */
export type BookedWords = {
  /** What is shown to travel or to check in, as a file. */
  readonly ticketFile: ReactNode;
  readonly cancelTitle: ReactNode;
  /** Before a cancellation: of what was not paid, of what gives nothing back, and of all else. */
  readonly cancelLead: Readonly<Record<"unpaid" | "nothingBack" | "refund", ReactNode>>;
  readonly payTitle: (amount: string) => ReactNode;
  readonly heldUntilPaid: ReactNode;
  readonly paymentUnknown: ReactNode;
  readonly waiting: { readonly title: ReactNode; readonly text: ReactNode };
  readonly expired: ReactNode;
  readonly over: ReactNode;
};

type Kind = "trip" | "stay";

/** Travellers have seats and tickets, guests a stay and a voucher. */
export const bookedWords: Readonly<Record<Kind, BookedWords>> = {
  trip: {
    ticketFile: <Trans>E-ticket (PDF)</Trans>,
    cancelTitle: <Trans>Cancel trip</Trans>,
    cancelLead: {
      unpaid: <Trans>Nothing was paid, so nothing comes back. The seats are given back at once.</Trans>,
      nothingBack: <Trans>This fare gives nothing back. Cancelling gives up the seats and all that was paid.</Trans>,
      refund: <Trans>This cannot be undone. The seats are given back at once.</Trans>,
    },
    payTitle: (amount) => (
      <Trans>
        Pay <bdi>{amount}</bdi> to keep your seats
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
    over: <Trans>This trip is over</Trans>,
  },
  stay: {
    ticketFile: <Trans>Voucher (PDF)</Trans>,
    cancelTitle: <Trans>Cancel stay</Trans>,
    cancelLead: {
      unpaid: <Trans>Nothing was paid, so nothing comes back. Your stay is given up at once.</Trans>,
      nothingBack: <Trans>This rate gives nothing back. Cancelling gives up the stay and all that was paid.</Trans>,
      refund: <Trans>This cannot be undone. Your stay is given up at once.</Trans>,
    },
    payTitle: (amount) => (
      <Trans>
        Pay <bdi>{amount}</bdi> to keep your stay
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
    over: <Trans>This stay is over</Trans>,
  },
};

import type { Booking } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import type { ReactNode } from "react";
import { PolicyTimeline } from "../checkout/quote/policy-timeline.tsx";
import type { Shown } from "./booked.types.ts";
import { useBooked } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { letterAddress } from "./letter-address.ts";

type Props = Pick<Shown<Booking>, "booking" | "view"> & {
  readonly title: ReactNode;
  /** What was booked, in the words of a letter about it. */
  readonly about: string;
  /** The day, where that can be another. */
  readonly day: string | null;
  /** Of the place where the journey begins. */
  readonly zone: string;
  /** What can be changed, line by line. */
  readonly told: readonly (string | null)[];
  /** What is asked for; nothing where nothing of it can be changed. What was asked for already is written about again at the page's head. */
  readonly ask: ReactNode;
};

/** What changing a booking costs and until when, and the way to ask for it. What has begun or is given up is not changed. */
export function ChangePanel({ view, booking, title, about, day, zone, told, ask }: Props) {
  const { vertical } = useBooked();
  const { actions, cancellation } = view;
  // As long as it can be given up it has not begun, nor while its ticket is still to come.
  const isAhead = actions.includes("cancel") || booking.status === "Processing";
  if (!isAhead || booking.status === "Pending" || cancellation !== null) return null;
  return (
    <section className={css.panel} aria-labelledby="change">
      <h2 id="change">{title}</h2>
      {told.map((line) => line !== null && <p key={line}>{line}</p>)}
      {day !== null && <PolicyTimeline kind="change" rules={booking.policy.change} zone={zone} />}
      {ask && booking.changeRequest === undefined && (
        <div className={css.actions}>
          <ButtonLink href={letterAddress(vertical, booking, { about, ...(day !== null && { day }) })}>
            {ask}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { shellQuery } from "../../session/queries.ts";

/** The address of the booking that is paid for; null where it has none. */
export const PaidBooking = createContext<string | null>(null);

/** Where whoever is here finds what they booked: the list of an account, or, without one, this booking, or any by its reference. */
export function OwnBookings({ kind }: { kind?: "quiet" }) {
  const shell = useQuery(shellQuery).data;
  const own = useContext(PaidBooking);
  if (shell?.viewer == null && own !== null) {
    return (
      <ButtonLink kind={kind} href={own}>
        <Trans>Go to this booking</Trans>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink kind={kind} href={shell?.viewer == null ? paths.findBooking() : paths.bookings()}>
      <Trans>Go to My Bookings</Trans>
    </ButtonLink>
  );
}

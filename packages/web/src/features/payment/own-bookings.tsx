import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../app/addresses/paths.ts";
import { shellQuery } from "../../session/queries.ts";

/** Where whoever is here finds what they booked: the list of an account, or, without one, the booking by its reference. */
export function OwnBookings({ kind }: { kind?: "quiet" }) {
  const shell = useQuery(shellQuery).data;
  return (
    <ButtonLink kind={kind} href={shell?.viewer == null ? paths.findBooking() : paths.bookings()}>
      <Trans>Go to My Bookings</Trans>
    </ButtonLink>
  );
}

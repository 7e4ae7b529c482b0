import { useNavigate } from "@tanstack/react-router";
import { listAddress } from "./booking-address.ts";
import { BookingsPage } from "./bookings-page.tsx";
import type { loadBookings } from "./load-bookings.ts";

/** The list at one of its two addresses, where its query stands. */
export function BookingsAt({
  path,
  found,
  query,
}: { readonly path: string } & Pick<Awaited<ReturnType<typeof loadBookings>>, "found" | "query">) {
  const navigate = useNavigate();
  return (
    <BookingsPage
      found={found}
      query={query}
      path={path}
      onQuery={(asked) => void navigate({ href: listAddress(path, asked), replace: true, resetScroll: false })}
    />
  );
}

import { useNavigate } from "@tanstack/react-router";
import { listAddress } from "./booking-address.ts";
import { BookingsPage } from "./bookings-page.tsx";
import { type ListedKinds, ListedKindsProvider } from "./listed-kinds.ts";
import type { loadBookings } from "./load-bookings.ts";

/** The list at one of its two addresses, where its query stands. */
export function BookingsAt({
  path,
  kinds,
  found,
  query,
}: { readonly path: string; readonly kinds: ListedKinds } & Pick<
  Awaited<ReturnType<typeof loadBookings>>,
  "found" | "query"
>) {
  const navigate = useNavigate();
  return (
    <ListedKindsProvider value={kinds}>
      <BookingsPage
        found={found}
        query={query}
        path={path}
        onQuery={(asked) => void navigate({ href: listAddress(path, asked), replace: true, resetScroll: false })}
      />
    </ListedKindsProvider>
  );
}

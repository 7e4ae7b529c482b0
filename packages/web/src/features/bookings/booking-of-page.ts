import type { BookingPart } from "../../app/addresses/booking-parts.ts";
import { bookingSearch, partAddress } from "./booking-address.ts";
import type { BookingPageProps } from "./booking-tabs.tsx";

type Loaded = Pick<BookingPageProps, "booking" | "found">;

type Navigate = (to: { readonly href: string; readonly replace: true; readonly resetScroll: false }) => unknown;

/** What a booking's page is told by its route: what was read, and which part its address names. */
export const bookingOfPage = (
  { booking, found }: Loaded,
  search: Readonly<Record<string, unknown>>,
  navigate: Navigate,
  address: string,
): BookingPageProps => {
  const { trouble, tab = "overview" } = bookingSearch(search);
  const onPart = (part: BookingPart) =>
    void navigate({ href: partAddress(address, part), replace: true, resetScroll: false });
  return { booking, found, part: tab, trouble, onPart };
};

import { type Booking, type BookingSummary, soonAgain } from "@safar/engine";
import { todayIn } from "../../engine/asking/today.ts";
import { useBooked } from "./booked-context.ts";
import { type Bought, type ListedKind, useListedKind } from "./listed-kinds.ts";

type Ends = Readonly<Record<"begins" | "ends", string>> & { readonly zone: string };

/** On the days that it was on, or once they are over on the same days of the week to come. */
const againOf = ({ again }: ListedKind, bought: Bought, { begins, ends, zone }: Ends): string | null => {
  const days = { first: begins.slice(0, 10), last: ends.slice(0, 10) };
  const href = again?.(bought, days) ?? null;
  return href && soonAgain({ ...days, href }, todayIn(zone)).href;
};

/** Where the same is bought again. */
export const bookAgainAddress = (booking: BookingSummary, kind: ListedKind): string | null => {
  const { endsAt, places, startsAt } = booking;
  const bought = { ...booking, places: places.map(({ code }) => code) };
  return againOf(kind, bought, { begins: startsAt.local, ends: endsAt.local, zone: startsAt.zone });
};

/** The same of a booking whose page this is, which knows how old each is and who sleeps where. */
export const useBookAgain = (booking: Booking): string | null => {
  const { alsoBeginsOf, beginsOf, boughtOf, vertical } = useBooked();
  const kind = useListedKind({ product: vertical });
  const [begins, bought] = [beginsOf(booking), boughtOf(booking)];
  if (begins === undefined || bought === null) return null;
  const last = alsoBeginsOf(booking).at(-1) ?? begins;
  return againOf(kind, bought, { begins: begins.local, ends: bought.until ?? last.local, zone: begins.zone });
};

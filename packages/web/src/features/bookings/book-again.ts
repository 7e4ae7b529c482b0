import { type BookingSummary, soonAgain } from "@safar/engine";
import { todayIn } from "../../engine/asking/today.ts";
import type { ListedKind } from "./listed-kinds.ts";

/** Where the same is bought again, on the same days of the week to come. */
export const bookAgainAddress = (booking: BookingSummary, { again }: ListedKind): string | null => {
  const { endsAt, startsAt } = booking;
  const days = { first: startsAt.local.slice(0, 10), last: endsAt.local.slice(0, 10) };
  const href = again?.(booking, days) ?? null;
  return href && soonAgain({ ...days, href }, todayIn(startsAt.zone)).href;
};

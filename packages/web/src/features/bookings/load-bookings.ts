import { msg } from "@lingui/core/macro";
import type { BookingQuery } from "@safar/engine";
import { redirect } from "@tanstack/react-router";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { readBookings } from "../../engine/services/booking.service.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

/** A page of the list of whoever is signed in. Who no longer is goes to sign in, and comes back here. */
export const loadBookings = async (query: BookingQuery, { context: { facts }, location }: LoaderArgs) => {
  // In the browser the page itself reads, and shows that it does.
  const found = import.meta.env.SSR ? await readBookings(query) : null;
  if (found?.type === "SIGNED_OUT") throw redirect({ href: paths.login(location.pathname + location.searchStr) });
  if (found?.type === "UNAVAILABLE") answerStatus(503);
  return { found, query, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`My Bookings`) }) };
};

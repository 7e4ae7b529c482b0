import { msg } from "@lingui/core/macro";
import { bookingUuid, isUuid } from "@safar/engine";
import { notFound } from "@tanstack/react-router";
import { answerStatus } from "../../app/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loader-args.ts";
import { busBookingService } from "../../engine/booking.service.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

/** The page of a bus's booking. What cannot be a booking's address is not there. */
export const loadBusBooking = async (uuid: string, { context: { facts }, location }: LoaderArgs) => {
  if (!isUuid(uuid)) throw notFound({ data: readablePath(location) });
  const booking = bookingUuid(uuid);
  // In the browser the page itself reads, and shows that it does.
  const found = import.meta.env.SSR ? await busBookingService.read({ booking, proof: null }) : null;
  if (found?.type === "NOT_FOUND") throw notFound({ data: readablePath(location) });
  if (found?.type === "PROBLEM") answerStatus(503);
  return { booking, found, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Your bus booking`) }) };
};

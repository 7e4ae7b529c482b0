import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BookingUuid, bookingUuid, isUuid, type ReadOutcome } from "@safar/engine";
import { notFound } from "@tanstack/react-router";
import { answerStatus } from "../../app/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loader-args.ts";
import { flightBookingService } from "../../engine/booking.service.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

type Service = {
  readonly read: (request: { readonly booking: BookingUuid; readonly proof: null }) => Promise<ReadOutcome>;
};

/** The page of a booking of any kind. What cannot be a booking's address is not there. */
export const loadBooking = async (
  uuid: string,
  { context: { facts }, location }: LoaderArgs,
  { service, title }: { readonly service: Service; readonly title: MessageDescriptor },
) => {
  if (!isUuid(uuid)) throw notFound({ data: readablePath(location) });
  const booking = bookingUuid(uuid);
  // In the browser the page itself reads, and shows that it does.
  const found = import.meta.env.SSR ? await service.read({ booking, proof: null }) : null;
  if (found?.type === "NOT_FOUND") throw notFound({ data: readablePath(location) });
  if (found?.type === "PROBLEM") answerStatus(503);
  return { booking, found, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(title) }) };
};

export const loadFlightBooking = (uuid: string, args: LoaderArgs) =>
  loadBooking(uuid, args, { service: flightBookingService, title: msg`Your flight booking` });

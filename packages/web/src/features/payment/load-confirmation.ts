import { msg } from "@lingui/core/macro";
import { type BookingService, bookingUuid, isUuid, type Product, productBy } from "@safar/engine";
import { notFound } from "@tanstack/react-router";
import { answerStatus } from "../../app/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loader-args.ts";
import { busBookingService, flightBookingService, hotelBookingService } from "../../engine/booking.service.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

/** What can be paid for here, by the service that its bookings are read from. */
const services: { readonly [Of in Product]?: BookingService } = {
  flights: flightBookingService,
  hotels: hotelBookingService,
  buses: busBookingService,
};

type Params = { readonly serviceType: string; readonly uuid: string };

/** What was paid for, as it stands now. An address that names no line of business that is sold here is not there. */
export const loadConfirmation = async ({ serviceType, uuid }: Params, { context: { facts }, location }: LoaderArgs) => {
  const missing = () => notFound({ data: readablePath(location) });
  const product = productBy("serviceType", serviceType);
  const service = product === undefined ? undefined : services[product];
  if (product === undefined || service === undefined || !isUuid(uuid)) throw missing();
  const booking = bookingUuid(uuid);
  // In the browser the page itself reads, and shows that it does.
  const found = import.meta.env.SSR ? await service.read({ booking, proof: null }) : null;
  if (found?.type === "NOT_FOUND") throw missing();
  if (found?.type === "PROBLEM") answerStatus(503);
  return {
    booking,
    found,
    product,
    head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Payment confirmation`) }),
  };
};

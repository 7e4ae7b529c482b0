import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { SoldVertical } from "../app/verticals.ts";
import { told } from "../server/account/told.ts";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { serverVerticals } from "../server/registry/verticals.ts";
import { aQuoteRequest, aReserveRequest } from "./checkout.values.ts";
import { aRefId, aVertical } from "./values.ts";

const checkoutOf = (vertical: SoldVertical) => serverVerticals[vertical].checkout();
const ofQuote = z.object({ vertical: aVertical, refId: aRefId });

/** What an offer of a vertical costs now, or what a quote of its says. */
export const quoteOffer = createServerFn({ method: "POST" })
  .validator(z.object({ vertical: aVertical, request: aQuoteRequest }))
  .handler(async ({ data }) => told(await (await checkoutOf(data.vertical)).quote(data.request)));

/** What can be bought with a quote. */
export const readExtras = createServerFn()
  .validator(ofQuote)
  .handler(async ({ data }) => told(await (await checkoutOf(data.vertical)).extras(data.refId)));

/** Reserves what was quoted. A guest need not show afterwards that the booking is theirs. */
export const reserveOffer = createServerFn({ method: "POST" })
  .validator(z.object({ vertical: aVertical, request: aReserveRequest }))
  .handler(async ({ data: { request, vertical } }) => {
    const outcome = await (await checkoutOf(vertical)).reserve(request);
    if (outcome.type === "RESERVED") {
      await (await currentBookings()).rememberGuest(outcome.reservation.booking, request.party.contact.email);
    }
    return told(outcome);
  });

/** The reservation that was made from a quote, if any. */
export const findReservation = createServerFn()
  .validator(ofQuote)
  .handler(async ({ data }) => told(await (await checkoutOf(data.vertical)).findReservation(data.refId)));

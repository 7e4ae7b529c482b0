import {
  attemptId,
  bookingUuid,
  type CurrencyCode,
  isCurrencyCode,
  isUuid,
  offerId,
  orderRefId,
  refId,
  type SearchText,
} from "@safar/engine";
import { z } from "zod";
import { referencePattern } from "../app/addresses/reference.ts";
import { isSold, type SoldVertical } from "../app/verticals.ts";

/** What a person typed into one field, or a service's own short word. */
export const line = z.string().max(320);

/** How a code reaches somebody. */
export const channel = z.enum(["whatsapp", "sms"]);

/** What a code is asked for with, and what is typed of it. */
export const codeRequest = z.object({
  phone: line.nullable(),
  channel,
  requestId: line.nullable(),
  reference: line.nullable(),
});
export const codeAttempt = z.object({ requestId: line, code: line, remember: z.boolean() });

const reference = z.string().regex(referencePattern);
export const aReference = reference;
export const aRefId = reference.transform(refId);
export const anOfferId = reference.transform(offerId);
export const anOrderId = reference.transform(orderRefId);
export const aBookingId = z.string().refine(isUuid).transform(bookingUuid);
export const aVertical = z.custom<SoldVertical>((value) => typeof value === "string" && isSold(value));
export const aCurrency = z.custom<CurrencyCode>((value) => typeof value === "string" && isCurrencyCode(value));

/** Any text, as the search that a vertical reads from it. */
export const aSearch = (normal: (text: string) => SearchText) =>
  z.object({ search: z.string().max(500).transform(normal) });
export const aSession = z.object({ refId: aRefId });
export const anOffer = z.object({ refId: aRefId, offer: anOfferId });

/** An amount that a person has named. */
export const aMoney = z.object({ minor: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), currency: aCurrency });
export const anAttemptId = z.string().min(8).max(100).transform(attemptId);

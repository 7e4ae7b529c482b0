import type { MessageDescriptor } from "@lingui/core";
import { type Booking, bookingUuid, isUuid } from "@safar/engine";
import { notFound } from "@tanstack/react-router";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { bookingService } from "../../engine/services/booking.service.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

/** How the page answers whoever asked for a file of it that could not be given: not theirs, gone, or not had this time. */
const statusWithout = ({ cancelledAt, documents, isMasked }: Booking, kind: "eticket" | "invoice"): number => {
  if (isMasked) return 403;
  return cancelledAt === undefined || documents.includes(kind) ? 503 : 410;
};

/** The page of a vertical's booking. What cannot be a booking's address is not there. */
export const loadBooking = async (
  { name, vertical }: { readonly name: MessageDescriptor; readonly vertical: SoldVertical },
  uuid: string,
  { context: { facts }, location }: LoaderArgs,
) => {
  if (!isUuid(uuid)) throw notFound({ data: readablePath(location) });
  const booking = bookingUuid(uuid);
  // In the browser the page itself reads, and shows that it does.
  const found = import.meta.env.SSR ? await bookingService(vertical).read({ booking, proof: null }) : null;
  if (found?.type === "NOT_FOUND") throw notFound({ data: readablePath(location) });
  if (found?.type === "PROBLEM") answerStatus(503);
  const asked = new URLSearchParams(location.searchStr);
  if (found?.type === "BOOKING" && asked.get("trouble") === "document")
    answerStatus(statusWithout(found.booking, asked.get("tab") === "invoice" ? "invoice" : "eticket"));
  return { booking, found, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(name) }) };
};

import { msg } from "@lingui/core/macro";
import { bookingUuid, isUuid, type Problem } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { readBooking } from "../../calls/bookings.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { walkFactsQuery } from "./walk-facts.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

const unread: Problem = { kind: "malformed", detail: "the booking could not be read", status: 0 };

/** The page that a booking is paid on: reads what it is of and what its payment is ordered under. */
export const loadPayment = async (vertical: SoldVertical, uuid: string, { context, location }: Args) => {
  const { facts, queryClient } = context;
  if (!isUuid(uuid)) throw notFound({ data: readablePath(location) });
  const [{ outcome }] = await Promise.all([
    readBooking({ data: { vertical, booking: bookingUuid(uuid), proof: null } }),
    queryClient.ensureQueryData(walkFactsQuery),
  ]);
  if (outcome.type === "NOT_FOUND") throw notFound({ data: readablePath(location) });
  const head = unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Payment`) });
  if (outcome.type === "BOOKING") {
    return { head, opened: { vertical, step: "payment", at: { booking: outcome.booking } } as const };
  }
  answerStatus(503);
  return { head, problem: outcome.type === "PROBLEM" ? outcome.problem : unread };
};

import { msg } from "@lingui/core/macro";
import { type Booking, bookingUuid, isUuid, type OrderRefId, type Problem, type ReadOutcome } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { answerStatus } from "../../app/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loader-args.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { walkFactsQuery } from "./walk-facts.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

type PaymentStart = { readonly at: "payment"; readonly booking: Booking["uuid"]; readonly order: OrderRefId };

type Reading<More> = {
  readonly read: (booking: PaymentStart["booking"]) => Promise<ReadOutcome>;
  /** What of the booking is shown beside its payment. */
  readonly shownOf: (booking: Booking) => More;
};

const unread: Problem = { kind: "malformed", detail: "the booking could not be read", status: 0 };

/** The page that a booking is paid on: reads what it is of and what its payment is ordered under. */
export const loadPayment = async <More extends object>(
  uuid: string,
  { context, location }: Args,
  { read, shownOf }: Reading<More>,
) => {
  const { facts, queryClient } = context;
  if (!isUuid(uuid)) throw notFound({ data: readablePath(location) });
  const booking = bookingUuid(uuid);
  const [outcome] = await Promise.all([read(booking), queryClient.ensureQueryData(walkFactsQuery)]);
  if (outcome.type === "NOT_FOUND") throw notFound({ data: readablePath(location) });
  const head = unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Payment`) });
  if (outcome.type === "BOOKING") {
    const { order } = outcome.booking;
    return {
      type: "DUE" as const,
      head,
      start: { at: "payment", booking, order, ...shownOf(outcome.booking) } as const,
    };
  }
  answerStatus(503);
  return { type: "UNREAD" as const, head, problem: outcome.type === "PROBLEM" ? outcome.problem : unread };
};

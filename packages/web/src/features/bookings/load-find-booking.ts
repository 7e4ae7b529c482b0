import { msg } from "@lingui/core/macro";
import { findTroubles } from "../../app/addresses/booking-parts.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

type Args = Pick<LoaderArgs, "context"> & { readonly deps: Readonly<Record<string, unknown>> };

/** What became of the form where it was sent without script, as the address says. */
export const loadFindBooking = ({ context: { facts }, deps }: Args) => ({
  trouble: findTroubles.find((one) => one === deps["trouble"]) ?? null,
  head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Find my booking`) }),
});

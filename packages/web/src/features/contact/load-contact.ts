import { msg } from "@lingui/core/macro";
import { bookingUuid, isUuid, parseCalendarDate, safeReturnPath } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { isReference } from "../../app/addresses/reference.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { readSupport } from "../../calls/contact.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { letterTitle } from "./contact-words.ts";

const longestAsked = 100;
const longestAbout = 240;

export const loadContact = async ({ context: { facts }, location }: LoaderArgs) => {
  const i18n = i18nOf(facts.locale);
  const query = new URLSearchParams(location.searchStr);
  const reference = query.get("booking") ?? "";
  const id = query.get("id") ?? "";
  const isChange = query.get("over") === null;
  return {
    asked: (query.get("q") ?? "").slice(0, longestAsked),
    booking: isReference(reference)
      ? {
          reference,
          id: isUuid(id) ? bookingUuid(id) : null,
          about: (query.get("about") ?? "").replaceAll(/\s+/gu, " ").slice(0, longestAbout),
          day: parseCalendarDate(query.get("day") ?? "") ?? null,
          isChange,
          back: safeReturnPath(query.get("back"), paths.bookings()),
        }
      : null,
    support: await readSupport(),
    head: pageHead({
      facts,
      path: location.pathname,
      title: isReference(reference) ? letterTitle(i18n, { reference, isChange }) : i18n._(msg`Contact us`),
      description: i18n._(
        msg`Answers about bookings, payments and refunds, and the ways to write to Safar or call us.`,
      ),
    }),
  };
};

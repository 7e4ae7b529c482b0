import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import * as css from "./booking.css.ts";

/** What a ticket is for, and its day, in both calendars where the edition uses them. `on` is `YYYY-MM-DD`, with or without an hour. */
export function TicketHead({ children, on }: { readonly children: ReactNode; readonly on: string }) {
  const { edition, locale } = useFacts();
  return (
    <>
      {children}
      <span>
        {formatLongDay(on, locale)}
        {edition === "SA" && <span className={css.hijri}>{formatHijriDate(on, locale)}</span>}
      </span>
    </>
  );
}

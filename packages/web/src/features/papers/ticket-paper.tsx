import { Trans, useLingui } from "@lingui/react/macro";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useOver } from "../bookings/booked-context.ts";
import { momentsOf } from "../bookings/moments.ts";
import * as css from "./paper.css.ts";
import type { ShownPaper } from "./paper.types.ts";
import { PaperSection } from "./paper-facts.tsx";
import { PaperPaid } from "./paper-paid.tsx";
import { PaperSheet } from "./paper-sheet.tsx";
import { PaperTerms } from "./paper-terms.tsx";
import { paperMoment } from "./paper-time.tsx";

/** What is shown at the gate, at the coach or at the front desk. */
export function TicketPaper(shown: ShownPaper) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { booking, kind, parts } = shown;
  const isOver = useOver(kind.booked, booking);
  return (
    <PaperSheet {...shown} name={t(kind.name)} hasCode>
      {parts.content}
      <PaperPaid booking={booking} />
      <PaperTerms {...shown} />
      {!isOver && (
        <PaperSection id="advice" title={<Trans>Before you go</Trans>}>
          <ul className={css.list}>
            {momentsOf(kind.booked, booking).map(({ at, text }) => (
              <li key={at}>
                <bdi>{paperMoment(at, locale, parts.zone)}</bdi>: {text}
              </li>
            ))}
            {kind.booked.adviceOf(booking)}
          </ul>
        </PaperSection>
      )}
    </PaperSheet>
  );
}

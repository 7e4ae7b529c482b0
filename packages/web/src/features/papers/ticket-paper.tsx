import { Trans, useLingui } from "@lingui/react/macro";
import * as css from "./paper.css.ts";
import type { ShownPaper } from "./paper.types.ts";
import { PaperSection } from "./paper-facts.tsx";
import { PaperPaid } from "./paper-paid.tsx";
import { PaperSheet } from "./paper-sheet.tsx";
import { PaperTerms } from "./paper-terms.tsx";

/** What is shown at the gate, at the coach or at the front desk. */
export function TicketPaper(shown: ShownPaper) {
  const { t } = useLingui();
  const { booking, kind, parts } = shown;
  return (
    <PaperSheet {...shown} name={t(kind.name)} hasCode>
      {parts.content}
      <PaperPaid booking={booking} />
      <PaperTerms rules={booking.policy.cancellation} zone={parts.zone} />
      <PaperSection id="advice" title={<Trans>Before you go</Trans>}>
        <ul className={css.list}>{kind.booked.advice}</ul>
      </PaperSection>
    </PaperSheet>
  );
}

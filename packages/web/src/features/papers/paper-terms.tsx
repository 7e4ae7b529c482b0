import { Trans } from "@lingui/react/macro";
import { mergedRules, type PolicyRule } from "@safar/engine";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useOver } from "../bookings/booked-context.ts";
import { givesNothing, NothingBack, PolicyWords } from "../checkout/quote/policy-timeline.tsx";
import * as css from "./paper.css.ts";
import type { ShownPaper } from "./paper.types.ts";
import { PaperSection } from "./paper-facts.tsx";
import { paperMoment } from "./paper-time.tsx";

/** What cancelling gives back and until when, by the clocks of the place where the journey begins; nothing once it is over. */
export function PaperTerms(shown: ShownPaper) {
  const { locale } = useFacts();
  const isOver = useOver(shown.kind.booked, shown.booking);
  const rules = shown.booking.policy.cancellation;
  const { zone } = shown.parts;
  if (isOver) return null;
  const stretches = mergedRules(rules);
  const whenOf = ({ from, until }: PolicyRule): ReactNode => {
    if (until !== null) return <Trans>until {paperMoment(until, locale, zone)}</Trans>;
    return from === null ? null : <Trans>from {paperMoment(from, locale, zone)}</Trans>;
  };
  return (
    <PaperSection id="terms" title={<Trans>If you cancel</Trans>}>
      {rules.length === 0 ? (
        <p>
          <Trans>The supplier has not said. Contact us before you rely on it.</Trans>
        </p>
      ) : givesNothing(stretches) ? (
        <p>
          <NothingBack />
        </p>
      ) : (
        <ul className={css.list}>
          {stretches.map((rule) => {
            const when = whenOf(rule);
            return (
              <li key={String(rule.from)}>
                <PolicyWords kind="cancellation" rule={rule} />
                {when !== null && (
                  <>
                    {" · "}
                    <bdi>{when}</bdi>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </PaperSection>
  );
}

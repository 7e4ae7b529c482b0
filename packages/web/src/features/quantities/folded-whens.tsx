import { Trans } from "@lingui/react/macro";
import { Disclosure } from "@safar/ui/disclosure";
import { type ComponentProps, useState } from "react";
import { DayAndClock } from "./day-and-clock.tsx";
import * as css from "./quantities.css.ts";
import { WhenChoice } from "./when-choice.tsx";

/** The date, where it was mostly chosen before: another one is a press away. All of them are there while none is chosen. */
export function FoldedWhens({ busy, ...choice }: ComponentProps<typeof WhenChoice> & { readonly busy: boolean }) {
  const { chosen, whens } = choice;
  const when = whens.find(({ id }) => id === chosen);
  const [isOpen] = useState(when === undefined);
  return (
    <Disclosure
      open={isOpen}
      title={
        when === undefined ? (
          <Trans>Which date?</Trans>
        ) : (
          <span className={css.chosen}>
            <span>
              <DayAndClock at={{ local: `${when.date}T${when.clock ?? ""}` }} />
            </span>
            <span className={css.change}>
              <Trans>Another date</Trans>
            </span>
          </span>
        )
      }
    >
      <div className={css.whens} aria-busy={busy}>
        <WhenChoice {...choice} />
      </div>
    </Disclosure>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { SeatsEvent, SeatsView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { Stepper } from "@safar/ui/stepper";
import { useState } from "react";
import * as css from "./bus-seats.css.ts";
import { SeatList } from "./seat-list.tsx";
import type { Gender } from "./seat-sentences.ts";

const many = (count: number, gender: Gender): readonly Gender[] => Array.from({ length: count }, () => gender);

/** Finds the best seats for a party, shows which, and takes them when that is wished. */
export function BestTogether({ view, send }: { view: SeatsView; send: (event: SeatsEvent) => void }) {
  const { t } = useLingui();
  const [men, setMen] = useState(1);
  const [women, setWomen] = useState(1);
  const [isAsked, setAsked] = useState(false);
  const most = view.rules?.max ?? 0;
  const labels = view.proposal.map(({ seat }) => view.seats.find(({ id }) => id === seat)?.label ?? seat);
  return (
    <Disclosure title={t`Find the best seats together`}>
      <div className={css.together}>
        <Stepper
          label={t`Men`}
          name="men"
          value={men}
          min={0}
          max={most - women}
          less={t`One man fewer`}
          more={t`One man more`}
          onChange={setMen}
        />
        <Stepper
          label={t`Women`}
          name="women"
          value={women}
          min={0}
          max={most - men}
          less={t`One woman fewer`}
          more={t`One woman more`}
          onChange={setWomen}
        />
        <Button
          disabled={men + women === 0}
          onClick={() => {
            setAsked(true);
            send({ type: "seats.propose", genders: [...many(women, "female"), ...many(men, "male")] });
          }}
        >
          <Trans>Find seats</Trans>
        </Button>
        <div role="status">
          {view.proposal.length > 0 ? (
            <div className={css.together}>
              <p>
                <Trans>
                  The best together: seats <SeatList of={labels} />.
                </Trans>
              </p>
              <Button kind="primary" onClick={() => send({ type: "proposal.accept" })}>
                <Trans>Take these seats</Trans>
              </Button>
            </div>
          ) : (
            isAsked &&
            view.picks.length === 0 && (
              <p className={css.quiet}>
                <Trans>This coach has not enough seats for all of you. Try fewer together, or another coach.</Trans>
              </p>
            )
          )}
        </div>
      </div>
    </Disclosure>
  );
}

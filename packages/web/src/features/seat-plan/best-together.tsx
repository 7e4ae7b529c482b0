import { Trans, useLingui } from "@lingui/react/macro";
import { countOf, type QuantityOrder, stepped, stopOf, type Togetherness, withQuantity } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { QuantityLines } from "@safar/ui/quantity-lines";
import { type ReactNode, useState } from "react";
import { ProposedSeats } from "./proposed-seats.tsx";
import * as css from "./seat-plan.css.ts";

/** Somebody that there may be several of in a party. */
type PartyLine = {
  readonly item: string;
  readonly label: string;
  readonly less: string;
  readonly more: string;
  /** How many to begin with. */
  readonly count: number;
};

const orderOf = (lines: readonly PartyLine[], most: number): QuantityOrder => ({
  most,
  left: null,
  lines: lines.map(({ count, item }) => ({
    item,
    quantity: count,
    least: 0,
    isOptional: true,
    most: null,
    left: null,
    step: 1,
    price: null,
  })),
});

/** Finds the best places for a party, shows which and why, and takes them when that is wished. */
export function BestTogether({
  lines,
  most,
  proposed,
  together,
  none,
  onPropose,
  onAccept,
}: {
  lines: readonly PartyLine[];
  /** The most of one booking. */
  most: number;
  /** What is written on the proposed places; none while nothing is proposed. */
  proposed: readonly string[];
  together: Togetherness | null;
  /** What is said when there is nothing to propose; null while it is not to be said. */
  none: ReactNode;
  onPropose: (counts: Readonly<Record<string, number>>) => void;
  onAccept: () => void;
}) {
  const { t } = useLingui();
  const [order, setOrder] = useState(() => orderOf(lines, most));
  const [isAsked, setAsked] = useState(false);
  const quantityOf = (item: string): number => order.lines.find((line) => line.item === item)?.quantity ?? 0;
  return (
    <Disclosure title={t`Find the best seats together`}>
      <div className={css.together}>
        <QuantityLines
          lines={lines.map(({ item, label, less, more }) => ({
            item,
            label,
            less,
            more,
            value: quantityOf(item),
            isSharedStop: true,
            stops: {
              more: stopOf(order, item, "more") === null ? undefined : t`One booking has at most ${most} seats.`,
              fewer: stopOf(order, item, "fewer") === null ? undefined : label,
            },
          }))}
          onStep={(item, way) => setOrder(stepped(order, item, way))}
          onType={(item, wish) => setOrder(withQuantity(order, item, wish))}
        />
        <Button
          disabled={countOf(order) === 0}
          onClick={() => {
            setAsked(true);
            onPropose(Object.fromEntries(order.lines.map(({ item, quantity }) => [item, quantity])));
          }}
        >
          <Trans>Find seats</Trans>
        </Button>
        <div role="status">
          {proposed.length > 0 ? (
            <div className={css.together}>
              <ProposedSeats
                of={proposed}
                together={together}
                take={<Trans>Choose these seats</Trans>}
                onTake={onAccept}
              />
            </div>
          ) : (
            isAsked && none
          )}
        </div>
      </div>
    </Disclosure>
  );
}

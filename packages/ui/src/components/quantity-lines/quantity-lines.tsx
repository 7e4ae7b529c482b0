import type { ReactNode } from "react";
import { VisuallyHidden } from "../../layout/layout.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import * as css from "./quantity-lines.css.ts";

export type QuantityLine = {
  item: string;
  label: string;
  /** What one costs, say. */
  detail?: ReactNode;
  value: number;
  /** Why there can be no more, or no fewer: "At most 5 in one booking"; left out while there can. */
  stops: { readonly more?: string | undefined; readonly fewer?: string | undefined };
  /** What stops it stops the others alike: seen once, and heard at each. */
  isSharedStop?: boolean;
  /** Said in the place of the buttons where there is nothing to choose. */
  gone?: ReactNode;
  /** The buttons' words, only heard: "One adult fewer", "One adult more". */
  less: string;
  more: string;
};

/** What the most digits hold. */
const most = 99;

/** How many of each, and what they come to. A line that stops says why, where it stops. */
export function QuantityLines({
  lines,
  total,
  onStep,
  onType,
}: {
  lines: readonly QuantityLine[];
  /** What they come to, with its words. */
  total?: { label: ReactNode; amount: ReactNode } | undefined;
  /** One press: how far it leads is the caller's to say. */
  onStep: (item: string, way: "more" | "fewer") => void;
  onType: (item: string, value: number) => void;
}) {
  return (
    <div className={css.lines}>
      {lines.map(({ item, label, detail, value, stops, isSharedStop = false, gone, less, more }) =>
        gone ? (
          <div key={item} className={css.gone}>
            <span>
              <span className={css.name}>{label}</span>
              <span className={css.detail}>{detail}</span>
            </span>
            {gone}
          </div>
        ) : (
          <div key={item} className={css.line} data-on={value > 0 || undefined}>
            <Stepper
              label={label}
              name={item}
              value={value}
              min={stops.fewer === undefined ? 0 : value}
              max={stops.more === undefined ? most : value}
              less={less}
              more={more}
              hint={
                <>
                  {detail}
                  {/* There before it speaks, so that it is heard. */}
                  <span role="status" className={css.stop}>
                    {isSharedStop && lines.find((line) => line.stops.more === stops.more)?.item !== item ? (
                      <VisuallyHidden>{stops.more}</VisuallyHidden>
                    ) : (
                      stops.more
                    )}
                  </span>
                </>
              }
              onChange={(next) => {
                if (Math.abs(next - value) === 1) onStep(item, next > value ? "more" : "fewer");
                else onType(item, next);
              }}
            />
          </div>
        ),
      )}
      {total && (
        <div className={css.total}>
          <span>{total.label}</span>
          <span>{total.amount}</span>
        </div>
      )}
    </div>
  );
}

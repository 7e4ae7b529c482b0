import type { ComponentProps } from "react";
import { LetGoSeats } from "./let-go-seats.tsx";
import { Mend } from "./mend.tsx";

type Props = ComponentProps<typeof Mend> & {
  readonly view: { readonly standing: number };
  readonly letGo: ComponentProps<typeof LetGoSeats>;
  /** Something else is told with it: what went is one line. */
  readonly isShort: boolean;
};

/** One thing at a time, with the one way out of it: what the last press let go, or else what keeps a choice from being sold. */
export function SeatNews({ isShort, letGo, onMend, view }: Props) {
  if (letGo.labels.length === 0) return <Mend view={view} onMend={onMend} />;
  return <LetGoSeats {...letGo} isShort={isShort} unfinished={view.standing === 0 ? view.unfinished : null} />;
}

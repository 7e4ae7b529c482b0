import type { ComponentProps } from "react";
import { LetGoSeats } from "./let-go-seats.tsx";
import { Mend } from "./mend.tsx";

type Props = ComponentProps<typeof Mend> & {
  readonly view: { readonly standing: number };
  readonly letGo: ComponentProps<typeof LetGoSeats>;
  /** Something else is told with it: what went is one line. */
  readonly isShort: boolean;
};

/** What the last change let go, and what keeps a choice from being sold, each with the one way out of it. */
export function SeatNews({ isShort, letGo, onMend, view }: Props) {
  const isUnsold = view.standing === 0 && view.unfinished !== null;
  return (
    <>
      <LetGoSeats {...letGo} isShort={isShort || isUnsold} />
      {isUnsold && <Mend view={view} onMend={onMend} />}
    </>
  );
}

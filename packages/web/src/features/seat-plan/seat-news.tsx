import type { ComponentProps } from "react";
import { LetGoLine, LetGoSeats, UndoLetGo } from "./let-go-seats.tsx";
import { Mend } from "./mend.tsx";

type Props = Pick<ComponentProps<typeof Mend>, "onMend"> & {
  readonly view: ComponentProps<typeof Mend>["view"] & { readonly standing: number };
  readonly letGo: ComponentProps<typeof LetGoSeats>;
  /** Something else is told with it: what went is one line. */
  readonly isShort: boolean;
};

/** What the last change let go, and what keeps a choice from being sold, each with its way out: one notice, so that the plan stays in sight. */
export function SeatNews({ isShort, letGo, onMend, view }: Props) {
  if (view.standing > 0 || view.unfinished === null) return <LetGoSeats {...letGo} isShort={isShort} />;
  const hasLetGo = letGo.labels.length > 0;
  return (
    <Mend
      view={view}
      letGo={hasLetGo && <LetGoLine labels={letGo.labels} />}
      undo={hasLetGo && <UndoLetGo undo={letGo.undo} />}
      onMend={onMend}
    />
  );
}

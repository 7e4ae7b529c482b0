import { TicketCode } from "../bookings/ticket-code.tsx";
import * as css from "./paper.css.ts";

/** A code in a table: as it is read, and beside it as it is written; of what is over struck out. */
export const PaperCode = ({
  says,
  label,
  isDrawn,
  isOver,
}: {
  readonly says: string;
  readonly label: string;
  readonly isDrawn: boolean;
  readonly isOver: boolean;
}) => (
  <span className={css.coded}>
    {isDrawn && !isOver && (
      <span className={css.codeRoom}>
        <TicketCode says={says} label={label} />
      </span>
    )}
    <bdi dir="ltr">{isOver ? <s>{says}</s> : says}</bdi>
  </span>
);

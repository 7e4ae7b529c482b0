import { TicketCode } from "../bookings/ticket-code.tsx";
import * as css from "./paper.css.ts";

/** A code in a table: as it is read, and beside it as it is written. */
export const PaperCode = ({
  says,
  label,
  isDrawn,
}: {
  readonly says: string;
  readonly label: string;
  readonly isDrawn: boolean;
}) => (
  <span className={css.coded}>
    {isDrawn && (
      <span className={css.codeRoom}>
        <TicketCode says={says} label={label} />
      </span>
    )}
    <bdi dir="ltr">{says}</bdi>
  </span>
);

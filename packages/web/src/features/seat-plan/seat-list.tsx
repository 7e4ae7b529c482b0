import { Fragment } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { bySeat } from "./seat-order.ts";

/** Seats in their order, one after the other, in the direction that the page reads: "1, 5, 12". */
export function SeatList({ of }: { of: readonly string[] }) {
  const { locale } = useFacts();
  return of.toSorted(bySeat).map((seat, place) => (
    <Fragment key={seat}>
      {place > 0 && commaIn(locale)}
      <bdi dir="ltr">{seat}</bdi>
    </Fragment>
  ));
}

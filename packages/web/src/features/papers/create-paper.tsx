import { msg } from "@lingui/core/macro";
import type { Booking } from "@safar/engine";
import type { PaperKind, PaperOfKind } from "./paper.types.ts";
import { PaperBrief } from "./paper-brief.tsx";

/** Makes of what a vertical says of its papers what the page of any paper shows. */
export const createPaper = <Of extends Booking>({
  Content,
  Title,
  briefOf,
  isOf,
  doorOf,
  doorName,
  zoneOf,
  ...said
}: PaperKind<Of>): PaperOfKind => ({
  ...said,
  doorName: doorName ?? (doorOf === undefined ? said.reference : msg`Entry code`),
  partsOf: (booking) =>
    isOf(booking)
      ? {
          title: <Title booking={booking} />,
          brief: <PaperBrief begins={said.booked.beginsOf(booking)?.local} {...briefOf(booking)} />,
          content: <Content booking={booking} />,
          door: doorOf === undefined ? booking.pnr : doorOf(booking),
          zone: zoneOf(booking),
        }
      : null,
});

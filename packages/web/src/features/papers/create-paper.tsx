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
  zoneOf,
  ...said
}: PaperKind<Of>): PaperOfKind => ({
  ...said,
  partsOf: (booking) =>
    isOf(booking)
      ? {
          title: <Title booking={booking} />,
          brief: <PaperBrief begins={said.booked.beginsOf(booking)?.local} {...briefOf(booking)} />,
          content: <Content booking={booking} />,
          door: doorOf?.(booking) ?? null,
          zone: zoneOf(booking),
        }
      : null,
});

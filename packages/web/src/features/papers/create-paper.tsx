import type { Booking } from "@safar/engine";
import type { PaperKind, PaperOfKind } from "./paper.types.ts";

/** Makes of what a vertical says of its papers what the page of any paper shows. */
export const createPaper = <Of extends Booking>({
  Content,
  Title,
  isOf,
  zoneOf,
  ...said
}: PaperKind<Of>): PaperOfKind => ({
  ...said,
  partsOf: (booking) =>
    isOf(booking)
      ? { title: <Title booking={booking} />, content: <Content booking={booking} />, zone: zoneOf(booking) }
      : null,
});

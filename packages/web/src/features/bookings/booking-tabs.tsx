import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { type Booking, type BookingUuid, type BookingView, connectCancellation, type ReadOutcome } from "@safar/engine";
import { Tabs } from "@safar/ui/tabs";
import { useSelector } from "@xstate/react";
import FileText from "lucide-react/icons/file-text";
import Settings2 from "lucide-react/icons/settings-2";
import type { ReactNode } from "react";
import type { ArrivalTrouble, BookingPart } from "../../app/addresses/booking-parts.ts";
import type { TabIcon } from "./booked.types.ts";
import { partAddress } from "./booking-address.ts";
import { InvoicePart } from "./invoice-part.tsx";

/** What the page of a booking of any kind is told by its address. */
export type BookingPageProps = {
  readonly booking: BookingUuid;
  /** What the server has read for this document. */
  readonly found: ReadOutcome | null;
  readonly part: BookingPart;
  readonly trouble: ArrivalTrouble | undefined;
  readonly onPart: (part: BookingPart) => void;
};

type OwnPart = { readonly id: BookingPart; readonly label: string; readonly icon: TabIcon; readonly panel: ReactNode };

type Props = Pick<BookingPageProps, "part" | "onPart"> & {
  readonly view: BookingView;
  readonly booking: Booking;
  readonly address: string;
  /** What the base of its price is of; a fare where nothing is said. */
  readonly base: MessageDescriptor | undefined;
  readonly icon: TabIcon;
  readonly overview: ReactNode;
  /** What only this kind of booking has, between the overview and the invoice. */
  readonly own: readonly OwnPart[];
  readonly manage: { readonly label: string; readonly panel: ReactNode };
};

/** Everything about a booking, in parts that have an address each. Whoever has not shown that it is theirs manages nothing. */
export function BookingTabs({ view, booking, part, onPart, address, base, icon, overview, own, manage }: Props) {
  const { t } = useLingui();
  const parts: readonly OwnPart[] = [
    { id: "overview", label: t`Overview`, icon, panel: overview },
    ...own,
    {
      id: "invoice",
      label: booking.isNeverPaid ? t`Price` : t`Invoice`,
      icon: FileText,
      panel: <InvoicePart booking={booking} base={base} />,
    },
    ...(booking.isMasked ? [] : [{ id: "manage", icon: Settings2, ...manage } as const]),
  ];
  const isCancelled = useSelector(
    view.cancellation ?? undefined,
    (now) => now !== undefined && connectCancellation(now).standing !== null,
  );
  const show = (id: string) => {
    // What is read elsewhere is read as it is now; where a cancellation goes on, it goes on beside.
    if (isCancelled && id !== "manage") view.cancellation?.send({ type: "flow.leave" });
    onPart(parts.find((one) => one.id === id)?.id ?? "overview");
  };
  return (
    <Tabs
      label={t`Your booking`}
      selected={parts.some(({ id }) => id === part) ? part : "overview"}
      onSelect={show}
      tabs={parts.map((one) => ({ ...one, href: partAddress(address, one.id) }))}
    />
  );
}

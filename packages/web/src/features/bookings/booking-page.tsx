import { useLingui } from "@lingui/react/macro";
import { paths } from "../../app/addresses/paths.ts";
import type { BookingOfKind } from "./booked.types.ts";
import { BookedProvider } from "./booked-context.ts";
import { BookingFrame, type FramedBooking } from "./booking-frame.tsx";
import { type BookingPageProps, BookingTabs } from "./booking-tabs.tsx";
import { ManagePart } from "./manage-part.tsx";
import { OverviewPart } from "./overview-part.tsx";

type PartsProps = FramedBooking & Pick<BookingPageProps, "part" | "onPart"> & { readonly kind: BookingOfKind };

function Parts({ kind, parts, part, onPart, view, booking, send }: PartsProps) {
  const { t } = useLingui();
  const { own, people, share, tickets, zone } = parts;
  return (
    <BookingTabs
      view={view}
      booking={booking}
      part={part}
      onPart={onPart}
      address={paths.booking(kind.booked.vertical, booking.uuid)}
      base={kind.booked.words.base}
      icon={kind.icon}
      overview={
        <OverviewPart
          booking={booking}
          isReady={view.nextStep === "travel" && view.cancellation === null}
          share={share}
          tickets={tickets}
          people={people(send)}
        />
      }
      own={own.map(({ label, ...tab }) => ({ ...tab, label: t(label) }))}
      manage={{
        label: t(kind.manageLabel),
        panel: (
          <ManagePart view={view} booking={booking} send={send} zone={zone} news={parts.news({ view, send })}>
            {parts.more({ view, send })}
          </ManagePart>
        ),
      }}
    />
  );
}

/** The page of a booking of any kind: how it stands, what to do now, and everything about it in parts. */
export function BookingPage({ kind, booking, found, trouble, ...part }: BookingPageProps & { kind: BookingOfKind }) {
  return (
    <BookedProvider value={kind.booked}>
      <BookingFrame booking={booking} found={found} trouble={trouble} part={part.part} kind={kind}>
        {(framed) => <Parts {...framed} {...part} kind={kind} />}
      </BookingFrame>
    </BookedProvider>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ToursBooking } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import Mountain from "lucide-react/icons/mountain";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { languageName } from "../../i18n/language-name.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { useIsOver } from "../bookings/booked-context.ts";
import * as css from "../bookings/booking.css.ts";
import { MovedNotice } from "../bookings/moved-notice.tsx";
import { TicketHead } from "../bookings/ticket-head.tsx";
import { TicketStub } from "../bookings/ticket-stub.tsx";
import { PlaceWay } from "../offer-page/place-way.tsx";
import { durationOf } from "../tour-search/tour-words.ts";
import { unitsIn } from "../tours/tour-summary.tsx";
import { onlyVoucher } from "./only-voucher.ts";
import { tourBegins } from "./tour-begins.ts";
import { tripReservationThing } from "./trip-reservation-thing.ts";

/** In which states the guide is still waited for. */
const open: ReadonlySet<string> = new Set(["Processing", "Pending"]);
const ahead: ReadonlySet<string> = new Set([...open, "Confirmed", "Partially Confirmed", "Updated", "Modified"]);

/** The guide has not said yes yet: until when that is, and what happens if nobody does. */
export function AwaitedGuide({ booking: { status, tours } }: { readonly booking: ToursBooking }) {
  const { locale } = useFacts();
  const { awaitedUntil, starts } = tours;
  if (awaitedUntil === null || !open.has(status)) return null;
  return (
    <Alert
      tone="info"
      title={<Trans>The guide says yes or no by {formatMoment(awaitedUntil, locale, starts.zone)}</Trans>}
    >
      <Trans>We write to you as soon as they have. If they say no, or say nothing, you get everything back.</Trans>
    </Alert>
  );
}

/** A tour as a ticket: when, how many, where one is met or picked up. */
export function TourTicket({ booking }: { readonly booking: ToursBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { ends, language, lead, meeting, option, pickup, starts, tour } = booking.tours;
  const isOver = useIsOver(booking);
  const begins = tourBegins(booking);
  const { latitude, longitude, name } = begins.where;
  const [comesBack, duration] = [formatShortDay(ends.local, locale), t(durationOf(tour.minutes))];
  const [clock, day] = [clockOf(begins.at.local), formatShortDay(begins.at.local, locale)];
  const setsOut = isolated(clockOf(starts.local));
  return (
    <>
      <JsonLdScript things={[tripReservationThing(booking, locale)]} />
      <AwaitedGuide booking={booking} />
      <MovedNotice booking={booking} to={starts} />
      <TicketCard
        head={
          <TicketHead on={starts.local}>
            <bdi>{tour.names[locale]}</bdi>
          </TicketHead>
        }
        stub={<TicketStub booking={booking} door={onlyVoucher(booking)} doorName={t`Voucher number`} />}
      >
        <TicketLeg
          icon={Mountain}
          from={pickup === null ? { time: clock, place: day } : { name: t`Pick-up`, time: clock, place: day }}
          to={{
            time: clockOf(ends.local),
            place: comesBack,
            ...(pickup !== null && { name: t`Comes back` }),
          }}
          // Its hours do not count from the pick-up.
          between={pickup === null && duration}
        />
        {pickup !== null && (
          <p className={css.quiet}>
            <Trans>
              Tour from {setsOut}, {duration}
            </Trans>
          </p>
        )}
        <TicketFacts
          facts={[
            { label: t`Tour`, value: <bdi>{option[locale]}</bdi> },
            { label: t`Who comes`, value: unitsIn(booking.tours, locale) },
            ...(lead ? [{ label: t`In the name of`, value: <bdi>{`${lead.firstName} ${lead.lastName}`}</bdi> }] : []),
            ...(language === null ? [] : [{ label: t`Language of the guide`, value: languageName(language, locale) }]),
            { label: pickup === null ? t`Meeting point` : t`Picked up`, value: <bdi>{begins.spotIn(locale)}</bdi> },
          ]}
        />
        <p className={css.quiet}>
          <Trans>Times are by the clock of the place.</Trans>
        </p>
      </TicketCard>
      {ahead.has(booking.status) && !isOver && (
        <PlaceWay
          to={{ id: tour.id, name: name[locale], position: { latitude, longitude } }}
          address={pickup === null ? meeting.directions[locale] : tour.place.name[locale]}
          phone={null}
        />
      )}
    </>
  );
}

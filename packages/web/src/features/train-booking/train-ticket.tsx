import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, encodeTrains, type PlaceTime, placeTimeAfter, type TrainsBooking } from "@safar/engine";
import TrainFront from "lucide-react/icons/train-front";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatCount } from "../../i18n/format.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import * as css from "../bookings/booking.css.ts";
import { NameList } from "../bookings/name-list.tsx";
import { RideTicket } from "../bookings/ride-ticket.tsx";
import { RideWay } from "../offer-page/ride-way.tsx";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { placeNames } from "../seat-plan/seat-words.ts";
import { unbrokenLength } from "../shell/length-of-time.ts";
import { bookedTrainThing } from "../train-results/train-things.ts";
import { trainResultsPath } from "../train-search/train-plan.ts";

/** A train as a boarding pass: which train, from where to where, in which coach and place, and for whom. */
export function TrainTicket({ booking }: { booking: TrainsBooking }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { className, delayMinutes, train, travellers } = booking.trains;
  const { arrives, dayOffset, departs, from, km, minutes, name, number, to } = train;
  const going = travellers.filter(({ isCancelled }) => !isCancelled);
  const coaches = [...new Set(going.map(({ coach }) => coach))];
  const planned = (at: PlaceTime) => (delayMinutes ? placeTimeAfter(at, -delayMinutes).local : undefined);
  const isOne = going.length === 1;
  const back = {
    date: addDays(arrives.local.slice(0, 10), 1),
    adults: going.length,
    children: 0,
    infants: 0,
    code: "",
  };
  return (
    <>
      {booking.cancelledAt === undefined && <JsonLdScript things={[bookedTrainThing(train, booking.pnr, locale)]} />}
      <RideTicket
        booking={booking}
        carrier={
          <>
            <bdi>{name[locale]}</bdi>{" "}
            <bdi dir="ltr" className={css.rideNumber}>
              {number}
            </bdi>
          </>
        }
        icon={TrainFront}
        from={{ local: departs.local, was: planned(departs), place: <bdi>{from.name[locale]}</bdi> }}
        to={{ local: arrives.local, was: planned(arrives), place: <bdi>{to.name[locale]}</bdi> }}
        isOtherDay={dayOffset > 0}
        between={[unbrokenLength(i18n, minutes), <Trans key="km">{formatCount(km, locale)}&nbsp;km</Trans>]}
        facts={[
          { label: isOne ? t`Traveller` : t`Travellers`, value: <NameList of={going} /> },
          { label: t`Class`, value: <bdi>{className[locale]}</bdi> },
          { label: t({ message: "Coach", context: "train" }), value: <SeatList of={coaches} /> },
          {
            label: isOne ? t`Place` : t({ message: "Places", context: "train" }),
            value: going.some(({ kind }) => kind !== "seat") ? (
              going.map(({ id, kind, place }) => (
                <bdi key={id} className={css.flightLine}>
                  {t(placeNames[kind](place))}
                </bdi>
              ))
            ) : (
              <SeatList of={going.map(({ place }) => place)} />
            ),
          },
        ]}
      />
      <RideWay
        {...{ booking, from, to }}
        stop={{ ...from, id: from.slug }}
        leaves={departs}
        back={trainResultsPath(encodeTrains({ ...back, from: to.slug, to: from.slug }))}
      />
    </>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isToursBooking, type ToursBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useOver } from "../bookings/booked-context.ts";
import { createPaper } from "../papers/create-paper.tsx";
import * as css from "../papers/paper.css.ts";
import { PaperCode } from "../papers/paper-code.tsx";
import { PaperFacts, PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";
import { unitsIn } from "../tours/tour-summary.tsx";
import { onlyVoucher } from "./only-voucher.ts";
import { tourBegins } from "./tour-begins.ts";
import { TourTitle } from "./tour-title.tsx";
import booked from "./tours.booked.tsx";

/** A tour on paper: when, where one is met or picked up, and the vouchers. */
function Paper({ booking }: { readonly booking: ToursBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { ends, language, lead, meeting, option, pickup, starts, vouchers } = booking.tours;
  const begins = tourBegins(booking);
  const isOver = useOver(booked, booking);
  return (
    <>
      <PaperSection id="tour" title={<TourTitle booking={booking} />}>
        <PaperFacts
          of={[
            { name: pickup === null ? t`Sets out` : t`Pick-up`, value: <PlaceMoment at={begins.at} /> },
            { name: t`Comes back`, value: <PlaceMoment at={ends} /> },
            { name: t`Tour`, value: <bdi>{option[locale]}</bdi> },
            { name: t`Who comes`, value: unitsIn(booking.tours, locale) },
            ...(language === null ? [] : [{ name: t`Language of the guide`, value: languageName(language, locale) }]),
            {
              name: pickup === null ? t`Meeting point` : t`Picked up`,
              value: <bdi>{begins.spotIn(locale)}</bdi>,
            },
            ...(pickup === null ? [] : [{ name: t`Sets out`, value: <bdi dir="ltr">{clockOf(starts.local)}</bdi> }]),
            ...(lead ? [{ name: t`In the name of`, value: <bdi>{`${lead.firstName} ${lead.lastName}`}</bdi> }] : []),
          ]}
        />
        {pickup === null && !isOver && <p>{meeting.directions[locale]}</p>}
      </PaperSection>
      <PaperSection id="vouchers" title={<Trans>Vouchers</Trans>}>
        <PaperTable columns={[t`For`, t`Voucher number`]}>
          {vouchers.map(({ code, id, unit }) => (
            <tr key={id}>
              <th scope="row">{unit === null ? <Trans>Your party</Trans> : <bdi>{unit[locale]}</bdi>}</th>
              <td className={css.number}>
                {code === null ? (
                  <Trans>Not issued yet</Trans>
                ) : (
                  <PaperCode says={code} label={t`Voucher number`} isDrawn={vouchers.length > 1} isOver={isOver} />
                )}
              </td>
            </tr>
          ))}
        </PaperTable>
      </PaperSection>
    </>
  );
}

/** The papers of a booking of a tour. */
export default createPaper<ToursBooking>({
  booked,
  isOf: isToursBooking,
  name: msg`Tour voucher`,
  show: msg`Show this to the guide`,
  reference: msg`Booking reference`,
  doorOf: onlyVoucher,
  doorName: msg`Voucher number`,
  zoneOf: ({ tours: { starts } }) => starts.zone,
  briefOf: ({ tours: { lead } }) => ({ lead }),
  Title: TourTitle,
  Content: Paper,
});

import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ToursBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { Over } from "../bookings/booked.types.ts";
import * as css from "../bookings/booking.css.ts";
import { TicketState } from "../bookings/ticket-state.tsx";

type Props = { readonly booking: ToursBooking; readonly isOver: Over };

/** What is shown to the guide, one for all or one for each; and what the guide was told. */
export function TourVouchers({ booking: { tours }, isOver }: Props) {
  const { locale } = useFacts();
  const { answers, vouchers } = tours;
  return (
    <>
      <section className={css.panel} aria-labelledby="vouchers">
        <h2 id="vouchers">
          {isOver ? (
            <Trans>Vouchers</Trans>
          ) : vouchers.length > 1 ? (
            <Trans>Vouchers, one for each of you</Trans>
          ) : (
            <Trans>One voucher for all of you</Trans>
          )}
        </h2>
        <ul role="list" className={css.people}>
          {vouchers.map(({ code, id, state, unit }) => (
            <li key={id} className={css.person}>
              <strong>{unit === null ? <Trans>Your party</Trans> : <bdi>{unit[locale]}</bdi>}</strong>
              <TicketState
                ticket={{ number: code, state }}
                isOver={isOver}
                refused={msg`No voucher: the guide said no`}
                issued={msg`Voucher issued`}
                waiting={msg`Not issued yet`}
              />
            </li>
          ))}
        </ul>
      </section>
      {answers.length > 0 && (
        <section className={css.panel} aria-labelledby="answers">
          <h2 id="answers">
            <Trans>What the guide knows of you</Trans>
          </h2>
          <dl>
            {answers.map(({ answer, label }) => (
              <div key={label.en}>
                <dt>{label[locale]}</dt>
                <dd>
                  <bdi>{answer}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Status } from "@safar/ui/badge";
import { Card, CardLink } from "@safar/ui/card";
import { Section } from "@safar/ui/layout";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { NextTrip } from "../../calls/home.calls.ts";
import { formatPlaceTime } from "../../i18n/format.ts";
import { statusOf } from "../shell/booking-status.ts";
import { DueBy } from "../shell/due-by.tsx";
import { Rail } from "./sections/rail.tsx";
import * as css from "./sections/sections.css.ts";

function TripStatus({ trip: { product, status } }: { trip: NextTrip }) {
  const { t } = useLingui();
  const { words, tone } = statusOf(status, false, product);
  return <Status tone={tone}>{typeof words === "string" ? words : t(words)}</Status>;
}

/** What somebody has to do about it, and until when. */
function TripDeadline({ trip: { isPaymentUnknown, payBy, respondBy, startsAt } }: { trip: NextTrip }) {
  // Nobody is asked for what may be paid already.
  const by = respondBy ?? (isPaymentUnknown ? null : payBy);
  if (by === null) return null;
  return (
    <div>
      <DueBy of={respondBy === null ? "payment" : "answer"} by={by} zone={startsAt.zone} />
    </div>
  );
}

function TripTitle({ title, href }: { title: string; href: string | null }) {
  return href === null ? <bdi>{title}</bdi> : <CardLink href={href}>{title}</CardLink>;
}

/** The signed-in person's next trips. */
export function TripCards({ trips }: { trips: readonly NextTrip[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Section title={t`Your next trips`}>
      <Rail label={t`Your next trips`}>
        {trips.map((trip) => {
          const { inDays, pnr, product, startsAt, subtitle, title, uuid } = trip;
          return (
            <Card key={uuid} as="article" kind={bookingAddress(product, uuid) === null ? "raised" : "link"}>
              <div>
                <TripStatus trip={trip} />
              </div>
              <h3>
                <TripTitle title={title} href={bookingAddress(product, uuid)} />
              </h3>
              <p className={css.muted}>
                <bdi>{subtitle}</bdi>
              </p>
              <p>
                <strong>
                  {inDays === 0 ? t`Today` : t`${plural(inDays, { one: "tomorrow", other: "in # days" })}`}
                </strong>
                {" · "}
                <time dateTime={startsAt.local}>{formatPlaceTime(startsAt.local, locale)}</time>
              </p>
              {pnr && (
                <p className={css.muted}>
                  <Trans>
                    Booking reference <bdi dir="ltr">{pnr}</bdi>
                  </Trans>
                </p>
              )}
              <TripDeadline trip={trip} />
            </Card>
          );
        })}
      </Rail>
    </Section>
  );
}

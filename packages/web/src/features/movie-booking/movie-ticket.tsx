import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MoviesBooking } from "@safar/engine";
import { TicketCard, TicketFacts } from "@safar/ui/ticket-card";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { languageName } from "../../i18n/language-name.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { MovedNotice } from "../bookings/moved-notice.tsx";
import { NameAtDoor } from "../bookings/name-at-door.tsx";
import { TicketHead } from "../bookings/ticket-head.tsx";
import { TicketStub } from "../bookings/ticket-stub.tsx";
import { PosterOf } from "../movie-home/film-poster-of.tsx";
import { screenWords } from "../movie-home/movie-words.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { cinemaPlace } from "./cinema-place.ts";
import { goodsOf } from "./goods-of.ts";
import * as css from "./movie-booking.css.ts";
import { screeningThing } from "./screening-thing.ts";

/** A show as a ticket: the film, when, in which hall, on which seats. One code is for the party. */
export function MovieTicket({ booking: booked }: { readonly booking: MoviesBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { category, code, extras, film, lead, seats, show } = booked.movies;
  const { cinema, ends, hall, language, starts, type } = show;
  const goods = goodsOf(extras, locale);
  return (
    <>
      {booked.cancelledAt === undefined && (
        <JsonLdScript things={[screeningThing(booked.movies, booked.pnr, locale)]} />
      )}
      <MovedNotice booking={booked} to={starts} />
      <TicketCard
        head={
          <TicketHead on={starts.local}>
            <bdi>{cinemaPlace(cinema, locale)}</bdi>
          </TicketHead>
        }
        stub={<TicketStub booking={booked} door={code} />}
      >
        <div className={css.stub}>
          <PosterOf film={film} />
          <div className={css.when}>
            <strong>
              <bdi>{film.title[locale]}</bdi>
            </strong>
            <bdi dir="ltr" className={css.hour}>
              {clockOf(starts.local)}
            </bdi>
            <p className={css.quiet}>
              <Trans>
                ends <bdi dir="ltr">{clockOf(ends.local)}</bdi>
              </Trans>{" "}
              · {languageName(language, locale)}
            </p>
          </div>
        </div>
        <TicketFacts
          facts={[
            { label: t`Hall`, value: <bdi>{hall[locale]}</bdi> },
            { label: t`${plural(seats.length, { one: "Seat", other: "Seats" })}`, value: <SeatList of={seats} /> },
            { label: t`Category`, value: <bdi>{category[locale]}</bdi> },
            { label: t`Format`, value: <bdi>{t(screenWords[type])}</bdi> },
            ...(lead === null ? [] : [{ label: t`ID check`, isLong: true, value: <NameAtDoor of={lead} /> }]),
            ...(goods === "" ? [] : [{ label: t`Extras, at the snack counter`, isLong: true, value: goods }]),
          ]}
        />
      </TicketCard>
    </>
  );
}

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MoviesBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useOver } from "../bookings/booked-context.ts";
import { NameAtDoor } from "../bookings/name-at-door.tsx";
import { screenWords } from "../movie-home/movie-words.ts";
import * as css from "../papers/paper.css.ts";
import { PaperFacts, PaperSection } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { cinemaPlace } from "./cinema-place.ts";
import { goodsOf } from "./goods-of.ts";
import booked from "./movies.booked.tsx";

/** A movie ticket on paper: the seats, and how to get there; the code of the door is at the head. */
export function PaperMovie({ booking }: { readonly booking: MoviesBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { category, directions, extras, film, lead, seats, show } = booking.movies;
  const { cinema, ends, hall, language, starts, type } = show;
  const isOver = useOver(booked, booking);
  return (
    <>
      <PaperSection id="show" title={<bdi>{film.title[locale]}</bdi>}>
        <div className={css.ends}>
          <div>
            <p className={css.quiet}>
              <Trans>Starts</Trans>
            </p>
            <PlaceMoment at={starts} />
          </div>
          <div>
            <p className={css.quiet}>
              <Trans>Ends</Trans>
            </p>
            <PlaceMoment at={ends} />
          </div>
        </div>
        <PaperFacts
          of={[
            { name: t`Cinema`, value: <bdi>{cinemaPlace(cinema, locale)}</bdi> },
            { name: t`Hall`, value: <bdi>{hall[locale]}</bdi> },
            { name: t`${plural(seats.length, { one: "Seat", other: "Seats" })}`, value: <SeatList of={seats} /> },
            { name: t`Category`, value: <bdi>{category[locale]}</bdi> },
            { name: t`Format`, value: <bdi>{t(screenWords[type])}</bdi> },
            { name: t`Language`, value: languageName(language, locale) },
            { name: t`Age rating`, value: <bdi>{film.certificate.words[locale]}</bdi> },
            ...(lead === null ? [] : [{ name: t`ID check`, value: <NameAtDoor of={lead} /> }]),
            ...(extras.length === 0 ? [] : [{ name: t`Extras, at the snack counter`, value: goodsOf(extras, locale) }]),
          ]}
        />
      </PaperSection>
      {!isOver && (
        <PaperSection id="way" title={<Trans context="cinema">How to get there</Trans>}>
          <p>
            <bdi>{cinema.address[locale]}</bdi>
          </p>
          <p>{directions[locale]}</p>
        </PaperSection>
      )}
    </>
  );
}

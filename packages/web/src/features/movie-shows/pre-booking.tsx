import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Cinema,
  connectPreBooking,
  type Film,
  type MovieCity,
  preBookingActors,
  preBookingMachine,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { CheckboxList } from "@safar/ui/checkbox-list";
import { Disclosure } from "@safar/ui/disclosure";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { preBookingService } from "../../engine/movies/movies.service.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { shellQuery } from "../../session/queries.ts";
import { StillToChoose } from "../quantities/still-to-choose.tsx";
import { ProblemNote } from "../shell/problem-note.tsx";
import * as css from "./movie-shows.css.ts";

type Props = {
  readonly film: Film;
  readonly cinemas: readonly Cinema[];
  readonly cities: readonly MovieCity[];
  /** The slug of the one whose cinemas come first. */
  readonly city: string;
  readonly isPreBooked: boolean;
};

const machine = preBookingMachine.provide({ actors: preBookingActors(preBookingService) });

function Registered({ film, already }: { readonly film: Film; readonly already: boolean }) {
  const { locale } = useFacts();
  return (
    <Alert
      tone="success"
      live
      title={already ? <Trans>You have already pre-booked this film</Trans> : <Trans>You are pre-booked</Trans>}
    >
      <Trans>
        We email you as soon as booking opens, expected from {formatLongDay(film.releasedOn, locale)}. You pay nothing
        until you choose a seat.
      </Trans>
    </Alert>
  );
}

/** Asking to be told when the shows of a film open: preferred cinemas, those of one's own city first, asked once. */
export function PreBooking({ film, cinemas, cities, city, isPreBooked }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const needsEmail = shell.viewer === null;
  const { actor, view } = useFlow(machine, connectPreBooking, { input: { film: film.slug, isPreBooked, needsEmail } });
  const { send } = actor;
  const [tries, setTries] = useState(0);
  if (view.screen === "registered") return <Registered film={film} already={view.already} />;
  if (view.screen === "onSale")
    return (
      <Alert
        tone="success"
        live
        title={<Trans>Booking is open</Trans>}
        action={
          <ButtonLink kind="next" href={paths.film(film.slug)}>
            <Trans>See show times</Trans>
          </ButtonLink>
        }
      >
        <Trans>You can choose your seats now.</Trans>
      </Alert>
    );
  const { busy, cinemas: chosen, email, trouble } = view;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    send({ type: "prebooking.submit" });
  };
  const rank = (slug: string) => (slug === city ? -1 : cities.findIndex((one) => one.slug === slug));
  const [own, ...others] = Array.from(Map.groupBy(cinemas, (cinema) => cinema.city))
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([slug, inside]) => ({ name: cities.find((one) => one.slug === slug)?.name[locale] ?? slug, inside }));
  const listOf = ({ inside, name }: NonNullable<typeof own>) => (
    <CheckboxList
      all={<Trans>All in {name}</Trans>}
      of={inside.map((one) => ({ id: one.slug, label: one.name[locale], note: one.address[locale] }))}
      chosen={chosen}
      onToggle={(cinema) => send({ type: "cinema.toggle", cinema })}
    />
  );
  return (
    <form className={css.asking} onSubmit={submit} noValidate aria-labelledby="pre-booking">
      <div>
        <h2 id="pre-booking">
          <Trans>Pre-book this film</Trans>
        </h2>
        <p className={css.quiet}>
          <Trans>Tell us which cinemas you prefer. We email you as soon as booking opens, and you choose first.</Trans>
        </p>
      </div>
      {own && (
        <fieldset className={css.city}>
          <legend>
            <Trans>Preferred cinemas</Trans> · <bdi>{own.name}</bdi>
          </legend>
          {chosen.length === 0 && (
            <StillToChoose tries={tries}>
              <Trans>Choose at least one cinema</Trans>
            </StillToChoose>
          )}
          {listOf(own)}
        </fieldset>
      )}
      <div className={css.side}>
        <p className={css.chosen} role="status">
          {chosen.length === 0 ? (
            <Trans>No cinema chosen yet</Trans>
          ) : (
            t`${plural(chosen.length, { one: "# cinema chosen", other: "# cinemas chosen" })}`
          )}
        </p>
        <p className={css.quiet}>
          <Trans>
            Booking is expected to open on {formatLongDay(film.releasedOn, locale)}. Pre-booking costs nothing.
          </Trans>
        </p>
        {needsEmail && (
          <TextField
            type="email"
            name="email"
            dir="ltr"
            autoComplete="email"
            label={t`Email`}
            value={email}
            error={trouble === "email" ? t`Please enter a valid email address` : undefined}
            onChange={({ currentTarget: { value } }) => send({ type: "email.change", email: value })}
          />
        )}
        <ProblemNote problem={trouble === "email" ? null : trouble} />
        <Button kind="next" type="submit" busy={busy}>
          <Trans>Pre-book</Trans>
        </Button>
      </div>
      <div>
        {others.map((other) => {
          const picked = other.inside.filter(({ slug }) => chosen.includes(slug)).length;
          return (
            <Disclosure
              key={other.name}
              title={
                <span>
                  <bdi>{other.name}</bdi>{" "}
                  <span className={css.quiet}>
                    {t`${plural(other.inside.length, { one: "# cinema", other: "# cinemas" })}`}
                    {picked > 0 && <> · {t`${plural(picked, { one: "# chosen", other: "# chosen" })}`}</>}
                  </span>
                </span>
              }
            >
              <fieldset className={css.city} aria-label={other.name}>
                {listOf(other)}
              </fieldset>
            </Disclosure>
          );
        })}
      </div>
    </form>
  );
}

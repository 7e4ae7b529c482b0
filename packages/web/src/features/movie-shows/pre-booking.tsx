import { Trans, useLingui } from "@lingui/react/macro";
import { type Cinema, connectPreBooking, type Film, preBookingActors, preBookingMachine } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { preBookingService } from "../../engine/movies/movies.service.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { shellQuery } from "../../session/queries.ts";
import { ProblemNote } from "../shell/problem-note.tsx";
import * as css from "./movie-shows.css.ts";

type Props = { readonly film: Film; readonly cinemas: readonly Cinema[]; readonly isPreBooked: boolean };

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

/** Asking to be told when the shows of a film open: a preferred cinema, asked once. */
export function PreBooking({ film, cinemas, isPreBooked }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const needsEmail = shell.viewer === null;
  const { actor, view } = useFlow(machine, connectPreBooking, { input: { film: film.slug, isPreBooked, needsEmail } });
  const { send } = actor;
  const [hasTried, setTried] = useState(false);
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
  const { busy, email, trouble } = view;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    send({ type: "prebooking.submit" });
  };
  return (
    <form className={css.panel} onSubmit={submit} noValidate aria-labelledby="pre-booking">
      <h2 id="pre-booking">
        <Trans>Pre-book this film</Trans>
      </h2>
      <p className={css.quiet}>
        <Trans>Tell us which cinemas you prefer. We email you as soon as booking opens, and you choose first.</Trans>
      </p>
      <fieldset className={css.cinemas}>
        <legend>
          <Trans>Preferred cinemas</Trans>
        </legend>
        {cinemas.map(({ name, slug }) => (
          <Checkbox
            key={slug}
            label={<bdi>{name[locale]}</bdi>}
            checked={view.cinemas.includes(slug)}
            onChange={() => send({ type: "cinema.toggle", cinema: slug })}
          />
        ))}
      </fieldset>
      {hasTried && view.cinemas.length === 0 && (
        <Alert tone="warning" live title={<Trans>Choose at least one cinema</Trans>} />
      )}
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
    </form>
  );
}

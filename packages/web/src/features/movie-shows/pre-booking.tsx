import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { askActors, askMachine, type Cinema, connectAsk, type Film, type MovieCity } from "@safar/engine";
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
import { movieAsks } from "../../engine/movies/movies.service.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { shellQuery } from "../../session/queries.ts";
import { StillToChoose } from "../quantities/still-to-choose.tsx";
import { countryName } from "../search-form/country-name.ts";
import { ProblemNote } from "../shell/problem-note.tsx";
import { FilmCalendar } from "./film-calendar.tsx";
import * as css from "./movie-shows.css.ts";

type Props = {
  readonly film: Film;
  readonly cinemas: readonly Cinema[];
  readonly cities: readonly MovieCity[];
  /** The slug of the one whose cinemas come first. */
  readonly city: string;
  /** With which of them somebody asked before; null for whoever did not. */
  readonly preBooked: readonly string[] | null;
};

const machine = askMachine.provide({ actors: askActors(movieAsks.preBook) });

const listed = (slugs: string | undefined): readonly string[] => slugs?.split(" ").filter(Boolean) ?? [];

/** What was asked for: where the mail goes, and of which cinemas; it is taken back as easily. */
function Registered(props: {
  readonly film: Film;
  /** Empty where it is not known. */
  readonly cinemas: readonly Cinema[];
  readonly email: string;
  readonly isOld: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
}) {
  const { busy, cinemas, email, film, isOld, onLeave } = props;
  const { locale } = useFacts();
  return (
    <Alert
      tone="success"
      live
      title={isOld ? <Trans>You have already pre-booked this film</Trans> : <Trans>You are on the list</Trans>}
      action={
        <div className={css.ways}>
          <FilmCalendar film={film} />
          <Button size="small" busy={busy} onClick={onLeave}>
            <Trans>Take me off the list</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        We write to {isolated(email)} as soon as booking opens, expected from {formatLongDay(film.releasedOn, locale)}.
        You pay nothing until you choose a seat.
      </Trans>
      {cinemas.length > 0 && (
        <div>
          <Trans>Your cinemas:</Trans>{" "}
          {cinemas.map(({ name, slug }, place) => (
            <span key={slug}>
              {place > 0 && " · "}
              <bdi>{name[locale]}</bdi>
            </span>
          ))}
        </div>
      )}
    </Alert>
  );
}

/** Asking to be told when the shows of a film open: preferred cinemas, those of one's own city first, asked once. */
export function PreBooking({ film, cinemas, cities, city, preBooked }: Props) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const needsEmail = shell.viewer === null;
  const [input] = useState(() => {
    const draft = { film: film.slug, cinemas: (preBooked ?? []).join(" "), way: "join" };
    return { draft: needsEmail ? { ...draft, email: "" } : draft, done: preBooked && draft };
  });
  const { actor, view } = useFlow(machine, connectAsk, { input });
  const [tries, setTries] = useState(0);
  const { already, busy, done, draft, screen, trouble } = view;
  const chosen = listed(draft["cinemas"]);
  const change = (values: Readonly<Record<string, string>>) => actor.send({ type: "draft.change", draft: values });
  const ask = (way: "join" | "leave") => {
    change({ way });
    actor.send({ type: "ask.submit" });
  };
  if (screen === "closed")
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
  const failed = <ProblemNote problem={trouble === "invalid" ? null : trouble} />;
  if (done?.["way"] === "join") {
    // Of whoever asked before on another device it is not known for which.
    const isOld = already || done === input.done;
    const known = already ? [] : cinemas.filter(({ slug }) => listed(done["cinemas"]).includes(slug));
    const email = done["email"] ?? shell.viewer?.email ?? "";
    return (
      <>
        <Registered {...{ busy, email, film, isOld }} cinemas={known} onLeave={() => ask("leave")} />
        {failed}
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    ask("join");
  };
  // One press may tick several.
  const toggle = (cinema: string) => {
    const now = listed(actor.getSnapshot().context.draft["cinemas"]);
    const next = now.includes(cinema) ? now.filter((one) => one !== cinema) : [...now, cinema];
    change({ cinemas: next.join(" ") });
  };
  const inside = (slug: string) => cinemas.filter((cinema) => cinema.city === slug);
  const first = cities.find(({ slug }) => slug === city) ?? cities[0];
  const others = Map.groupBy(
    cities.filter(({ slug }) => slug !== first?.slug && inside(slug).length > 0),
    ({ country }) => country,
  );
  const listOf = ({ name, slug }: MovieCity) => (
    <CheckboxList
      all={<Trans>All in {name[locale]}</Trans>}
      of={inside(slug).map((one) => ({ id: one.slug, label: one.name[locale], note: one.address[locale] }))}
      chosen={chosen}
      onToggle={toggle}
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
        {done !== null && (
          <p className={css.quiet} role="status">
            <Trans>You are off the list. You can ask again at any time.</Trans>
          </p>
        )}
      </div>
      {first && (
        <fieldset className={css.city}>
          <legend>
            <Trans>Preferred cinemas</Trans> · <bdi>{first.name[locale]}</bdi>
          </legend>
          {chosen.length === 0 && (
            <StillToChoose tries={tries}>
              <Trans>Choose at least one cinema</Trans>
            </StillToChoose>
          )}
          {listOf(first)}
        </fieldset>
      )}
      <div>
        {Array.from(others, ([country, places]) => {
          const picked = places.flatMap(({ slug }) => inside(slug)).filter(({ slug }) => chosen.includes(slug)).length;
          const name = countryName(country, locale);
          return (
            <Disclosure
              key={country}
              title={
                <span>
                  {country === edition ? <Trans>In other cities</Trans> : <Trans>In {name}</Trans>}{" "}
                  <span className={css.quiet}>
                    {t`${plural(places.length, { one: "# city", other: "# cities" })}`}
                    {picked > 0 && <> · {t`${plural(picked, { one: "# chosen", other: "# chosen" })}`}</>}
                  </span>
                </span>
              }
            >
              <div className={css.places}>
                {places.map((place) => (
                  <fieldset key={place.slug} className={css.city}>
                    <legend>
                      <bdi>{place.name[locale]}</bdi>
                    </legend>
                    {listOf(place)}
                  </fieldset>
                ))}
              </div>
            </Disclosure>
          );
        })}
      </div>
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
            value={draft["email"] ?? ""}
            error={trouble === "invalid" && chosen.length > 0 ? t`Please enter a valid email address` : undefined}
            onChange={({ currentTarget: { value } }) => change({ email: value })}
          />
        )}
        {failed}
        <Button kind="next" type="submit" busy={busy}>
          <Trans>Tell me when booking opens</Trans>
        </Button>
        <FilmCalendar film={film} />
      </div>
    </form>
  );
}

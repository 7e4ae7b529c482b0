import { Trans, useLingui } from "@lingui/react/macro";
import { connectTravellers, type TravellersView, type travellersMachine } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { ErrorSummary } from "@safar/ui/form-field";
import { Link } from "@safar/ui/link";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { type MouseEvent, type SubmitEvent, useEffect, useId, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts, usePageAddress } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { shellQuery } from "../../app/queries.ts";
import { useHoldWhileTyping } from "../../engine/use-hold-reload.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { checkoutOptionsQuery } from "./checkout-options.ts";
import type { CheckoutTrip } from "./checkout-trip.ts";
import { ContactCard, contactId } from "./contact-card.tsx";
import { FavouriteStep } from "./favourite-step.tsx";
import { passengerFields, passengerFieldWords } from "./field-words.ts";
import { PassengerCard } from "./passenger-card.tsx";
import { fieldId, type SendTravellers } from "./passenger-field.tsx";
import { placeWords } from "./passenger-words.ts";
import * as css from "./passengers.css.ts";

type Actor = ActorRefFrom<typeof travellersMachine>;
type Part = { readonly view: TravellersView; readonly send: SendTravellers; readonly trip: CheckoutTrip };

/** Everything that is wrong, in the order of the form. */
const wrongIn = ({ passengers, contactProblems }: TravellersView) => [
  ...passengers.flatMap(({ id, problems }) =>
    passengerFields.flatMap((field) => {
      const problem = problems[field];
      return problem === undefined ? [] : [{ control: fieldId(id, field), passenger: id, field, problem }];
    }),
  ),
  ...(["email", "phone"] as const).flatMap((field) => {
    const problem = contactProblems[field];
    return problem === undefined ? [] : [{ control: contactId(field), passenger: null, field, problem }];
  }),
];

/** The links of a summary give the focus to the field itself, not only to its place on the page. */
const jump = (event: MouseEvent<HTMLDivElement>) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.focus();
};

function Problems({ view, nameOf }: { view: TravellersView; nameOf: (id: string) => string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const wrong = wrongIn(view);
  if (wrong.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears its links
    <div onClick={jump}>
      <ErrorSummary
        title={
          wrong.some(({ problem }) => problem.code === "required")
            ? t`Please fill out all required fields`
            : t`Please put these right`
        }
        errors={wrong.map(({ control, passenger, field, problem }) => {
          const words = t(passengerFieldWords(field, problem, locale));
          return {
            id: control,
            message: passenger === null ? words : t`${nameOf(passenger)}: ${words}`,
          };
        })}
      />
    </div>
  );
}

function SignInHint() {
  const address = usePageAddress();
  return (
    <p className={css.ages}>
      <Trans>
        <Link href={paths.login(address)}>Sign in</Link> to fill in from your saved travellers.
      </Trans>
    </p>
  );
}

function PassengersForm({ view, send, trip }: Part) {
  const { t } = useLingui();
  const formId = useId();
  const holdWhileTyping = useHoldWhileTyping();
  const options = useSuspenseQuery(checkoutOptionsQuery).data;
  const shell = useQuery(shellQuery).data;
  const isSignedIn = shell?.viewer != null;
  const { passengers, saved } = view;
  const [firstWrong] = wrongIn(view);
  // Where the supplier refused something, the form opens with it.
  const [attempts, setAttempts] = useState(firstWrong === undefined ? 0 : 1);
  const nameOf = (id: string): string => {
    const form = passengers.find((passenger) => passenger.id === id)?.form;
    const name = `${form?.firstName ?? ""} ${form?.lastName ?? ""}`.trim();
    return name === "" ? t(placeWords(passengers, id)) : name;
  };
  useEffect(() => {
    if (attempts > 0 && firstWrong !== undefined) document.getElementById(firstWrong.control)?.focus();
    // Only a refused attempt moves the focus, not what is found or put right while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempts]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "party.submit" });
    setAttempts((count) => count + 1);
  };
  const taken = new Map(passengers.flatMap(({ id, picked }) => (picked === null ? [] : [[picked, id] as const])));
  return (
    <CheckoutFrame
      {...trip}
      step="passengers"
      title={trip.isStay ? <Trans>Who is staying?</Trans> : <Trans>Who is travelling?</Trans>}
      intro={
        trip.isStay ? (
          <Trans>Enter names as they stand in the identity documents: that is what the front desk looks at.</Trans>
        ) : trip.isRide ? (
          <Trans>Enter names as they stand in the identity documents: they are looked at on boarding.</Trans>
        ) : (
          <Trans>Enter names as they stand in the travel documents: that is what the airline compares.</Trans>
        )
      }
      deadline={view.deadline}
      action={
        <Button kind="next" type="submit" form={formId} disabled={!view.commands.submit}>
          <Trans>Continue</Trans>
        </Button>
      }
      back={
        <Button kind="quiet" disabled={!view.commands.back} onClick={() => send({ type: "flow.back" })}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} onInput={holdWhileTyping} noValidate>
        {attempts > 0 && <Problems view={view} nameOf={nameOf} />}
        {!isSignedIn && <SignInHint />}
        {passengers.map((passenger, index) => (
          <PassengerCard
            key={passenger.id}
            passenger={passenger}
            everybody={passengers}
            saved={saved.filter(({ id }) => (taken.get(id) ?? passenger.id) === passenger.id)}
            options={options}
            airline={trip.airline ?? ""}
            seat={trip.seats?.[index]}
            isSignedIn={isSignedIn}
            nameOf={nameOf}
            send={send}
          />
        ))}
        <ContactCard
          view={view}
          countries={options.countries}
          suggested={shell?.viewer?.email}
          isStay={trip.isStay}
          send={send}
        />
      </form>
    </CheckoutFrame>
  );
}

function Favourites({ view, send, trip }: Part) {
  return (
    <CheckoutFrame
      {...trip}
      step="passengers"
      screen="favourite"
      title={<Trans>For the next time</Trans>}
      deadline={view.deadline}
      back={
        <Button kind="quiet" disabled={!view.commands.back} onClick={() => send({ type: "flow.back" })}>
          <Trans>Back to the passengers</Trans>
        </Button>
      }
    >
      <FavouriteStep view={view} send={send} />
    </CheckoutFrame>
  );
}

/** Who travels and how to reach them. Whatever leads away from here and back, what was typed is still there. */
export function PassengersScreen({ actor, ...trip }: { readonly actor: Actor } & CheckoutTrip) {
  const view = connectTravellers(useSelector(actor, (snapshot) => snapshot));
  const part = { view, send: actor.send, trip };
  // Another flow has other fields: what is shown of this one must not be taken for that one's.
  return view.screen === "favourite" ? <Favourites {...part} /> : <PassengersForm key={actor.sessionId} {...part} />;
}

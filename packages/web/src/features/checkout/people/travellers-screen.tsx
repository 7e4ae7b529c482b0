import { Trans, useLingui } from "@lingui/react/macro";
import { connectTravellers, isAskedAnything, type TravellersView, type travellersMachine } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Link } from "@safar/ui/link";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { usePageAddress } from "../../../app/addresses/page-path.ts";
import { paths } from "../../../app/addresses/paths.ts";
import { useHoldWhileTyping } from "../../../engine/flows/use-hold-reload.ts";
import { shellQuery } from "../../../session/queries.ts";
import { checkoutOptionsQuery } from "../checkout-options.ts";
import type { CheckoutTrip } from "../checkout-trip.ts";
import { CheckoutFrame } from "../frame/checkout-frame.tsx";
import { ContactCard, contactId } from "./contact-card.tsx";
import { FavouriteStep } from "./favourite-step.tsx";
import { ages } from "./traveller-card.css.ts";
import { cardId, TravellerCard } from "./traveller-card.tsx";
import type { SendTravellers } from "./traveller-field.tsx";
import { nameOf as nameTyped, placeWords } from "./traveller-words.ts";
import { form, progress } from "./travellers-screen.css.ts";
import { type WrongField, WrongSummary, wrongOf } from "./wrong-summary.tsx";

type Actor = ActorRefFrom<typeof travellersMachine>;
type Part = { readonly view: TravellersView; readonly send: SendTravellers; readonly trip: CheckoutTrip };

/** Everything that is wrong, in the order of the form. */
const wrongIn = ({ travellers, contactProblems }: TravellersView): readonly WrongField[] => [
  ...travellers.flatMap(wrongOf),
  ...(["email", "phone"] as const).flatMap((field) => {
    const problem = contactProblems[field];
    return problem === undefined ? [] : [{ control: contactId(field), traveller: null, field, problem }];
  }),
];

const isAskedOf = ({ asked, mayFollowLead }: TravellersView["travellers"][number]): boolean =>
  isAskedAnything(asked) || mayFollowLead;

function SignInHint() {
  const address = usePageAddress();
  return (
    <p className={ages}>
      <Trans>
        <Link href={paths.login(address)}>Sign in</Link> to fill in from your saved travellers.
      </Trans>
    </p>
  );
}

function TravellersForm({ view, send, trip }: Part) {
  const { t } = useLingui();
  const formId = useId();
  const holdWhileTyping = useHoldWhileTyping();
  const options = useSuspenseQuery(checkoutOptionsQuery).data;
  const shell = useQuery(shellQuery).data;
  const isSignedIn = shell?.viewer != null;
  const { travellers, owner } = view;
  const { people } = trip.words;
  const asksWho = travellers.length === 0 || travellers.some(isAskedOf);
  const adults = travellers.filter(({ type }) => type === "adult").map(({ id }) => id);
  const [firstWrong] = wrongIn(view);
  // Where the supplier refused something, the form opens with it.
  const [presses, setPresses] = useState(firstWrong === undefined ? 0 : 1);
  const attempts = presses + (trip.stays ?? 0);
  const placeOf = (id: string): string => t(placeWords(travellers, id, trip.words.people));
  const nameOf = (id: string): string => {
    const form = travellers.find((traveller) => traveller.id === id)?.form;
    return (form && nameTyped(form)) || placeOf(id);
  };
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0 || firstWrong === undefined) return;
    // The summary from its heading on, as long as the field is in sight with it.
    summary.current?.scrollIntoView?.({ block: "start" });
    document.getElementById(firstWrong.control)?.focus();
    // Only a refused attempt moves the focus, not what is found or put right while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempts]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "party.submit" });
    setPresses((count) => count + 1);
  };
  const shown = travellers.filter(isAskedOf);
  const nextOf = (id: string): string | undefined => {
    const next = shown[shown.findIndex((one) => one.id === id) + 1];
    return next && placeOf(next.id);
  };
  const done = shown.filter(({ isComplete }) => isComplete).length;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (id: string, isFolded: boolean) => {
    setFolded((now) => new Set(isFolded ? [...now, id] : [...now].filter((one) => one !== id)));
    const card = isFolded ? shown[shown.findIndex((one) => one.id === id) + 1]?.id : id;
    if (card !== undefined) setOpened({ card });
  };
  // A new one each time: whoever opens a card again is led to it again.
  const [opened, setOpened] = useState<{ readonly card: string } | null>(null);
  useEffect(() => {
    const first = opened && document.getElementById(cardId(opened.card));
    first?.scrollIntoView?.({ block: "start" });
    first?.querySelector<HTMLElement>("button, input, select")?.focus({ preventScroll: true });
  }, [opened]);
  const taken = new Map(travellers.flatMap(({ id, picked }) => (picked === null ? [] : [[picked, id] as const])));
  return (
    <CheckoutFrame
      {...trip}
      step="travellers"
      title={asksWho ? people.title : <Trans>How do we reach you?</Trans>}
      intro={people.intro}
      deadline={view.deadline}
      action={
        <Button kind="next" type="submit" form={formId} busy={view.busy} disabled={!view.commands.submit && !view.busy}>
          <Trans>Continue</Trans>
        </Button>
      }
      back={
        <Button kind="quiet" disabled={!view.commands.back} onClick={() => send({ type: "flow.back" })}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      <form id={formId} className={form} onSubmit={submit} onInput={holdWhileTyping} noValidate>
        {attempts > 0 && <WrongSummary ref={summary} wrong={wrongIn(view)} nameOf={nameOf} />}
        {!isSignedIn && travellers.length > 0 && asksWho && <SignInHint />}
        {shown.length > 1 && (
          <p className={progress} role="status">
            <progress value={done} max={shown.length} aria-hidden="true" />
            <Trans>
              {done} of {shown.length} filled in
            </Trans>
          </p>
        )}
        {travellers.map(
          (traveller, index) =>
            isAskedOf(traveller) && (
              <TravellerCard
                key={traveller.id}
                traveller={traveller}
                name={placeOf(traveller.id)}
                hasAges={trip.words.people.isOneAdult !== true}
                lead={travellers[0]?.id ?? ""}
                adults={adults}
                saved={traveller.candidates.filter(({ id }) => (taken.get(id) ?? traveller.id) === traveller.id)}
                owner={
                  !traveller.mayBeOwner || travellers.some(({ id, isOwner }) => isOwner && id !== traveller.id)
                    ? null
                    : owner
                }
                options={options}
                airline={trip.airline}
                seat={trip.seats?.[index]}
                tickets={travellers.length === 1 ? (trip.tickets ?? 1) : 1}
                isSignedIn={isSignedIn}
                next={nextOf(traveller.id)}
                isFolded={folded.has(traveller.id) && traveller.isComplete}
                onFold={(isFolded) => fold(traveller.id, isFolded)}
                nameOf={nameOf}
                send={send}
              />
            ),
        )}
        <ContactCard
          view={view}
          countries={options.countries}
          suggested={shell?.viewer?.email}
          purpose={trip.words.contact.purpose}
          isAlone={!asksWho}
          send={send}
        />
        <p className={ages}>
          {trip.steps?.includes("extras") ? (
            <Trans>Next: extras, if you like. Then you check everything once more. Nothing is charged yet.</Trans>
          ) : (
            <Trans>Next you check everything once more. Nothing is charged yet.</Trans>
          )}
        </p>
      </form>
    </CheckoutFrame>
  );
}

function Favourites({ view, send, trip }: Part) {
  return (
    <CheckoutFrame
      {...trip}
      step="travellers"
      screen="favourite"
      title={<Trans>Save for next time</Trans>}
      deadline={view.deadline}
      back={
        <Button kind="quiet" disabled={!view.commands.back} onClick={() => send({ type: "flow.back" })}>
          {trip.words.people.back}
        </Button>
      }
    >
      <FavouriteStep view={view} send={send} />
    </CheckoutFrame>
  );
}

/** Who travels and how to reach them. Whatever leads away from here and back, what was typed is still there. */
export function TravellersScreen({ actor, ...trip }: { readonly actor: Actor } & CheckoutTrip) {
  const view = connectTravellers(useSelector(actor, (snapshot) => snapshot));
  const part = { view, send: actor.send, trip };
  // Another flow has other fields: what is shown of this one must not be taken for that one's.
  return view.screen === "favourite" ? <Favourites {...part} /> : <TravellersForm key={actor.sessionId} {...part} />;
}

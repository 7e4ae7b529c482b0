import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  connectExtras,
  costOfExtras,
  type ExtraKind,
  type ExtrasEvent,
  type ExtrasView,
  type extrasMachine,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Band, Dialog } from "@safar/ui/dialog";
import { ErrorSummary } from "@safar/ui/form-field";
import { Skeleton } from "@safar/ui/skeleton";
import { useSelector } from "@xstate/react";
import CloudOff from "lucide-react/icons/cloud-off";
import { type MouseEvent, useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { commaIn } from "../../../i18n/format.ts";
import { Amount } from "../../amounts/amount.tsx";
import { problemWords } from "../../shell/problem-words.ts";
import type { CheckoutTrip } from "../checkout-trip.ts";
import { CheckoutFrame } from "../frame/checkout-frame.tsx";
import { Notice } from "../frame/notice.tsx";
import { type Named, useNamed } from "../people/named-party.ts";
import { firstStop, seatId } from "../seat-step.tsx";
import { type SeatPlace, SeatsSection } from "../seats-section.tsx";
import * as css from "./extras.css.ts";
import { costOfKind, ExtrasCard, faces, kindsIn, openerId } from "./extras-card.tsx";
import { ChoiceSection, extraId, groupsOf, ServicesSection } from "./offers-section.tsx";
import { OrderExtras } from "./order-extras.tsx";

type Actor = ActorRefFrom<typeof extrasMachine>;
type Send = (event: ExtrasEvent) => void;
type Part = { readonly view: ExtrasView; readonly send: Send; readonly trip: CheckoutTrip };
type Missing = ExtrasView["missing"][number];

const missingWords: Readonly<Record<ExtraKind, (name: string, part: string) => MessageDescriptor>> = {
  seat: (name, part) => msg`${name} has no seat yet: ${part}`,
  bag: (name, part) => msg`${name} has no bag yet: ${part}`,
  meal: (name, part) => msg`${name} has no meal yet: ${part}`,
  service: (name, part) => msg`${name} has no service yet: ${part}`,
};

/** The control at which something that is missing can be chosen. */
const controlFor = (
  { choices, offers, seatMaps, sitters }: ExtrasView,
  { kind, travellerId, segmentId }: Missing,
): string => {
  if (kind === "seat") {
    const map = seatMaps.find((one) => segmentId === null || one.segmentId === segmentId);
    return map === undefined ? "" : seatId(map.segmentId, firstStop(map, sitters, choices, travellerId));
  }
  const group = groupsOf(offers, kind).find(({ segmentIds }) => segmentId === null || segmentIds.includes(segmentId));
  return extraId(kind, travellerId, group?.id ?? "");
};

/** Every part of the journey that something is offered on, in order. */
const segmentsIn = ({ offers, seatMaps }: ExtrasView): readonly string[] => [
  ...new Set([...seatMaps.map(({ segmentId }) => segmentId), ...offers.flatMap(({ segmentIds }) => segmentIds)]),
];

function MissingExtras({
  view,
  named,
  onGoTo,
}: {
  view: ExtrasView;
  named: Named;
  onGoTo: (missing: Missing) => void;
}) {
  const { t } = useLingui();
  if (view.missing.length === 0) return null;
  const errors = view.missing.map((missing) => {
    const { kind, travellerId, segmentId } = missing;
    const part = segmentId === null ? t`Your trip` : named.partOf(segmentId).label;
    return { missing, id: controlFor(view, missing), message: t(missingWords[kind](named.nameOf(travellerId), part)) };
  });
  const jump = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const found = errors.find(({ message }) => message === link?.textContent);
    if (!link || found === undefined) return;
    event.preventDefault();
    onGoTo(found.missing);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears its links
    <div onClick={jump}>
      <ErrorSummary title={t`Before you continue`} errors={errors.map(({ id, message }) => ({ id, message }))} />
    </div>
  );
}

/** Whether nothing is chosen that does not come by itself, and nothing must be. */
const isPlain = ({ choices, offers, required }: ExtrasView): boolean =>
  required.length === 0 &&
  choices.every(({ serviceId }) =>
    offers.some((offer) => offer.serviceId === serviceId && offer.kind === "meal" && offer.price.minor === 0),
  );

/** The step of one kind, over the page: all there is to choose of it, and the way back. */
function KindDialog({
  kind,
  view,
  named,
  send,
  included,
  at,
  onAt,
  onClose,
}: {
  readonly kind: ExtraKind;
  readonly view: ExtrasView;
  readonly named: Named;
  readonly send: Send;
  readonly included: string | undefined;
  readonly at: SeatPlace;
  readonly onAt: (place: SeatPlace) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const section = { view, named, send };
  const cost = costOfKind(view, kind);
  const Frame = kind === "seat" ? Band : Dialog;
  return (
    <Frame
      open
      onClose={onClose}
      title={t(faces[kind].title)}
      close={t`Close`}
      actions={
        <>
          <span className={css.doneCost}>
            {cost.minor > 0 ? (
              <Trans>
                Added: <Amount of={cost} />
              </Trans>
            ) : (
              <span className={css.intro}>
                <Trans>Nothing added that costs extra</Trans>
              </span>
            )}
          </span>
          <Button kind="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {kind === "seat" ? (
        <SeatsSection {...section} at={at} onAt={onAt} />
      ) : kind === "service" ? (
        <ServicesSection {...section} />
      ) : (
        <ChoiceSection {...section} kind={kind} included={included} />
      )}
    </Frame>
  );
}

function Choosing({ view, send, trip }: Part) {
  const { missing, offers, travellers, seatMaps, taken } = view;
  const { locale } = useFacts();
  const named = useNamed(travellers, segmentsIn(view), trip);
  const [at, setAt] = useState<SeatPlace>(() => ({
    travellerId: travellers.find(({ type }) => type !== "infant")?.id ?? "",
    segmentId: taken[0]?.segmentId ?? seatMaps[0]?.segmentId ?? "",
  }));
  const [open, setOpen] = useState<ExtraKind | null>(null);
  // What the focus goes to once its step is on the page.
  const [goal, setGoal] = useState<Missing | null>(null);
  const goTo = (wanted: Missing) => {
    const { kind, travellerId, segmentId } = wanted;
    if (kind === "seat") setAt({ travellerId, segmentId: segmentId ?? at.segmentId });
    setOpen(kind);
    setGoal(wanted);
  };
  useEffect(() => {
    if (goal !== null) document.getElementById(controlFor(view, goal))?.focus();
    // Only going there moves the focus, not what is chosen afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [goal]);
  useEffect(() => {
    const [first] = missing;
    // Told by the machine after a try to go on: the focus goes to where the first of what is missing is chosen.
    if (first !== undefined) document.getElementById(openerId(first.kind))?.focus();
  }, [missing]);
  const own = trip.words.extras;
  return (
    <CheckoutFrame
      {...trip}
      step="extras"
      title={own?.title ?? <Trans>Seats, bags and meals</Trans>}
      intro={own?.intro ?? <Trans>What your fare includes is marked. You pay only at the end.</Trans>}
      deadline={view.deadline}
      extras={costOfExtras({ offers, seatMaps }, view.choices, view.currency)}
      action={
        <Button kind="next" disabled={!view.commands.submit} onClick={() => send({ type: "extras.submit" })}>
          {isPlain(view) ? <Trans>Skip this step</Trans> : <Trans>Continue</Trans>}
        </Button>
      }
      back={
        <Button kind="quiet" disabled={!view.commands.back} onClick={() => send({ type: "flow.back" })}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      {taken.length > 0 && (
        <Alert tone="warning" live title={<Trans>Some of your seats were just booked by someone else</Trans>}>
          <Trans>
            No longer available: <bdi>{taken.map(({ seat }) => seat).join(commaIn(locale))}</bdi>. Please choose others;
            nothing was charged.
          </Trans>
        </Alert>
      )}
      <MissingExtras view={view} named={named} onGoTo={goTo} />
      {own !== undefined ? (
        <OrderExtras view={view} title={own.list} send={send} />
      ) : (
        <div className={css.cards}>
          {kindsIn(view).map((kind) => (
            <ExtrasCard
              key={kind}
              view={view}
              kind={kind}
              named={named}
              included={trip.included?.[kind]}
              onOpen={() => setOpen(kind)}
            />
          ))}
        </div>
      )}
      {open !== null && (
        <KindDialog
          kind={open}
          view={view}
          named={named}
          send={send}
          included={trip.included?.[open]}
          at={at}
          onAt={setAt}
          onClose={() => {
            setOpen(null);
            setGoal(null);
          }}
        />
      )}
    </CheckoutFrame>
  );
}

function Failed({ view, send }: Omit<Part, "trip">) {
  const { t } = useLingui();
  const words = view.problem === null ? null : problemWords(view.problem);
  return (
    <Notice
      name="extrasFailed"
      icon={CloudOff}
      title={<Trans>The extras could not be loaded</Trans>}
      actions={
        <>
          <Button kind="next" disabled={!view.commands.reload} onClick={() => send({ type: "extras.reload" })}>
            <Trans>Try Again</Trans>
          </Button>
          {view.commands.submit && (
            <Button onClick={() => send({ type: "extras.submit" })}>
              <Trans>Continue without extras</Trans>
            </Button>
          )}
          <Button kind="quiet" disabled={!view.commands.back} onClick={() => send({ type: "flow.back" })}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      {words && t(words.text)}
    </Notice>
  );
}

function Loading({ trip, view }: Omit<Part, "send">) {
  const { t } = useLingui();
  return (
    <CheckoutFrame
      {...trip}
      step="extras"
      title={trip.words.extras?.title ?? <Trans>Seats, bags and meals</Trans>}
      deadline={view.deadline}
    >
      <div className={css.section} role="status" aria-busy="true" aria-label={t`Loading seats and extras`}>
        <Skeleton kind="box" />
        <Skeleton kind="box" />
      </div>
    </CheckoutFrame>
  );
}

/** Bags, seats, meals and services, for each traveller and part of the journey. What must be chosen is chosen before going on. */
export function ExtrasScreen({ actor, ...trip }: { readonly actor: Actor } & CheckoutTrip) {
  const view = connectExtras(useSelector(actor, (snapshot) => snapshot));
  const part = { view, send: actor.send, trip };
  if (view.screen === "failed") return <Failed {...part} />;
  return view.screen === "extras" ? <Choosing key={actor.sessionId} {...part} /> : <Loading {...part} />;
}

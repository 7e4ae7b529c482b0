import { Trans } from "@lingui/react/macro";
import { connectReserve, type EpochMs, type ReserveView, type reserveMachine } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useSelector } from "@xstate/react";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import type { ActorRefFrom } from "xstate";
import { useSecondsUntil } from "../../../engine/asking/use-seconds-until.ts";
import { useHoldReload } from "../../../engine/flows/use-hold-reload.ts";
import * as css from "../frame/notice.css.ts";
import { Notice } from "../frame/notice.tsx";
import { Waiting } from "../frame/waiting.tsx";

type Actor = ActorRefFrom<typeof reserveMachine>;
type Part = { readonly view: ReserveView; readonly send: Actor["send"] };

function NextCheck({ at }: { at: EpochMs | null }) {
  const seconds = useSecondsUntil(at);
  if (!seconds) return <Trans>We are checking now.</Trans>;
  return <Trans>We check again in {seconds} s.</Trans>;
}

/** Nobody has answered yet whether it is reserved. */
function Unanswered({ view, send }: Part) {
  return (
    <>
      <Waiting name="waiting" title={<Trans>No answer yet</Trans>}>
        <Trans>
          The reservation may or may not have been made: we are finding out, so do not book again. Nothing has been
          charged.
        </Trans>
      </Waiting>
      <div className={css.wait}>
        <p className={css.intro}>
          {view.busy ? <Trans>We are checking now.</Trans> : <NextCheck at={view.nextCheckAt} />}
        </p>
        <div className={css.actions}>
          {view.commands.check && (
            <Button kind="primary" onClick={() => send({ type: "reservation.check" })}>
              <Trans>Check now</Trans>
            </Button>
          )}
          {view.commands.leave && (
            <Button onClick={() => send({ type: "flow.leave" })}>
              <Trans>Leave; it will appear in My Bookings if it was made</Trans>
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function Unsettled({ view, send }: Part) {
  const { check, leave, retry } = view.commands;
  return (
    <Notice
      name="unsettled"
      icon={CircleHelp}
      title={retry ? <Trans>It has not been reserved</Trans> : <Trans>We could not find out</Trans>}
      actions={
        <>
          {retry && (
            <Button kind="next" onClick={() => send({ type: "reservation.retry" })}>
              <Trans>Reserve again</Trans>
            </Button>
          )}
          {check && (
            <Button kind={retry ? "secondary" : "next"} onClick={() => send({ type: "reservation.check" })}>
              <Trans>Check again</Trans>
            </Button>
          )}
          {leave && (
            <Button kind="quiet" onClick={() => send({ type: "flow.leave" })}>
              <Trans>Exit booking</Trans>
            </Button>
          )}
        </>
      }
    >
      {retry ? (
        <Trans>
          The supplier has no reservation for you. You can safely reserve again: it is never made twice. Nothing has
          been charged.
        </Trans>
      ) : (
        <Trans>
          The supplier does not answer. If the reservation was made, it is among your bookings and waits for payment.
          Nothing has been charged.
        </Trans>
      )}
    </Notice>
  );
}

/** From the yes to the reservation. A lost answer is looked into before anything is repeated. */
export function ReservingScreen({ actor }: { readonly actor: Actor }) {
  useHoldReload("payment");
  const view = connectReserve(useSelector(actor, (snapshot) => snapshot));
  const part = { view, send: actor.send };
  const { screen } = view;
  switch (screen) {
    case "waiting":
      return <Unanswered {...part} />;
    case "unsettled":
      return <Unsettled {...part} />;
    // What is done is shown until the next step is there.
    case "reserving":
    case "done":
      return (
        <Waiting name="reserving" title={<Trans>Reserving…</Trans>}>
          <Trans>This can take up to a minute. Please stay on this page; nothing is charged yet.</Trans>
        </Waiting>
      );
    default:
      return screen satisfies never;
  }
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Booking, BookingView } from "@safar/engine";
import { type CancellationEvent, type CancellationView, connectCancellation } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { Countdown } from "@safar/ui/countdown";
import { RadioGroup } from "@safar/ui/radio-group";
import { Spinner } from "@safar/ui/spinner";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { Amount } from "../amounts/amount.tsx";
import { problemWords } from "../shell/problem-words.ts";
import type { BookedPerson } from "./booked.types.ts";
import { useBooked, useBookedWords } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { RefundLines } from "./refund-lines.tsx";
import { KeptLines, RefundTracker } from "./refund-tracker.tsx";
import { TitledName } from "./titled-name.tsx";

type Send = (event: CancellationEvent) => void;
type Parts = {
  readonly view: CancellationView;
  readonly send: Send;
  /** Those who can be cancelled by themselves, by name. */
  readonly people: readonly BookedPerson[];
};

const Waiting = ({ children }: { children: ReactNode }) => (
  <p role="status" className={css.waiting}>
    <Spinner />
    {children}
  </p>
);

function Keep({ send, busy = false }: { send: Send; busy?: boolean }) {
  return (
    <Button busy={busy} onClick={() => send({ type: "flow.leave" })}>
      <Trans>Keep my booking</Trans>
    </Button>
  );
}

const AskAgain = ({ send }: { send: Send }) => (
  <Button kind="primary" onClick={() => send({ type: "quote.refresh" })}>
    <Trans>Ask again</Trans>
  </Button>
);

function QuoteClock({ until }: { until: number }) {
  const { t } = useLingui();
  const seconds = useSecondsUntil(until) ?? 0;
  return <Countdown label={t`This offer is valid for`} seconds={seconds} />;
}

/** For whom it is cancelled: everybody, or some of them. Whoever is left travels as before. */
function Whom({ view: { commands, travellers }, send, people }: Parts) {
  const { t } = useLingui();
  if (people.length < 2 || !commands.chooseTravellers) return null;
  const isFor = (id: string) => travellers.length === 0 || travellers.includes(id);
  const choose = (id: string) => {
    const next = people.map((one) => one.id).filter((one) => (one === id ? !isFor(one) : isFor(one)));
    // Nobody is no answer, and everybody is the whole booking.
    if (next.length > 0) send({ type: "travellers.choose", travellers: next.length === people.length ? [] : next });
  };
  return (
    <fieldset className={css.whom} aria-label={t`Who is cancelling?`}>
      <legend>
        <Trans>Who is cancelling?</Trans>
      </legend>
      {people.map((person) => (
        <Checkbox
          key={person.id}
          label={<TitledName of={person} />}
          checked={isFor(person.id)}
          onChange={() => choose(person.id)}
        />
      ))}
    </fieldset>
  );
}

function Targets({ view: { quote, target }, send }: Omit<Parts, "people">) {
  const { t } = useLingui();
  if (quote === null || quote.targets.length < 2 || quote.refund.minor === 0) return null;
  const { max } = quote.days;
  return (
    <RadioGroup
      label={t`Where should we send the refund?`}
      name="target"
      value={target}
      onChange={(chosen) => send({ type: "target.choose", target: chosen === "wallet" ? "wallet" : "original" })}
      choices={[
        {
          value: "original",
          label: t`Back the way you paid`,
          hint: <Plural value={max} one="Within # day" other="Within # days" />,
        },
        { value: "wallet", label: t`To your Safar wallet`, hint: t`Immediately, to use for your next booking` },
      ]}
    />
  );
}

function Confirm({ view, send, people }: Parts) {
  const { cancelLead } = useBookedWords();
  const { deadline, quote } = view;
  if (quote === null) return null;
  const isNothing = quote.refund.minor === 0;
  return (
    <>
      <p className={css.lead}>{cancelLead[quote.paid.minor === 0 ? "unpaid" : isNothing ? "nothingBack" : "refund"]}</p>
      <Whom view={view} send={send} people={people} />
      {quote.paid.minor !== 0 && <RefundLines paid={quote.paid} kept={quote.penalties} back={quote.refund} />}
      <Targets view={view} send={send} />
      <div className={css.actions}>
        <Button kind="danger" onClick={() => send({ type: "cancellation.confirm", quoteId: quote.id })}>
          {isNothing ? (
            <Trans>Yes, cancel</Trans>
          ) : (
            <Trans>
              Yes, cancel and refund <Amount of={quote.refund} />
            </Trans>
          )}
        </Button>
        <Keep send={send} />
        {deadline !== null && <QuoteClock until={deadline} />}
      </div>
    </>
  );
}

function Body({ view, send, people }: Parts) {
  const { t } = useLingui();
  switch (view.screen) {
    case "loading":
      return (
        <>
          <Waiting>
            <Trans>Calculating your refund</Trans>
          </Waiting>
          <Keep send={send} />
        </>
      );
    case "confirm":
      return <Confirm view={view} send={send} people={people} />;
    case "quoteExpired":
      return (
        <Alert
          tone="warning"
          live
          title={<Trans>This offer has expired</Trans>}
          action={
            <div className={css.actions}>
              <AskAgain send={send} />
              <Keep send={send} />
            </div>
          }
        >
          <Trans>Nothing was cancelled. The refund amount may have changed.</Trans>
        </Alert>
      );
    case "notAllowed":
      return (
        <Alert tone="warning" live title={<Trans>It can no longer be cancelled</Trans>} action={<Keep send={send} />}>
          <Trans>Nothing was changed. Your booking is as it was.</Trans>
        </Alert>
      );
    case "failed": {
      const words = view.problem === null ? null : problemWords(view.problem);
      return (
        <Alert
          tone="danger"
          live
          title={words === null ? t`Something went wrong!` : t(words.title)}
          action={
            <div className={css.actions}>
              <AskAgain send={send} />
              <Keep send={send} />
            </div>
          }
        >
          {words === null ? <Trans>Nothing was cancelled.</Trans> : t(words.text)}
        </Alert>
      );
    }
    case "cancelling":
      return (
        <Waiting>
          <Trans>Cancelling. Please keep this page open</Trans>
        </Waiting>
      );
    case "unsettled":
      return (
        <Alert
          tone="warning"
          live
          title={<Trans>We do not know yet whether it was cancelled</Trans>}
          action={
            <Button kind="primary" busy={view.busy} onClick={() => send({ type: "cancellation.check" })}>
              <Trans>Check again</Trans>
            </Button>
          }
        >
          <Trans>We got no answer. Nothing is cancelled twice: check again in a moment.</Trans>
        </Alert>
      );
    case "tracker":
      return (
        <>
          {view.travellers.length > 0 && (
            <p>
              <Trans>The rest of the booking stays as it is.</Trans>
            </p>
          )}
          {view.refund !== null && (
            <>
              <RefundTracker refund={view.refund} />
              <KeptLines refund={view.refund} />
            </>
          )}
          <div className={css.actions}>
            <Button kind="primary" onClick={() => send({ type: "flow.leave" })}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </>
      );
    case "done":
      return null;
    default:
      return view.screen satisfies never;
  }
}

/** Cancelling, step by step: what comes back, a clear yes, and where the money is afterwards. */
export function CancelPanel({ actor, booking }: { actor: NonNullable<BookingView["cancellation"]>; booking: Booking }) {
  const { peopleOf } = useBooked();
  const view = connectCancellation(useSelector(actor, (snapshot) => snapshot));
  const heading = useRef<HTMLHeadingElement>(null);
  const { screen } = view;
  useEffect(() => {
    // Each step takes away what had the focus.
    if (screen !== null) heading.current?.focus();
  }, [screen]);
  return (
    <div className={css.cancel}>
      <h2 id="cancel" ref={heading} tabIndex={-1} className={css.cancelTitle}>
        {view.screen !== "tracker" ? (
          <Trans>Are you sure you want to cancel this booking?</Trans>
        ) : view.travellers.length === 0 ? (
          <Trans>Your booking is cancelled</Trans>
        ) : (
          <Trans>Cancelled for those you chose</Trans>
        )}
      </h2>
      <Body
        view={view}
        send={(event) => actor.send(event)}
        people={peopleOf(booking).filter(({ id }) => view.divisible.includes(id))}
      />
    </div>
  );
}

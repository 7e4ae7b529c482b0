import { Trans, useLingui } from "@lingui/react/macro";
import { connectQuote, editions, type QuoteView, type quoteMachine } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { useSelector } from "@xstate/react";
import CloudOff from "lucide-react/icons/cloud-off";
import TimerOff from "lucide-react/icons/timer-off";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { Amount } from "../../amounts/amount.tsx";
import { problemWords } from "../../shell/problem-words.ts";
import type { CheckoutTrip } from "../checkout-trip.ts";
import { GuaranteeClock } from "../frame/guarantee-clock.tsx";
import * as css from "../frame/notice.css.ts";
import { Notice } from "../frame/notice.tsx";
import { useArrived } from "../frame/use-arrived.ts";
import { Waiting } from "../frame/waiting.tsx";
import { PriceChange } from "../price/price-change.tsx";
import { PricePanel } from "../price/price-panel.tsx";
import { PolicyTimeline } from "./policy-timeline.tsx";
import { answer, head } from "./quote-screen.css.ts";
import { TwoClocks } from "./two-clocks.tsx";

type Actor = ActorRefFrom<typeof quoteMachine>;
type Part = { readonly view: QuoteView; readonly send: Actor["send"] };

/** What happened to the price, in a heading. */
function ChangeTitle({ view: { difference, policyChanged } }: { view: QuoteView }) {
  if (difference === null) return <Trans>This is the price</Trans>;
  if (difference.isSame) {
    return policyChanged ? <Trans>The terms have changed</Trans> : <Trans>The price is the same</Trans>;
  }
  const { changeMinor, after } = difference;
  if (changeMinor === null || changeMinor === 0) return <Trans>The price has changed</Trans>;
  const by = <Amount of={{ ...after, minor: Math.abs(changeMinor) }} />;
  return changeMinor > 0 ? <Trans>The price went up by {by}</Trans> : <Trans>The price went down by {by}</Trans>;
}

type Booked = Pick<CheckoutTrip, "words" | "summary" | "zone">;

function PriceChanged({ view, send, summary, words, zone }: Part & Booked & { readonly zone: string }) {
  const { acknowledgement, commands, difference, policyChanged, quote } = view;
  // A price that changed while it was looked at is another screen to whoever listens.
  const heading = useArrived<HTMLDivElement>(`quote-${quote?.hash}`);
  if (quote === null || acknowledgement === null) return null;
  return (
    <div className={css.page}>
      <div className={head} ref={heading} tabIndex={-1} role="status">
        <h1>
          <ChangeTitle view={view} />
        </h1>
        <p className={css.intro}>
          <Trans>Check it before you continue. Nothing has been booked or charged.</Trans>
        </p>
        <div>
          <GuaranteeClock until={quote.expiresAt} />
        </div>
      </div>
      {summary}
      {difference !== null && !difference.isSame ? (
        <PriceChange difference={difference} base={words.base} />
      ) : (
        <PricePanel price={quote.price} base={words.base} />
      )}
      {policyChanged && (
        <Alert
          tone="warning"
          title={<Trans>The terms for cancelling or changing are different from those you saw</Trans>}
        >
          <PolicyTimeline kind="cancellation" rules={quote.policy.cancellation} zone={zone} />
          <PolicyTimeline kind="change" rules={quote.policy.change} zone={zone} />
        </Alert>
      )}
      <TwoClocks quote={quote} />
      <div className={answer}>
        <Button
          kind="next"
          disabled={!commands.accept}
          onClick={() => send({ type: "quote.accept", acknowledged: acknowledgement })}
        >
          <span>
            <Trans>
              Continue at <Amount of={quote.price.charge.total} />
            </Trans>
          </span>
        </Button>
        <Button disabled={!commands.decline} onClick={() => send({ type: "quote.decline" })}>
          <Trans>No, see other options</Trans>
        </Button>
      </div>
    </div>
  );
}

function Decline({ view, send }: Part) {
  return (
    view.commands.decline && (
      <Button onClick={() => send({ type: "quote.decline" })}>
        <Trans>Back to the results</Trans>
      </Button>
    )
  );
}

function QuoteFailed({ view, send, noPrice }: Part & { readonly noPrice: ReactNode }) {
  const { t } = useLingui();
  const words = view.problem === null ? null : problemWords(view.problem);
  const isTheirs = view.problem?.kind === "offline";
  return (
    <Notice
      name="quoteFailed"
      icon={CloudOff}
      title={words === null ? t`Something went wrong!` : t(words.title)}
      actions={
        <>
          <Button kind="next" disabled={!view.commands.refresh} onClick={() => send({ type: "quote.refresh" })}>
            <Trans>Try Again</Trans>
          </Button>
          <Decline view={view} send={send} />
        </>
      }
    >
      {isTheirs && words !== null
        ? t(words.text)
        : (noPrice ?? (
            <Trans>
              We cannot get the price at the moment. Please try again later or contact our support team for assistance.
            </Trans>
          ))}
    </Notice>
  );
}

/** A price is asked for, or the page that it leads to is coming. */
export const Quoting = ({ summary }: Pick<CheckoutTrip, "summary">) => (
  <div className={css.page}>
    <Waiting name="quoting" title={<Trans>Checking the price…</Trans>}>
      <Trans>It takes a few seconds. Nothing is booked yet.</Trans>
    </Waiting>
    {summary}
  </div>
);

/**
 * Asking for a price, and asking the person when it is not what they saw: line by line, with terms that changed. What is accepted
 * is what is on the screen; if anything changes again, it is asked again.
 */
export function QuoteScreen({ actor, summary, words, zone }: { readonly actor: Actor } & Booked) {
  const { edition } = useFacts();
  const view = connectQuote(useSelector(actor, (snapshot) => snapshot));
  const part = { view, send: actor.send };
  const { screen } = view;
  switch (screen) {
    case "priceChanged":
      return <PriceChanged {...part} summary={summary} words={words} zone={zone ?? editions[edition].timeZone} />;
    case "quoteExpired":
      return (
        <Notice
          name="quoteExpired"
          icon={TimerOff}
          title={<Trans>The price is no longer guaranteed</Trans>}
          actions={
            <>
              <Button
                kind="next"
                disabled={!view.commands.refresh}
                onClick={() => actor.send({ type: "quote.refresh" })}
              >
                <Trans>Check the price again</Trans>
              </Button>
              <Decline {...part} />
            </>
          }
        >
          <Trans>It has expired. Nothing was charged, and what you entered is saved.</Trans>
        </Notice>
      );
    case "quoteFailed":
      return <QuoteFailed {...part} noPrice={words.noPrice} />;
    // What is done is shown until the next step is there.
    case "quoting":
    case "done":
      return <Quoting summary={summary} />;
    default:
      return screen satisfies never;
  }
}

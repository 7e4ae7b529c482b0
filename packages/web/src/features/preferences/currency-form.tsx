import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type Currency,
  type CurrencyCode,
  connectCurrencyChange,
  currencyChangeActors,
  currencyChangeMachine,
  type OpenBookingPort,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";
import { BookingQuestion } from "./booking-question.tsx";
import * as css from "./preferences.css.ts";

/** As many as are seen at once; the list begins with those that most people have here. */
const mostShown = 8;

type ChoicesProps = { readonly of: readonly Currency[]; readonly current: CurrencyCode };

function Choices({ of, current }: ChoicesProps) {
  const { locale } = useFacts();
  return (
    <div className={css.currencies}>
      {of.map(({ code, name }) => (
        <label key={code} className={css.currency}>
          <input type="radio" name="currency" value={code} defaultChecked={code === current} className={css.radio} />
          <span className={css.names}>
            {name[locale]}
            <span className={css.code}>{code}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/**
 * A plain form of radios. Once the page is alive it asks first when a booking is open; the form itself is what keeps the
 * choice and goes home, where everything is read again in the new currency.
 */
export function CurrencyForm({
  currencies,
  current,
  openBooking,
}: {
  currencies: readonly Currency[];
  current: CurrencyCode;
  openBooking: OpenBookingPort;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const form = useRef<HTMLFormElement>(null);
  const machine = useMemo(
    () => currencyChangeMachine.provide({ actors: currencyChangeActors(openBooking) }),
    [openBooking],
  );
  const listed = currencies.map(({ code }) => code);
  const { view, actor } = useFlow(machine, connectCurrencyChange, { input: { current, listed } });
  useEffect(() => {
    const sends = actor.on("currency.changed", () => form.current?.submit());
    return () => sends.unsubscribe();
  }, [actor]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget).get("currency");
    const wanted = listed.find((code) => code === chosen);
    // Sending the same one again is how a person makes it their own choice; there is nothing to ask.
    if (wanted === undefined || wanted === current) return;
    event.preventDefault();
    view.commands.choose?.(wanted);
  };
  const own = currencies.filter(({ code }) => code === current);
  const inOrder = [...own, ...currencies.filter(({ code }) => code !== current)];
  const rest = inOrder.slice(mostShown);

  return (
    <section className={css.panel} aria-labelledby="currency">
      <h2 id="currency" className={css.rowName}>
        <Trans>Currency</Trans>
      </h2>
      {currencies.length === 0 ? (
        <Alert tone="warning" title={t`The currencies could not be listed`}>
          <Trans>
            Prices are still shown in <bdi>{current}</bdi>. Reload the page in a few minutes.
          </Trans>
        </Alert>
      ) : (
        <form ref={form} method="post" action="/api/preferences" onSubmit={submit}>
          <input type="hidden" name="locale" value={locale} />
          <fieldset className={css.fieldset}>
            <legend className={css.legend}>
              <Trans>Choose one, then show prices in it: you come to the home page, because prices are updated.</Trans>
            </legend>
            <Choices of={inOrder.slice(0, mostShown)} current={current} />
            {rest.length > 0 && (
              <details className={css.rest}>
                <summary className={css.more}>
                  <Plural value={rest.length} one="# more currency" other="# more currencies" />
                </summary>
                <Choices of={rest} current={current} />
              </details>
            )}
          </fieldset>
          <div className={css.submit}>
            <Button kind="next" type="submit" busy={view.busy}>
              <Trans>Show prices in this currency</Trans>
            </Button>
          </div>
        </form>
      )}
      <BookingQuestion question={view.question} onAccept={view.commands.accept} onDecline={view.commands.decline} />
    </section>
  );
}

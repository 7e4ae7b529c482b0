import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PaymentFlow, PaymentMethod, PaymentView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { VisuallyHidden } from "@safar/ui/layout";
import { useId, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatPercent } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { CardKinds } from "./card-kinds.tsx";
import { MethodBody } from "./method-body.tsx";
import { MethodMark } from "./method-mark.tsx";
import { useLostFocus } from "./panel.tsx";
import * as css from "./payment.css.ts";
import { isUnbilled, type PaymentSend } from "./payment-flow.ts";
import { radio } from "./radio.css.ts";
import { SignInOffer } from "./sign-in-offer.tsx";
import { Trouble } from "./trouble.tsx";

/** How people think of ways to pay, by how each is paid. */
const groups: readonly { readonly title: MessageDescriptor; readonly flows: ReadonlySet<PaymentFlow> }[] = [
  { title: msg`Cards`, flows: new Set(["card"]) },
  { title: msg`Mobile wallets`, flows: new Set(["otp", "sdk"]) },
  { title: msg`Bank, cash and instalments`, flows: new Set(["voucher", "redirect", "unknown"]) },
  { title: msg`Your Safar wallet`, flows: new Set(["balance"]) },
];

const hasSaved = ({ saved }: PaymentMethod): boolean => saved.some(({ isVerified }) => isVerified);

/** Of a group, those first that are paid from what was saved. */
const inGroup = (methods: readonly PaymentMethod[], flows: ReadonlySet<PaymentFlow>): readonly PaymentMethod[] =>
  methods
    .filter(({ flow }) => flows.has(flow))
    .toSorted((one, other) => Number(hasSaved(other)) - Number(hasSaved(one)));

/** The first that can be used as it is, in the order in which they are shown. */
export const firstMethod = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  groups.flatMap(({ flows }) => inGroup(methods, flows)).find(({ unavailable }) => unavailable === null);

/** Who signs in can use it. */
const isWithinReach = ({ unavailable }: PaymentMethod): boolean => unavailable === null || unavailable === "sign_in";

/**
 * Every method of the order in groups; the chosen one opens in its place. Those that cannot be used for it are folded, and say why once
 * somebody looks for them.
 */
export function MethodList({ view, send }: { view: PaymentView; send: PaymentSend }) {
  const { t } = useLingui();
  const methods = view.options?.methods ?? [];
  const within = methods.filter(isWithinReach);
  const beyond = methods.filter((method) => !isWithinReach(method));
  const title = useRef<HTMLLegendElement>(null);
  useLostFocus(title);
  return (
    <fieldset className={css.methods}>
      <legend ref={title} tabIndex={-1} className={css.legend}>
        <Trans>How would you like to pay?</Trans>
      </legend>
      {groups.map(({ title: name, flows }) => (
        <MethodGroup key={name.id} title={t(name)} methods={inGroup(within, flows)} view={view} send={send} />
      ))}
      {beyond.length > 0 && (
        <Disclosure
          title={<Plural value={beyond.length} one="# more cannot be used here" other="# more cannot be used here" />}
        >
          <div className={css.methods}>
            {beyond.map((method) => (
              <Method key={method.code} method={method} view={view} send={send} />
            ))}
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}

function MethodGroup({
  title,
  methods,
  view,
  send,
}: {
  title: string;
  methods: readonly PaymentMethod[];
  view: PaymentView;
  send: PaymentSend;
}) {
  const id = useId();
  if (methods.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset within one has another look in every browser
    <div role="group" aria-labelledby={id} className={css.methodGroup}>
      <p id={id} className={css.methodGroupName}>
        {title}
      </p>
      {methods.map((method) => (
        <Method key={method.code} method={method} view={view} send={send} />
      ))}
    </div>
  );
}

function Method({ method, view, send }: { method: PaymentMethod; view: PaymentView; send: PaymentSend }) {
  const { locale } = useFacts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isChosen = view.method?.code === method.code;
  const name = method.name[locale];
  const choose = () => send({ type: "method.choose", code: method.code });
  const [tries, setTries] = useState(0);
  const tryAgain = () => {
    setTries(tries + 1);
    // The button goes with what it is of.
    input.current?.focus({ preventScroll: true });
    choose();
  };
  const press: PaymentSend = (event) => {
    if (view.problem !== null && event.type.endsWith(".submit")) setTries(tries + 1);
    send(event);
  };
  return (
    <div className={css.method} data-chosen={isChosen ? "" : undefined}>
      <div className={css.methodHead}>
        <label className={css.methodChoice}>
          <input
            ref={input}
            type="radio"
            name="method"
            className={radio}
            value={method.code}
            checked={isChosen}
            disabled={method.unavailable !== null}
            aria-describedby={`${id}-note`}
            onChange={choose}
          />
          <span className={css.methodIcon}>
            <MethodMark method={method} />
          </span>
          <span className={css.methodName}>
            <span className={css.methodTitle}>{name}</span>
            <span id={`${id}-note`} className={css.note}>
              <MethodNote method={method} />
            </span>
          </span>
        </label>
        {method.code === "card" && <CardKinds apart={new Set(view.options?.methods.map(({ code }) => code))} />}
        {method.unavailable === "sign_in" && (
          <SignInOffer
            onSignedIn={() => send({ type: "options.reload" })}
            about={<VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
          />
        )}
      </div>
      {isChosen && (
        <div className={css.methodBody}>
          <Trouble
            key={tries}
            trouble={view.problem}
            refused={view.bill?.refused}
            tries={tries}
            onSignedIn={() => send({ type: "options.reload" })}
            action={
              isUnbilled(view) && (
                <Button onClick={tryAgain}>
                  <Trans>Try Again</Trans>
                </Button>
              )
            }
          />
          <MethodBody method={method} view={view} send={press} />
        </div>
      )}
    </div>
  );
}

/** What it costs to pay so, or why one cannot. */
function MethodNote({ method }: { method: PaymentMethod }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { fee, unavailable, max, min } = method;
  switch (unavailable) {
    case "currency":
      return <Trans>Does not take this currency</Trans>;
    case "below_min":
      return min === null ? (
        <Trans>The amount is too small for it</Trans>
      ) : (
        <Trans>
          For <Amount of={min} /> and more
        </Trans>
      );
    case "above_max":
      return max === null ? (
        <Trans>The amount is too large for it</Trans>
      ) : (
        <Trans>
          For up to <Amount of={max} />
        </Trans>
      );
    case "sign_in":
      return <Trans>Sign in to use it</Trans>;
    case "insufficient_funds":
      return <Trans>Not enough balance for this payment</Trans>;
    case "unavailable":
    case "unknown":
      return <Trans>Not for this payment</Trans>;
    default:
      break;
  }
  const percent = Number(fee.percent);
  const rate = formatPercent(percent, locale);
  const share = t`${rate} fee`;
  if (fee.fixed.minor > 0 && percent > 0) {
    return (
      <Trans>
        <Amount of={fee.fixed} /> and {share}
      </Trans>
    );
  }
  if (fee.fixed.minor > 0) {
    return (
      <Trans>
        <Amount of={fee.fixed} /> fee
      </Trans>
    );
  }
  return percent > 0 ? (
    share
  ) : (
    <span className={css.free}>
      <Trans>No fee</Trans>
    </span>
  );
}

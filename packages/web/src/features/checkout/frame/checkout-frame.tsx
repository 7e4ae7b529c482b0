import { Trans, useLingui } from "@lingui/react/macro";
import { type EpochMs, type Money, priceWithExtras } from "@safar/engine";
import { Link } from "@safar/ui/link";
import { type ReactNode, useId } from "react";
import { Amount } from "../../amounts/amount.tsx";
import type { CheckoutStep, CheckoutTrip } from "../checkout-trip.ts";
import { PricePanel } from "../price/price-panel.tsx";
import * as css from "./checkout-frame.css.ts";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { GuaranteeClock } from "./guarantee-clock.tsx";
import { useArrived } from "./use-arrived.ts";

type Frame = Pick<CheckoutTrip, "words" | "summary" | "price" | "steps" | "hrefs"> & {
  readonly step: CheckoutStep;
  /** Tells screens of one step apart. */
  readonly screen?: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** Until when the price is guaranteed; null when it is not yet or no longer. */
  readonly deadline: EpochMs | null;
  /** What the extras come to that are being chosen. */
  readonly extras?: Money | undefined;
  /** The button of the one next step, and the one that leads back. */
  readonly action?: ReactNode;
  readonly back?: ReactNode;
  /** What has to be agreed to before the next step: on the last look it stands right above the button, below the price. */
  readonly accept?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A step of the checkout: where one is on the way, how long the price stands, the step itself, and beside it what is being booked
 * and what it costs. On phones the next step stays at the window's end with the total, which leads to the price. On the last look it
 * stands with the price: beside everything that is looked at, so that nobody has to go past it all.
 */
export function CheckoutFrame({
  words,
  step,
  screen = step,
  title,
  intro,
  deadline,
  extras,
  action,
  back,
  accept,
  summary,
  price,
  steps,
  hrefs,
  children,
}: Frame) {
  const { t } = useLingui();
  const asideId = useId();
  // Who looks at everything once more reads first what it is about.
  const isLast = step === "review";
  const heading = useArrived<HTMLHeadingElement>(screen);
  // With the total on phones, beside the buttons in wide windows.
  const added = extras !== undefined && extras.minor > 0 && (
    <Trans>
      Extras: <Amount of={extras} />
    </Trans>
  );
  const bar = (action || back) && (
    <div className={isLast ? css.barLast : css.bar}>
      {price && (
        <div className={css.barTotal}>
          <span className={css.barAmount}>
            <Amount of={(extras ? priceWithExtras(price, extras) : price).charge.total} />
          </span>
          {added && <span className={css.barAdded}>{added}</span>}
          <Link href={`#${asideId}`} className={css.barMore}>
            {t(words.offerAndPrice)}
          </Link>
        </div>
      )}
      <div className={css.barActions}>
        {action}
        {added && <span className={css.barExtras}>{added}</span>}
        {back && <div className={css.back}>{back}</div>}
      </div>
    </div>
  );
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <CheckoutSteps words={words} step={step} steps={steps} hrefs={hrefs} />
        <div className={css.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {deadline !== null && <GuaranteeClock until={deadline} />}
        </div>
        {deadline !== null && words.held && <p className={css.intro}>{words.held}</p>}
        {intro && <p className={css.intro}>{intro}</p>}
      </header>
      <div className={css.main}>
        {isLast && summary}
        {children}
        {!isLast && bar}
      </div>
      {isLast ? (
        <aside className={css.asideLast} aria-label={t(words.offerAndPrice)}>
          <div id={asideId} className={css.priceRoom}>
            {price && <PricePanel price={price} base={words.base} />}
          </div>
          {accept}
          {bar}
        </aside>
      ) : (
        <aside id={asideId} className={css.aside} aria-label={t(words.offerAndPrice)}>
          {summary}
          {price && <PricePanel price={price} base={words.base} extras={extras} />}
        </aside>
      )}
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Acknowledgement,
  type CheckVoucher,
  editions,
  isApproximate,
  priceWithVoucher,
  type Quote,
  type QuotedPrice,
  type TravelParty,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { paths } from "../../../app/addresses/paths.ts";
import { checkVoucher } from "../../../engine/services/voucher.service.ts";
import { formatPhone } from "../../../i18n/format.ts";
import { Amount } from "../../amounts/amount.tsx";
import type { CheckoutTrip } from "../checkout-trip.ts";
import { CheckoutFrame } from "../frame/checkout-frame.tsx";
import * as panel from "../price/panel.css.ts";
import { PolicyTimeline } from "../quote/policy-timeline.tsx";
import { TwoClocks } from "../quote/two-clocks.tsx";
import { ExtrasReview } from "./extras-review.tsx";
import { PartyReview } from "./party-review.tsx";
import * as css from "./review-screen.css.ts";
import { useVoucher, VoucherEntry } from "./voucher-entry.tsx";

export type ReviewEvent =
  | { readonly type: "voucher.change"; readonly voucher: string | null }
  | { readonly type: "travellers.edit" }
  | { readonly type: "extras.edit" }
  | { readonly type: "review.accept"; readonly acknowledged: Acknowledgement }
  | { readonly type: "flow.back" };

/** What a walk's view says when everything is there to be looked at once more. Every vertical's has it. */
export type ReviewView = {
  readonly quote: Quote | null;
  readonly party: TravelParty | null;
  readonly voucher: string | null;
  readonly acknowledgement: Acknowledgement | null;
  readonly commands: Readonly<Record<"changeVoucher" | "editTravellers" | "editExtras" | "reserve" | "back", boolean>>;
};

type Props = {
  readonly view: ReviewView;
  readonly send: (event: ReviewEvent) => void;
  /** What a voucher would take off; over our server where nothing is said. */
  readonly check?: CheckVoucher;
} & CheckoutTrip;

/** The terms, and the yes to the amount that is on the button: to be paid, with what a voucher takes off then. */
function Accept({
  formId,
  price,
  terms,
  onAccept,
}: {
  formId: string;
  price: QuotedPrice;
  terms: ReactNode;
  onAccept: () => void;
}) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (box.current?.checked) return onAccept();
    setError(t`Please accept the terms to continue`);
    return box.current?.focus();
  };
  return (
    <form id={formId} className={css.accept} onSubmit={submit} noValidate>
      {isApproximate(price) && (
        <p>
          <Trans>
            Shown: <Amount of={price.display.total} isAbout />. Charged: <Amount of={price.charge.total} />.
          </Trans>
        </p>
      )}
      <Checkbox
        ref={box}
        name="terms"
        error={error}
        onChange={({ target }) => target.checked && setError(undefined)}
        label={terms}
      />
    </form>
  );
}

/** Everything once more before it is reserved: who, what, what it costs, what cancelling costs, and the yes to it. */
export function ReviewScreen({ view, ...props }: Props) {
  const { party, quote } = view;
  return quote === null || party === null ? null : <Review {...props} view={{ ...view, party, quote }} />;
}

type Complete = Props & { readonly view: { readonly party: TravelParty; readonly quote: Quote } };

function Review({ view, send, check = checkVoucher, ...trip }: Complete) {
  const { edition } = useFacts();
  const formId = useId();
  const policyId = useId();
  const nextId = useId();
  const { acknowledgement, commands, party, quote, voucher } = view;
  const about = { amount: quote.price.charge.total, email: party.contact.email, check };
  const { data: worth } = useVoucher(voucher, about);
  // What will be paid, one number wherever it stands: a voucher is taken off with the payment.
  const price =
    voucher !== null && worth?.type === "COUNTS" ? priceWithVoucher(quote.price, voucher, worth.discount) : quote.price;
  const isFree = quote.price.charge.total.minor === 0;
  const zone = trip.zone ?? editions[edition].timeZone;
  const { changing } = trip.words;
  const accept = () => {
    if (acknowledgement !== null) send({ type: "review.accept", acknowledged: acknowledgement });
  };
  return (
    <CheckoutFrame
      {...trip}
      price={price}
      step="review"
      title={<Trans>Is everything right?</Trans>}
      intro={
        <Trans>Check everything carefully: after you reserve, changes may cost extra or may not be possible.</Trans>
      }
      deadline={quote.expiresAt}
      action={
        <Button kind="next" type="submit" form={formId} disabled={!commands.reserve}>
          {isFree ? (
            <Trans>Reserve now, free of charge</Trans>
          ) : (
            <span>
              <Trans>
                Reserve now&nbsp;· <Amount of={price.charge.total} />
              </Trans>
            </span>
          )}
        </Button>
      }
      back={
        <Button kind="quiet" disabled={!commands.back} onClick={() => send({ type: "flow.back" })}>
          <Trans>Back</Trans>
        </Button>
      }
      accept={<Accept formId={formId} price={price} terms={trip.words.terms(paths.terms())} onAccept={accept} />}
    >
      <div className={css.group}>
        <PartyReview
          party={party}
          quote={quote}
          airline={trip.airline ?? ""}
          seats={trip.seats}
          tickets={trip.tickets}
          words={trip.words}
          canEdit={commands.editTravellers}
          onEdit={() => send({ type: "travellers.edit" })}
        />
        <ExtrasReview
          quote={quote}
          trip={{ ...trip, party: trip.party ?? party }}
          canEdit={commands.editExtras}
          onEdit={() => send({ type: "extras.edit" })}
        />
      </div>
      <section className={panel.panel} aria-labelledby={policyId}>
        <h2 id={policyId}>
          <Trans>If your plans change</Trans>
        </h2>
        <div className={css.policies}>
          <div className={css.policy}>
            <h3 className={css.policyName}>
              <Trans>Cancellation</Trans>
            </h3>
            <PolicyTimeline kind="cancellation" rules={quote.policy.cancellation} zone={zone} />
          </div>
          <div className={css.policy}>
            <h3 className={css.policyName}>
              <Trans>Changing</Trans>
            </h3>
            {changing && quote.policy.change.every(({ isAllowed }) => !isAllowed) ? (
              <p>{changing(party.travellers.length > 0)}</p>
            ) : (
              <PolicyTimeline kind="change" rules={quote.policy.change} zone={zone} />
            )}
          </div>
        </div>
      </section>
      <div className={css.group}>
        {!isFree && (
          <VoucherEntry
            voucher={voucher}
            canChange={commands.changeVoucher}
            {...about}
            onChange={(code) => send({ type: "voucher.change", voucher: code })}
          />
        )}
        <section className={css.next} aria-labelledby={nextId}>
          <h2 id={nextId}>
            <Trans>What happens next</Trans>
          </h2>
          <TwoClocks
            quote={quote}
            sent={trip.words.contact.sent(party.contact.email, formatPhone(party.contact.phone))}
          />
        </section>
      </div>
    </CheckoutFrame>
  );
}

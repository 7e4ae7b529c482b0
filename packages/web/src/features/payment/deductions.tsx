import { Trans, useLingui } from "@lingui/react/macro";
import type { Money, PaymentView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { Disclosure } from "@safar/ui/disclosure";
import { TextField } from "@safar/ui/text-field";
import { type ReactNode, useRef, useState } from "react";
import { textIn } from "../account/form-data.ts";
import { Amount } from "../amounts/amount.tsx";
import { voucherWords } from "../checkout/price/voucher-words.ts";
import * as css from "./payment.css.ts";
import { isUnbilled, type PaymentSend } from "./payment-flow.ts";

/** What the payer may put in before the method: promo credits, a voucher, the balance. */
export function DeductionChoices({ view, send }: { view: PaymentView; send: PaymentSend }) {
  const { deductions, method, options } = view;
  const isFixed = !view.commands.changeDeductions;
  const wallet = options?.wallet ?? null;
  if (method === null) {
    return (
      <p className={css.note}>
        {deductions.voucher === null ? (
          <Trans>Choose how to pay first; then you can use a voucher, promo credits or your balance.</Trans>
        ) : (
          <Trans>
            Voucher <bdi>{deductions.voucher}</bdi> is taken off as soon as you choose how to pay.
          </Trans>
        )}
      </p>
    );
  }
  return (
    <>
      {wallet !== null && wallet.promoCredits.minor > 0 && (
        <Checkbox
          label={<Held name={<Trans>Use promo credits</Trans>} amount={wallet.promoCredits} />}
          checked={deductions.usePromoCredits}
          disabled={isFixed}
          onChange={({ currentTarget }) =>
            send({ type: "deductions.change", deductions: { usePromoCredits: currentTarget.checked } })
          }
        />
      )}
      {wallet !== null && wallet.balance.minor > 0 && method.flow !== "balance" && (
        <Checkbox
          label={<Held name={<Trans>Use your wallet balance first</Trans>} amount={wallet.balance} />}
          checked={deductions.useBalance}
          disabled={isFixed}
          onChange={({ currentTarget }) =>
            send({ type: "deductions.change", deductions: { useBalance: currentTarget.checked } })
          }
        />
      )}
      <Voucher view={view} send={send} isFixed={isFixed} />
    </>
  );
}

const Held = ({ name, amount }: { name: ReactNode; amount: Money }) => (
  <span className={css.methodName}>
    {name}
    <span className={css.note}>
      <Trans>
        You have <Amount of={amount} />
      </Trans>
    </span>
  </span>
);

function Voucher({ view, send, isFixed }: { view: PaymentView; send: PaymentSend; isFixed: boolean }) {
  const { t } = useLingui();
  const { bill, deductions } = view;
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(deductions.voucher !== null);
  const refusal = bill?.refused == null ? undefined : voucherWords[bill.refused];
  const isApplied = deductions.voucher !== null && refusal === undefined;
  return (
    <>
      {isApplied && (
        <div className={css.applied} role="status">
          <span>
            <Trans>
              Voucher <bdi>{deductions.voucher}</bdi>
            </Trans>
          </span>
          <Button
            size="small"
            kind="quiet"
            disabled={isFixed}
            onClick={() => send({ type: "deductions.change", deductions: { voucher: null } })}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
      {/* What was typed is still there when the voucher turns out not to count. Few have one: whoever has opens it. */}
      <div hidden={isApplied}>
        <Disclosure
          title={<Trans>Have a voucher or promo code?</Trans>}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <form
            className={css.voucherForm}
            onSubmit={(event) => {
              event.preventDefault();
              const voucher = textIn(new FormData(event.currentTarget), "voucher").trim();
              setEmpty(voucher === "");
              if (voucher === "") field.current?.focus();
              else if (!isFixed) send({ type: "deductions.change", deductions: { voucher } });
            }}
          >
            <TextField
              ref={field}
              label={t`Voucher or promo code`}
              name="voucher"
              // What was typed before the payment, should the bill refuse it.
              defaultValue={deductions.voucher ?? undefined}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              error={isEmpty ? t`This Field is required` : refusal && t(refusal)}
            />
            <div className={css.voucherButton}>
              <Button type="submit" busy={isFixed && !isUnbilled(view)}>
                <Trans>Apply</Trans>
              </Button>
            </div>
          </form>
        </Disclosure>
      </div>
    </>
  );
}

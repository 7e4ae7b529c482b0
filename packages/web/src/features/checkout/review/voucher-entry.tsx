import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { TextField } from "@safar/ui/text-field";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import * as panel from "../price/panel.css.ts";
import * as css from "./voucher-entry.css.ts";

/** One voucher for a booking. Whether it holds is found out when the booking is made, and its discount is a line of the bill. */
export function VoucherEntry({
  voucher,
  canChange,
  onChange,
}: {
  voucher: string | null;
  canChange: boolean;
  onChange: (voucher: string | null) => void;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const hasPressed = useRef(false);
  const change = (code: string | null) => {
    hasPressed.current = true;
    onChange(code);
  };
  useEffect(() => {
    // What was pressed has gone: the focus goes to what stands there now.
    if (hasPressed.current) (voucher === null ? field : remove).current?.focus();
    hasPressed.current = false;
  }, [voucher]);
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("voucher");
    const code = typeof typed === "string" ? typed.trim().toUpperCase() : "";
    setError(code === "" ? t`Please enter the code, or go on without one` : undefined);
    if (code === "") field.current?.focus();
    else change(code);
  };
  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Voucher or promo code</Trans>
      </h2>
      <div role="status">
        {voucher !== null && (
          <div className={css.voucherSet}>
            <Icon of={TicketPercent} />
            <span>
              <bdi className={css.voucherCode}>{voucher}</bdi>{" "}
              <Trans>is checked when you reserve. Its discount is shown before you pay.</Trans>
            </span>
            <Button ref={remove} kind="quiet" size="small" disabled={!canChange} onClick={() => change(null)}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        )}
      </div>
      {voucher === null && (
        <form className={css.voucher} onSubmit={apply} noValidate>
          <TextField
            ref={field}
            label={t`Code`}
            name="voucher"
            error={error}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" disabled={!canChange}>
            <Trans>Use it</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type CheckVoucher, type Money, subtractMoney, type VoucherCheckOutcome } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { Icon } from "@safar/ui/icon";
import { TextField } from "@safar/ui/text-field";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { serverClock } from "../../../engine/asking/server-clock.ts";
import { takeWishedVoucher } from "../../../engine/device/wished-voucher.ts";
import { Amount } from "../../amounts/amount.tsx";
import { voucherWords } from "../price/voucher-words.ts";
import * as css from "./voucher-entry.css.ts";

type About = {
  /** What would be paid without it. */
  readonly amount: Money;
  /** Of whoever books: a voucher counts once for each person. */
  readonly email: string;
  readonly check: CheckVoucher;
};

const voucherQuery = (code: string, { amount, check, email }: About) =>
  queryOptions({
    queryKey: ["voucher", code, amount.minor, amount.currency, email],
    queryFn: ({ signal }) => check({ code, amount, email }, signal),
  });

/** What is known of the voucher that was put in. */
export const useVoucher = (voucher: string | null, about: About) =>
  useQuery({ ...voucherQuery(voucher ?? "", about), enabled: voucher !== null });

/** What a voucher comes to; where that could not be learnt, when it will be. */
function Worth({ amount, outcome }: { amount: Money; outcome: VoucherCheckOutcome | undefined }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (outcome?.type === "REFUSED") {
    const words = voucherWords[outcome.reason];
    return words === undefined ? <Trans>is not valid.</Trans> : t(words);
  }
  if (outcome?.type !== "COUNTS")
    return <Trans>is checked when you reserve. Its discount is shown before you pay.</Trans>;
  return (
    <>
      <Trans>
        takes <Amount of={outcome.discount} /> off when you pay: <Amount of={subtractMoney(amount, outcome.discount)} />{" "}
        instead of <Amount of={amount} />. If you cancel, no more comes back than you paid.
      </Trans>
      {outcome.names !== null && (
        <span className={css.voucherTerms}>
          <bdi>{outcome.names[locale]}</bdi>
        </span>
      )}
    </>
  );
}

/** One voucher for a booking. What it takes off is told at once; it is set aside when the booking is paid, as a line of the bill. */
export function VoucherEntry({
  voucher,
  canChange,
  onChange,
  ...about
}: About & {
  voucher: string | null;
  canChange: boolean;
  onChange: (voucher: string | null) => void;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const { data: outcome, isPending } = useVoucher(voucher, about);
  // Few have one: whoever has opens it.
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const hasPressed = useRef(false);
  const change = (code: string | null) => {
    hasPressed.current = true;
    setOpen(true);
    onChange(code);
  };
  useEffect(() => {
    // What was pressed has gone: the focus goes to what stands there now.
    if (hasPressed.current) (voucher === null ? field : remove).current?.focus();
    hasPressed.current = false;
  }, [voucher]);
  const wishes = useRef(onChange);
  useEffect(() => {
    wishes.current = onChange;
  });
  const mayTake = voucher === null && canChange;
  useEffect(() => {
    if (!mayTake) return;
    // What was wished for on another page is put in as if it were typed here.
    void takeWishedVoucher(serverClock.now()).then((code) => code !== null && wishes.current(code));
  }, [mayTake]);
  const refuse = (why: string) => {
    setError(why);
    field.current?.focus();
  };
  const apply = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("voucher");
    const code = typeof typed === "string" ? typed.trim().toUpperCase() : "";
    if (code === "") return refuse(t`Please enter the code, or continue without one`);
    setError(undefined);
    setChecking(true);
    const outcome = await queries.fetchQuery(voucherQuery(code, about));
    setChecking(false);
    const words = outcome.type === "REFUSED" ? voucherWords[outcome.reason] : undefined;
    // Where it could not be checked the bill decides, as it does in any case.
    return words === undefined ? change(code) : refuse(t(words));
  };
  return (
    <section className={css.entry} aria-label={t`Voucher or promo code`}>
      <div role="status">
        {voucher !== null && outcome?.type === "REFUSED" && (
          <Alert
            tone="warning"
            action={
              <Button ref={remove} kind="quiet" size="small" disabled={!canChange} onClick={() => change(null)}>
                <Trans>Remove</Trans>
              </Button>
            }
          >
            <bdi className={css.voucherCode}>{voucher}</bdi>: <Worth amount={about.amount} outcome={outcome} />
          </Alert>
        )}
        {voucher !== null && outcome?.type !== "REFUSED" && (
          <div className={css.voucherSet} aria-busy={isPending}>
            <Icon of={TicketPercent} />
            <span>
              <bdi className={css.voucherCode}>{voucher}</bdi> <Worth amount={about.amount} outcome={outcome} />
            </span>
            <Button ref={remove} kind="quiet" size="small" disabled={!canChange} onClick={() => change(null)}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        )}
      </div>
      {voucher === null && (
        <Disclosure
          title={<Trans>Have a voucher or promo code?</Trans>}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <form className={css.voucher} onSubmit={(event) => void apply(event)} noValidate>
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
            <Button type="submit" className={css.voucherButton} busy={isChecking} disabled={!canChange}>
              <Trans>Apply</Trans>
            </Button>
          </form>
        </Disclosure>
      )}
    </section>
  );
}

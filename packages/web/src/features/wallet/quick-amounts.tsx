import { useLingui } from "@lingui/react/macro";
import { type Money, moneyToWire } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useWrittenMoney } from "../amounts/amount.tsx";
import * as css from "./wallet.css.ts";

/** Amounts for the form's field, each a press away; `most` is the one to be called the most there is. */
export function QuickAmounts({
  amounts,
  most,
  onChoose,
}: {
  amounts: readonly Money[];
  most?: Money;
  /** Given what then stands in the field. */
  onChoose: (typed: string) => void;
}) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  return (
    <div role="group" aria-label={t`Amounts to choose from`} className={css.quick}>
      {amounts.map((money) => (
        <Button
          key={money.minor}
          size="small"
          onClick={({ currentTarget: { form } }) => {
            const input = form?.elements.namedItem("amount");
            if (!(input instanceof HTMLInputElement)) return;
            input.value = moneyToWire(money).replace(/\.0+$/, "");
            onChoose(input.value);
          }}
        >
          {money === most ? t`The most: ${write(money)}` : write(money)}
        </Button>
      ))}
    </div>
  );
}

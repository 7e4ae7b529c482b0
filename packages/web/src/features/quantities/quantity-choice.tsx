import { Trans, useLingui } from "@lingui/react/macro";
import { type QuantityOrder, stopOf, sumOf } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { QuantityLines } from "@safar/ui/quantity-lines";
import type { ReactNode } from "react";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import { stopWords } from "./quantity-words.ts";

/** What a line is called, and what there is to say of it under its name. */
export type LineWords = { readonly label: string; readonly detail: ReactNode };

/** How many of each, with the reason where a line goes no further, and what they come to: fees are in the price of each. */
export function QuantityChoice({
  order,
  wordsOf,
  onStep,
  onType,
}: {
  readonly order: QuantityOrder;
  readonly wordsOf: (item: string) => LineWords;
  readonly onStep: (item: string, way: "more" | "fewer") => void;
  readonly onType: (item: string, count: number) => void;
}) {
  const { t } = useLingui();
  const sum = sumOf(order);
  const whyNot = (item: string, way: "more" | "fewer") => {
    const stop = stopOf(order, item, way);
    return stop === null ? undefined : t(stopWords(stop));
  };
  const isGone = (item: string): boolean => {
    const stop = stopOf(order, item, "more");
    return stop?.code === "left" && stop.limit === 0;
  };
  return (
    <QuantityLines
      lines={order.lines.map(({ item, quantity }) => {
        const { detail, label } = wordsOf(item);
        const name = isolated(label);
        return {
          item,
          label,
          detail,
          value: quantity,
          gone: quantity === 0 && isGone(item) && (
            <Status tone="neutral">
              <Trans>Sold out</Trans>
            </Status>
          ),
          // Of one line alone, as that none of it are left, it is seen at that line.
          isSharedStop: ["all", "order"].includes(stopOf(order, item, "more")?.code ?? ""),
          stops: { more: whyNot(item, "more"), fewer: whyNot(item, "fewer") },
          less: t`One fewer: ${name}`,
          more: t`One more: ${name}`,
        };
      })}
      total={sum === null ? undefined : { label: <Trans>In all, with fees</Trans>, amount: <Amount of={sum} /> }}
      onStep={onStep}
      onType={onType}
    />
  );
}

import { Trans } from "@lingui/react/macro";
import type { Bank, Figures, PayoutAccount } from "@safar/engine";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./wallet.css.ts";

/** A word and what it is. */
export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.factName}>{name}</dt>
    <dd className={css.factValue}>{children}</dd>
  </div>
);

/** What leaves the wallet, what is kept of it, what arrives. `was` is what had been expected. */
export function FigureFacts({ figures, was }: { figures: Figures; was?: Figures | null }) {
  const isDearer = was && was.charges.minor !== figures.charges.minor;
  return (
    <>
      <Fact name={<Trans>Amount</Trans>}>
        <Amount of={figures.amount} />
      </Fact>
      <Fact name={<Trans>Transaction charges</Trans>}>
        {isDearer && (
          <s className={css.was}>
            <Amount of={was.charges} />
          </s>
        )}
        <Amount of={figures.charges} />
      </Fact>
      <div className={css.fact}>
        <dt className={css.factName}>
          <Trans>Sent to your bank</Trans>
        </dt>
        <dd className={css.factTotal}>
          <Amount of={figures.net} />
        </dd>
      </div>
    </>
  );
}

/** The bank of an account: by its code, or by its name where the account is one that is kept. */
export function BankName({ of: { bank }, banks }: { of: PayoutAccount; banks: readonly Bank[] }) {
  const { locale } = useFacts();
  return <bdi>{banks.find(({ code }) => code === bank)?.name[locale] ?? bank}</bdi>;
}

/** An IBAN as people compare it: in fours, left to right. */
export const IbanText = ({ iban }: { iban: string }) => (
  <bdi dir="ltr">{/\s/.test(iban) ? iban : iban.replace(/(.{4})(?=.)/g, "$1\u00a0")}</bdi>
);

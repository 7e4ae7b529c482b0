import { Trans } from "@lingui/react/macro";
import { type Bank, type EpochMs, editions, type Figures, type PayoutAccount } from "@safar/engine";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
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

/** When it was asked for: in the minute in which the movements of the wallet have it, which is never one that was still to come. */
export function AskedAt({ at }: { at: EpochMs }) {
  const { locale, edition } = useFacts();
  return (
    <time dateTime={new Date(at).toISOString()}>
      <bdi>{formatMoment(at - (at % 60_000), locale, editions[edition].timeZone)}</bdi>
    </time>
  );
}

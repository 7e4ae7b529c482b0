import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  attemptId,
  editions,
  products,
  type RedeemVoucherOutcome,
  type Voucher,
  type VoucherState,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Status } from "@safar/ui/badge";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { EmptyState } from "@safar/ui/empty-state";
import { Lattice } from "@safar/ui/lattice";
import { VisuallyHidden } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { TextField } from "@safar/ui/text-field";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { useId, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { rewardsService } from "../../engine/services/wallet.service.ts";
import { formatDay } from "../../i18n/format.ts";
import { shellQuery } from "../../session/queries.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { textIn } from "../account/form-data.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import { Amount } from "../amounts/amount.tsx";
import { CopyButton } from "../shell/copy-button.tsx";
import { verticalPlaces } from "../shell/vertical-places.ts";
import * as css from "./wallet.css.ts";
import { WalletForm } from "./wallet-form.tsx";
import { NotRead } from "./wallet-gate.tsx";
import { vouchersQuery, walletKey } from "./wallet-queries.ts";

type Refusal = Extract<RedeemVoucherOutcome, { type: "REFUSED" }>["reason"];

const refusals: Readonly<Record<Refusal, MessageDescriptor>> = {
  invalid: msg`There is no such voucher. Check its code`,
  expired: msg`This voucher has expired`,
  used: msg`This voucher has already been redeemed`,
  not_applicable: msg`This voucher is a discount on a booking: enter it when you pay`,
};

const states: Readonly<Record<VoucherState, { words: MessageDescriptor; tone: "brand" | "neutral" | "success" }>> = {
  available: { words: msg({ message: "Available", context: "a voucher" }), tone: "brand" },
  redeemed: { words: msg`Redeemed`, tone: "success" },
  used: { words: msg`Used`, tone: "neutral" },
  expired: { words: msg({ message: "Expired", context: "a voucher" }), tone: "neutral" },
  unknown: { words: msg`Status not known yet`, tone: "neutral" },
};

type State = {
  /** The code that is on its way. */
  readonly busy: string | null;
  readonly outcome: RedeemVoucherOutcome | null;
  readonly isEmpty: boolean;
};

/** Vouchers: those the person has, and one by its code. A voucher counts once, so that asking twice adds nothing twice. */
export function Vouchers() {
  const { t } = useLingui();
  const id = useId();
  const queryClient = useQueryClient();
  const signedOut = useSignedOut();
  const { data: listed } = useSuspenseQuery(vouchersQuery);
  const [{ busy, outcome, isEmpty }, setState] = useState<State>({ busy: null, outcome: null, isEmpty: false });

  const redeem = async (code: string) => {
    if (code === "") return setState({ busy: null, outcome: null, isEmpty: true });
    setState({ busy: code, outcome: null, isEmpty: false });
    const answer = await rewardsService.redeemVoucher({ code, attempt: attemptId(crypto.randomUUID()) });
    if (answer.type === "SIGNED_OUT") return signedOut();
    setState({ busy: null, outcome: answer, isEmpty: false });
    if (answer.type === "REDEEMED") await queryClient.invalidateQueries({ queryKey: walletKey });
  };
  const vouchers = listed.type === "VOUCHERS" ? listed.vouchers : [];
  const [open, over] = [vouchers.filter((one) => !isOver(one)), vouchers.filter(isOver)];
  const refused = outcome?.type === "REFUSED" ? t(refusals[outcome.reason]) : null;
  const wrong = isEmpty ? t`Please enter the voucher's code` : refused;

  return (
    <section className={css.stack} aria-labelledby={id}>
      <h2 id={id} className={css.panelTitle}>
        <Trans>Vouchers</Trans>
      </h2>
      <div className={css.panel}>
        {outcome?.type === "REDEEMED" && (
          <Alert tone="success" live>
            <Trans>Your voucher is redeemed: its credits are in your wallet.</Trans>
          </Alert>
        )}
        <WalletForm
          wrong={wrong === null ? [] : [{ field: "code", words: wrong, isMissing: isEmpty }]}
          told={outcome ?? states}
          busy={busy !== null}
          submit={<Trans>Redeem the voucher</Trans>}
          isNext={false}
          alert={<TroubleAlert trouble={outcome?.type === "PROBLEM" ? outcome : null} />}
          onSubmit={(data) => void redeem(textIn(data, "code").trim().toUpperCase())}
        >
          {(field) => (
            <TextField
              {...field("code")}
              label={t`Voucher code`}
              name="code"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </WalletForm>
      </div>
      {listed.type !== "VOUCHERS" ? (
        <NotRead outcome={listed} />
      ) : vouchers.length === 0 ? (
        <EmptyState icon={Ticket} heading="h3" title={<Trans>No vouchers</Trans>}>
          <Trans>Vouchers that you are given will be listed here.</Trans>
        </EmptyState>
      ) : (
        <>
          <VoucherList of={open} busy={busy} onRedeem={(code) => void redeem(code)} />
          {over.length > 0 && (
            <Disclosure title={<Plural value={over.length} one="# used or expired" other="# used or expired" />}>
              <VoucherList of={over} busy={busy} onRedeem={(code) => void redeem(code)} />
            </Disclosure>
          )}
        </>
      )}
    </section>
  );
}

/** Nothing more can be done with it. */
const isOver = ({ state }: Voucher): boolean => state === "redeemed" || state === "used" || state === "expired";

const VoucherList = ({
  of,
  busy,
  onRedeem,
}: {
  of: readonly Voucher[];
  busy: string | null;
  onRedeem: (code: string) => void;
}) => (
  <ul role="list" className={css.choices}>
    {of.map((voucher) => (
      <VoucherCard
        key={voucher.code}
        voucher={voucher}
        isBusy={busy === voucher.code}
        onRedeem={() => onRedeem(voucher.code)}
      />
    ))}
  </ul>
);

/** Where a voucher counts: each a way to begin such a booking. */
function UseFor({ voucher: { verticals } }: { voucher: Voucher }) {
  const { t } = useLingui();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const places = verticalPlaces(shell.verticals).filter(
    ({ vertical }) => verticals.length === 0 || verticals.includes(products[vertical].bookingType),
  );
  return (
    <p className={css.small}>
      <Trans>Enter the code when you pay. It counts for:</Trans>{" "}
      {places.map(({ href, label }, place) => (
        <span key={href}>
          <Link href={href}>{t(label)}</Link>
          {place < places.length - 1 && "\u00a0· "}
        </span>
      ))}
    </p>
  );
}

function VoucherCard({ voucher, isBusy, onRedeem }: { voucher: Voucher; isBusy: boolean; onRedeem: () => void }) {
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const { code, title, validUntil, promoCredits, minOrder, state } = voucher;
  const { words, tone } = states[state];
  const isOpen = state === "available";
  return (
    <li className={isOpen ? css.choice : css.choiceOut}>
      <Lattice fade="end" />
      <div className={css.entryHead}>
        <bdi dir="ltr" className={css.code}>
          {code}
        </bdi>
        <Status tone={tone}>{t(words)}</Status>
      </div>
      <h3 className={css.choiceTitle}>
        <bdi>{title[locale]}</bdi>
      </h3>
      {promoCredits && (
        <p className={css.choiceGives}>
          <Trans>
            <Amount of={promoCredits} /> in credits
          </Trans>
        </p>
      )}
      <p className={css.small}>
        {minOrder && minOrder.minor > 0 && (
          <Trans>
            For bookings of <Amount of={minOrder} /> or more.
          </Trans>
        )}{" "}
        {validUntil !== null && (
          <Trans>
            Valid until{" "}
            <time dateTime={new Date(validUntil).toISOString()}>
              {formatDay(validUntil, locale, editions[edition].timeZone)}
            </time>
          </Trans>
        )}
      </p>
      {isOpen && (
        <div className={css.choiceFoot}>
          {promoCredits ? (
            <Button size="small" kind="primary" busy={isBusy} onClick={onRedeem}>
              <Trans>Redeem</Trans> <VisuallyHidden>{code}</VisuallyHidden>
            </Button>
          ) : (
            <>
              <UseFor voucher={voucher} />
              <CopyButton text={code} copied={<Trans>Code copied</Trans>}>
                <Trans>Copy the code</Trans> <VisuallyHidden>{code}</VisuallyHidden>
              </CopyButton>
            </>
          )}
        </div>
      )}
    </li>
  );
}

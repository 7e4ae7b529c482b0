import { Trans } from "@lingui/react/macro";
import type { SavedAccount } from "@safar/engine";
import * as css from "./payment.css.ts";

/** A saved account as its owner knows it: brand, last digits, until when. */
export const AccountName = ({ account: { brand, masked, expiry } }: { account: SavedAccount }) => (
  <span>
    <bdi dir="ltr">
      {brand} {masked}
    </bdi>
    {expiry !== null && (
      <span className={css.note}>
        {" "}
        <Trans>
          expires <bdi dir="ltr">{expiry}</bdi>
        </Trans>
      </span>
    )}
  </span>
);

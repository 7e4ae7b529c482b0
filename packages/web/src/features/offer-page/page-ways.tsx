import { Trans } from "@lingui/react/macro";
import type { Money, SearchText } from "@safar/engine";
import type { ReactNode } from "react";
import { useSaving } from "../results/use-saving.ts";
import type { SavedLook } from "../saved/saved-look.ts";
import type { SavedInstead } from "../saved/saving.ts";
import * as css from "./offer-page.css.ts";

/** What is saved of the offer that a page is of: as its row among the results of a search that it was found by. */
export type KeptOffer<Held, Row> = {
  readonly look: SavedLook<Held, Row>;
  readonly row: Row;
  readonly held: Held;
  readonly price: Money | null;
  /** What it is called where it is shared. */
  readonly title: string;
  /** The results that it was found in, and their search; null where that is not known. */
  readonly shown: { readonly href: string; readonly search: SearchText } | null;
  readonly instead?: SavedInstead | null;
};

/** Before an offer's name: the way back, and at the other end what saves the offer and shares its page. As high before that has come. */
export function PageWays<Held, Row>({
  back,
  isAnew = false,
  kept,
}: {
  back: ReactNode;
  /** Whether its search was made again, because what its address names has ended. */
  isAnew?: boolean;
  kept: KeptOffer<Held, Row>;
}) {
  const saving = useSaving(true);
  return (
    <>
      <div className={css.ways}>
        <div>{back}</div>
        {saving && <saving.Page {...kept} />}
      </div>
      {isAnew && (
        <p className={css.quiet} role="status">
          <Trans>Searched again for the same days and people: prices are those of now.</Trans>
        </p>
      )}
    </>
  );
}

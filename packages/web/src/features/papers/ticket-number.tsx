import { Trans } from "@lingui/react/macro";
import * as css from "./paper.css.ts";

/** The cell of somebody's ticket in a paper's table. */
export const TicketNumber = ({ of: { number } }: { of: { readonly number: string | null } }) => (
  <td className={css.number}>{number === null ? <Trans>Not issued yet</Trans> : <bdi dir="ltr">{number}</bdi>}</td>
);

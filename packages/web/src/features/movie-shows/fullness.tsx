import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Show } from "@safar/engine";
import type { CSSProperties } from "react";
import * as css from "./movie-shows.css.ts";

const words = (left: number, share: number): MessageDescriptor => {
  if (left === 0) return msg({ message: "Full", context: "hall" });
  if (share > 0.9) return msg`Almost full`;
  if (share > 0.6) return msg`Filling up`;
  return msg`Plenty of seats`;
};

/** How full the hall of a show is, drawn and said. */
export function Fullness({ show: { left, places } }: { readonly show: Pick<Show, "left" | "places"> }) {
  const { t } = useLingui();
  const share = places === 0 ? 1 : 1 - left / places;
  const style: CSSProperties & { "--sold": string } = { "--sold": share.toFixed(2) };
  return (
    <span className={css.full}>
      <span className={css.meter} aria-hidden="true">
        <span className={css.sold} style={style} data-few={share > 0.9 || undefined} />
      </span>
      {t(words(left, share))}
    </span>
  );
}

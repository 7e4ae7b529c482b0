import { Trans } from "@lingui/react/macro";
import { useFacts } from "../../app/addresses/page-path.ts";
import * as css from "./shell.css.ts";

/** Beside the sandbox, where no host tells the editions apart: shows the other country's marketplace. A plain form. */
export function EditionSwitch() {
  const { edition, locale } = useFacts();
  const other = edition === "PK" ? "SA" : "PK";
  return (
    <form method="post" action="/api/preferences">
      <input type="hidden" name="edition" value={other} />
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={css.plainButton}>
        {other === "SA" ? <Trans>Show the Saudi edition</Trans> : <Trans>Show the Pakistani edition</Trans>}
      </button>
    </form>
  );
}

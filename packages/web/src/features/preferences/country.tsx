import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useFacts } from "../../app/addresses/page-path.ts";
import { shellQuery } from "../../session/queries.ts";
import * as css from "./preferences.css.ts";

/** Which country's marketplace is shown, where no host tells the editions apart. A plain form, which goes home as a currency does. */
export function Country() {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { data: shell } = useQuery({ ...shellQuery, enabled: false });
  if (!shell?.isSandbox) return null;
  return (
    <section className={css.row} aria-labelledby="country">
      <h2 id="country" className={css.rowName}>
        <Trans>Country</Trans>
      </h2>
      <form method="post" action="/api/preferences" className={css.links}>
        <input type="hidden" name="locale" value={locale} />
        {(["PK", "SA"] as const).map((country) => (
          <button
            key={country}
            type="submit"
            name="edition"
            value={country}
            className={css.choice}
            aria-current={country === edition ? "true" : undefined}
          >
            {country === edition && <Icon of={Check} size={18} />}
            {country === "PK" ? t`Pakistan` : t`Saudi Arabia`}
          </button>
        ))}
      </form>
    </section>
  );
}

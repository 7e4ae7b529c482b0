import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Segmented } from "@safar/ui/segmented";
import { useHydrated } from "@tanstack/react-router";
import { Monitor, Moon, Sun } from "lucide-react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { ColourMode } from "../../app/loading/request-facts.ts";
import * as css from "./preferences.css.ts";
import { useColourMode } from "./use-colour-mode.ts";

const isMode = (value: string): value is ColourMode => value === "light" || value === "dark" || value === "system";

/** A plain form until the page is alive; from then on a choice shows at once. */
export function Appearance() {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { mode, choose } = useColourMode();
  const isAlive = useHydrated();
  return (
    <section className={css.row} aria-labelledby="appearance">
      <h2 id="appearance" className={css.rowName}>
        <Trans>Appearance</Trans>
      </h2>
      <form method="post" action="/api/preferences" className={css.links}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="return" value={localisePath(paths.preferences(), locale)} />
        <Segmented
          label={t`Appearance`}
          name="mode"
          defaultValue={mode}
          onChange={(value) => isMode(value) && choose(value)}
          segments={[
            { value: "light", label: t`Light`, icon: Sun },
            { value: "dark", label: t`Dark`, icon: Moon },
            { value: "system", label: t`System`, icon: Monitor },
          ]}
        />
        {!isAlive && (
          <Button type="submit" className={css.withoutScript}>
            <Trans>Save the appearance</Trans>
          </Button>
        )}
      </form>
    </section>
  );
}

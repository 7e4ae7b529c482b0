import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, editions, farthestDays } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { DaysField } from "../search-form/days-field.tsx";
import * as css from "./contact.css.ts";

/** Another day than the one that a booking has now, which is shown until another is chosen: of those to come. */
export function WishedDay({ now, onChange }: { readonly now: string; readonly onChange: () => void }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const [day, setDay] = useState("");
  const field = (name: string) => ({ id: `contact-${name}`, name, error: undefined });
  return (
    <div className={css.wish}>
      <DaysField
        form={{ field, isAlive: useHydrated(), isWide: useIsWide("md"), locale, edition, today }}
        first={{ name: "day", label: t`Another day (optional)`, value: day === "" ? now : day }}
        max={addDays(today, farthestDays)}
        words={{ title: msg`Which day would you like?` }}
        onChange={(chosen) => {
          setDay(chosen === now ? "" : chosen);
          onChange();
        }}
      />
      <p className={css.hint}>
        {day === "" ? (
          t`Booked for ${formatLongDay(now, locale)}. Choose another only if the day is to change.`
        ) : (
          <Button kind="quiet" onClick={() => setDay("")}>
            <Trans>Keep the booked day</Trans>
          </Button>
        )}
      </p>
    </div>
  );
}

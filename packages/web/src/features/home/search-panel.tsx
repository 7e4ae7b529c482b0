import { useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { isSold, type SoldVertical, soldVerticals } from "../../app/verticals.ts";
import { shellQuery } from "../../session/queries.ts";
import { verticalIcons } from "../shell/vertical-icons.ts";
import { verticalPlaces } from "../shell/vertical-places.ts";
import { Drawn } from "./drawn.tsx";
import type { LateForm } from "./late-form.tsx";
import * as css from "./search-panel.css.ts";
import { useWaking } from "./use-waking.ts";

type Props = { readonly panels: Readonly<Record<SoldVertical, LateForm>> };

/** The search of each vertical that is sold here, one at a time. */
export function SearchPanel({ panels }: Props) {
  const { t } = useLingui();
  const { verticals } = useSuspenseQuery(shellQuery).data;
  const sold = verticals.filter(isSold);
  // Where it could not be had what is sold, each form says so itself.
  const shown = sold.length > 0 ? sold : soldVerticals;
  const [chosen, setChosen] = useState(shown[0]);
  useWaking(useCallback(() => chosen && panels[chosen].wake(), [panels, chosen]));
  const labels = verticalPlaces(shown);
  return (
    <div className={css.panel}>
      <div role="radiogroup" aria-label={t`What are you looking for?`} className={css.tabs}>
        {shown.map((what, index) => (
          <label key={what} className={css.tab}>
            <input
              type="radio"
              name="search"
              value={what}
              defaultChecked={what === shown[0]}
              className={css.radio}
              onChange={() => {
                panels[what].wake();
                setChosen(what);
              }}
            />
            <Icon of={verticalIcons[what]} size={20} />
            {labels[index] && t(labels[index].label)}
          </label>
        ))}
      </div>
      {shown.map((what) => {
        const { Form } = panels[what];
        return (
          <Drawn key={what} name={what} className={css.searches[what]}>
            <Form />
          </Drawn>
        );
      })}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { shellQuery } from "../../session/queries.ts";
import { verticalPlaces } from "../shell/vertical-places.ts";
import * as css from "./search-panel.css.ts";
import "./search-styles.ts";
import { isSold, type SoldVertical, searchPanels } from "./search-panels.ts";
import { useWaking } from "./use-waking.ts";

const built = Object.keys(searchPanels).filter((name): name is SoldVertical => Object.hasOwn(searchPanels, name));

/** The search of each vertical that is sold here, one at a time. */
export function SearchPanel() {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { verticals } = useSuspenseQuery(shellQuery).data;
  const sold = verticals.filter(isSold);
  // Where it could not be had what is sold, each form says so itself.
  const shown = sold.length > 0 ? sold : built;
  const [chosen, setChosen] = useState(shown[0] ?? "flights");
  useWaking(useCallback(() => searchPanels[chosen].wake(locale), [chosen, locale]));
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
                searchPanels[what].wake(locale);
                setChosen(what);
              }}
            />
            <Icon of={searchPanels[what].icon} size={20} />
            {labels[index] && t(labels[index].label)}
          </label>
        ))}
      </div>
      {shown.map((what) => {
        const { Form } = searchPanels[what];
        return (
          // What waits to be woken works as it stands, and need not be alive.
          <div key={what} className={css.searches[what]} data-wakes-late>
            <Form />
          </div>
        );
      })}
    </div>
  );
}

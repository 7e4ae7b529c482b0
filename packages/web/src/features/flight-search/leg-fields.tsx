import { useLingui } from "@lingui/react/macro";
import type { Airport, CriteriaLeg } from "@safar/engine";
import { IconButton } from "@safar/ui/icon-button";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import PlaneLanding from "lucide-react/icons/plane-landing";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import { AirportField, nearOf } from "./airport-field.tsx";
import * as css from "./search-form.css.ts";
import type { SearchFormState } from "./use-search-form.ts";

/** Where a leg goes from and to, with the button that turns it round. `leg` counts from 0. */
export function LegPlaces({ leg, places, form }: { leg: number; places: CriteriaLeg; form: SearchFormState }) {
  const { t } = useLingui();
  const { change, learn, errorOf, idOf, portsFor, textOf, usualStart, isAlive, isWide, locale } = form;
  const number = leg + 1;
  const set = (end: "from" | "to") => ({
    onChoose: (airport: Airport) => {
      learn(airport);
      change({ type: "leg", leg, change: { [end]: airport.iata } });
    },
    onType: (text: string) => change({ type: "leg", leg, change: { [end]: text } }),
  });
  const shared = { locale, isAlive, isWide, list: form.listId };
  return (
    <div className={css.places}>
      <AirportField
        {...shared}
        {...set("from")}
        id={idOf(`from${number}`)}
        name={`from${number}`}
        label={t`From`}
        icon={PlaneTakeoff}
        place={places.from}
        other={places.to}
        text={textOf(places.from)}
        error={errorOf(`from${number}`)}
        ports={() => portsFor(nearOf(places.from, usualStart))}
      />
      <div className={css.swap}>
        <IconButton
          icon={ArrowLeftRight}
          label={t`Swap the places`}
          onClick={() => change({ type: "swap", leg })}
          disabled={!isAlive}
        />
      </div>
      <AirportField
        {...shared}
        {...set("to")}
        id={idOf(`to${number}`)}
        name={`to${number}`}
        label={t`To`}
        icon={PlaneLanding}
        place={places.to}
        other={places.from}
        text={textOf(places.to)}
        error={errorOf(`to${number}`)}
        ports={() => portsFor(nearOf(places.to, null))}
      />
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import {
  type Airport,
  type AirportSearchPorts,
  type AirportSearchView,
  airportSearchMachine,
  connectAirportSearch,
  type Locale,
  placeSearchActors,
} from "@safar/engine";
import type { ComboboxOption } from "@safar/ui/combobox";
import { useMemo } from "react";
import { useFlow } from "../../engine/use-flow.ts";
import { commaIn } from "../../i18n/format.ts";
import { airportText } from "./places.ts";

export type AirportSearch = {
  readonly view: AirportSearchView;
  readonly options: readonly ComboboxOption[];
  readonly airportOf: (iata: string) => Airport | undefined;
};

/** The tag that lists are drawn with. */
export const listTag: Readonly<Record<Locale, string>> = { en: "en-GB-u-nu-latn", ar: "ar-AE-u-nu-latn" };

/**
 * Looks for an airport while somebody types; the ports are those of the field's first moment. The trip's other end is not
 * suggested, but found when it is asked for.
 */
export const useAirportSearch = (
  ports: AirportSearchPorts,
  { text, other, locale }: { readonly text: string; readonly other: string; readonly locale: Locale },
): AirportSearch => {
  const { t } = useLingui();
  const machine = useMemo(() => airportSearchMachine.provide({ actors: placeSearchActors(ports) }), [ports]);
  const { view } = useFlow(machine, connectAirportSearch, { input: { text } });
  const headings = { recent: t`Recent`, nearby: t`Nearby airports`, popular: t`Popular`, found: undefined };
  const airports = new Map(view.groups.flatMap((group) => group.places.map((airport) => [airport.iata, airport])));
  const optionOf = (airport: Airport, group: string | undefined, km?: number): ComboboxOption => {
    const place = `${airport.name[locale]}${commaIn(locale)}${airport.countryName[locale]}`;
    return {
      id: airport.iata,
      label: airport.city[locale],
      text: airportText(airport, locale),
      detail: km === undefined ? place : `${t`${km} km away`} · ${place}`,
      mark: airport.iata,
      ...(group === undefined ? {} : { group }),
    };
  };
  const options = view.groups.flatMap((group) =>
    group.kind === "nearby"
      ? group.places.map((airport) => optionOf(airport, headings.nearby, airport.km))
      : group.places
          .filter(({ iata }) => group.kind === "found" || iata !== other)
          .map((airport) => optionOf(airport, headings[group.kind])),
  );
  return { view, options, airportOf: (iata) => airports.get(iata) };
};

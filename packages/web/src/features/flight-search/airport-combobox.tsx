import { useLingui } from "@lingui/react/macro";
import { type Airport, type AirportSearchPorts, isAirportCode, type Locale } from "@safar/engine";
import { Combobox } from "@safar/ui/combobox";
import type { LucideIcon } from "@safar/ui/icon";
import { useEffect, useRef, useState } from "react";
import { AirportNotes } from "./airport-notes.tsx";
import { listTag, useAirportSearch } from "./use-airport-search.ts";

export type AirportPickerProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly locale: Locale;
  readonly ports: AirportSearchPorts;
  /** A code, or what was typed. */
  readonly place: string;
  /** The other end of the leg. */
  readonly other: string;
  /** How the place stands in the field. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChoose: (airport: Airport) => void;
  readonly onType: (text: string) => void;
};

/** The code at the end of an airport's text: `Karachi (KHI)`. */
const codeAtEnd = (text: string): string | undefined => /\(([A-Z]{3})\)$/.exec(text)?.[1];

/** On wider windows: type into the field, choose from the list under it. What is left unchosen becomes the best that was found. */
export default function AirportCombobox({
  locale,
  ports,
  place,
  other,
  text,
  onChoose,
  onType,
  ...field
}: AirportPickerProps) {
  const { t } = useLingui();
  const { view, options, airportOf } = useAirportSearch(ports, { text, other, locale });
  // It takes the place of a plain field, which somebody may have left before its list came.
  const [wasFocused] = useState(() => document.activeElement?.id === field.id);
  const [isFocused, setFocused] = useState(wasFocused);
  const [best] = view.groups[0]?.kind === "found" && !view.isBusy ? view.groups[0].places : [];

  const choose = (airport: Airport) => {
    view.commands.choose("");
    onChoose(airport);
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    // Who types "jeda" and goes on means Jeddah.
    if (!isFocused && best !== undefined && !isAirportCode(place) && place !== "") latest.current(best);
  }, [isFocused, best, place]);

  return (
    <Combobox
      {...field}
      locale={listTag[locale]}
      placeholder={t`City or airport`}
      options={options}
      isLoading={view.isBusy}
      loading={t`Looking for airports`}
      empty={<AirportNotes view={view} />}
      inputValue={text}
      onInputChange={(typed) => {
        // A choice writes its text into the field: that is no question.
        if (codeAtEnd(typed) !== undefined && (typed === text || airportOf(codeAtEnd(typed) ?? ""))) return;
        onType(typed);
        view.commands.type(typed);
      }}
      value={isAirportCode(place) ? place : null}
      onChange={(iata) => {
        const airport = iata === null ? undefined : airportOf(iata);
        if (airport !== undefined) choose(airport);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      keepsText
      takesFocus={wasFocused}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { isAirportCode } from "@safar/engine";
import { ComboboxList } from "@safar/ui/combobox";
import { Sheet } from "@safar/ui/dialog";
import { useEffect, useRef, useState } from "react";
import type { AirportPickerProps } from "./airport-combobox.tsx";
import { AirportNotes } from "./airport-notes.tsx";
import { listTag, useAirportSearch } from "./use-airport-search.ts";

type Props = Pick<AirportPickerProps, "label" | "locale" | "ports" | "place" | "other" | "onChoose"> & {
  readonly onClose: () => void;
};

function Choices({ label, locale, ports, place, other, onChoose, onClose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const { view, options, airportOf } = useAirportSearch(ports, { text: "", other, locale });
  return (
    <ComboboxList
      locale={listTag[locale]}
      label={label}
      placeholder={t`City or airport`}
      clear={t`Clear`}
      options={options}
      isLoading={view.isBusy}
      loading={t`Looking for airports`}
      empty={<AirportNotes view={view} />}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        view.commands.type(typed);
      }}
      value={isAirportCode(place) ? place : null}
      onChange={(iata) => {
        const airport = airportOf(iata);
        if (airport === undefined) return;
        onChoose(airport);
        onClose();
      }}
    />
  );
}

/** On phones: the field at the top of the screen, the list below it. */
export default function AirportSheet(props: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A sheet is opened to type in it.
    list.current?.querySelector("input")?.focus();
  }, []);
  return (
    <Sheet open onClose={props.onClose} title={props.label} close={t`Close`}>
      <div ref={list}>
        <Choices {...props} />
      </div>
    </Sheet>
  );
}

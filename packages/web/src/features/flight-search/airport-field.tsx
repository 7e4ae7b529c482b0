import { useLingui } from "@lingui/react/macro";
import { type Airport, type AirportSearchPorts, isAirportCode, type Locale } from "@safar/engine";
import type { LucideIcon } from "@safar/ui/icon";
import { TextField } from "@safar/ui/text-field";
import { lazy, Suspense, startTransition, useRef, useState } from "react";
import { useReturnFocus } from "../shell/use-return-focus.ts";
import { PickButton } from "./pick-button.tsx";

const loadCombobox = () => import("./airport-combobox.tsx");
const loadSheet = () => import("./airport-sheet.tsx");
const AirportCombobox = lazy(loadCombobox);
const AirportSheet = lazy(loadSheet);

/**
 * Where from or where to. A plain field until somebody comes near; then the list of airports, on a phone as a sheet. The form
 * sends what stands in it.
 */
export function AirportField({
  id,
  name,
  label,
  icon,
  locale,
  isAlive,
  isWide,
  list,
  ports,
  place,
  other,
  text,
  error,
  onChoose,
  onType,
}: {
  id: string;
  name: string;
  label: string;
  icon: LucideIcon;
  locale: Locale;
  isAlive: boolean;
  isWide: boolean;
  /** The id of the list that a browser without script suggests from. */
  list: string;
  ports: () => AirportSearchPorts;
  place: string;
  /** The other end of the leg. */
  other: string;
  text: string;
  error: string | undefined;
  onChoose: (airport: Airport) => void;
  onType: (text: string) => void;
}) {
  const { t } = useLingui();
  // The ports of the moment in which the field is opened: what is nearby and recent then.
  const [opened, setOpened] = useState<AirportSearchPorts | null>(null);
  const words = { id, name, label, icon, error };
  const button = useRef<HTMLButtonElement>(null);
  useReturnFocus(button, opened !== null);

  if (isAlive && !isWide) {
    return (
      <>
        <PickButton
          {...words}
          ref={button}
          value={text}
          shown={text}
          placeholder={t`City or airport`}
          onNear={loadSheet}
          onPress={() => setOpened(ports())}
        />
        {opened !== null && (
          <Suspense>
            <AirportSheet
              {...{ label, locale, place, other, onChoose }}
              ports={opened}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
      </>
    );
  }
  const plain = (
    <TextField
      {...words}
      value={text}
      placeholder={t`City or airport`}
      autoComplete="off"
      {...(isAlive ? {} : { list })}
      onPointerEnter={() => void loadCombobox()}
      // Until its list has come it stays the field that it is, and keeps the keyboard.
      onFocus={() => isAlive && startTransition(() => setOpened(ports()))}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
  return (
    <Suspense fallback={plain}>
      {opened === null || !isAlive ? (
        plain
      ) : (
        <AirportCombobox {...words} {...{ locale, place, other, text, onChoose, onType }} ports={opened} />
      )}
    </Suspense>
  );
}

/** The code that makes an airport's neighbours worth showing. */
export const nearOf = (place: string, otherwise: string | null): string | null =>
  isAirportCode(place) ? place : otherwise;

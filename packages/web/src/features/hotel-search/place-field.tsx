import { useLingui } from "@lingui/react/macro";
import { TextField } from "@safar/ui/text-field";
import MapPin from "lucide-react/icons/map-pin";
import { lazy, Suspense, useRef, useState } from "react";
import { PickButton } from "../flight-search/pick-button.tsx";
import { useReturnFocus } from "../shell/use-return-focus.ts";
import type { StayFormState } from "./use-stay-form.ts";

const loadPicker = () => import("./place-picker.tsx");
const PlaceCombobox = lazy(async () => ({ default: (await loadPicker()).PlaceCombobox }));
const PlaceSheet = lazy(async () => ({ default: (await loadPicker()).PlaceSheet }));

/** Where to stay. A plain field until somebody comes near; then the list of places, on a phone as a sheet. */
export function PlaceField({ form }: { form: StayFormState }) {
  const { t } = useLingui();
  const { placeText, errorOf, idOf, isAlive, isWide, typePlace } = form;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useReturnFocus(button, isOpen);
  const words = {
    id: idOf("place"),
    name: "place",
    label: t`Where`,
    icon: MapPin,
    error: errorOf("place"),
    placeholder: t`City, area, landmark or hotel`,
  };
  if (isAlive && !isWide) {
    return (
      <>
        <PickButton
          {...words}
          ref={button}
          value={placeText}
          shown={placeText}
          onNear={loadPicker}
          onPress={() => setOpen(true)}
        />
        {isOpen && (
          <Suspense>
            <PlaceSheet
              form={form}
              label={words.label}
              placeholder={words.placeholder}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </>
    );
  }
  const plain = (
    <TextField
      {...words}
      value={placeText}
      autoComplete="off"
      onPointerEnter={() => void loadPicker()}
      onFocus={() => isAlive && setOpen(true)}
      onChange={({ currentTarget }) => typePlace(currentTarget.value)}
    />
  );
  if (!isOpen || !isAlive) return plain;
  return (
    <Suspense fallback={plain}>
      <PlaceCombobox {...words} form={form} />
    </Suspense>
  );
}

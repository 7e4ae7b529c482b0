import { useLingui } from "@lingui/react/macro";
import { Select } from "@safar/ui/select";
import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useFacts } from "../../app/page-path.ts";
import { cityText } from "./bus-cities.ts";
import type { CityPickerProps } from "./city-combobox.tsx";

const CityCombobox = lazy(() => import("./city-combobox.tsx"));

/** The platform's own list, which is sent without script too. */
function PlainCity({ cities, value, other, onChange, icon: _icon, ...field }: CityPickerProps) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Select {...field} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{t`Please choose`}</option>
      {cities.map((city) => (
        <option key={city.slug} value={city.slug} disabled={city.slug === other}>
          {cityText(city, locale)}
        </option>
      ))}
    </Select>
  );
}

/** A city that buses stop in: a plain list until the page is alive, then one to type into. */
export function CityField(props: CityPickerProps) {
  const isAlive = useHydrated();
  if (!isAlive) return <PlainCity {...props} />;
  return (
    <Suspense fallback={<PlainCity {...props} />}>
      <CityCombobox {...props} />
    </Suspense>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Country, Edition } from "@safar/engine";
import { useFacts } from "../../../app/addresses/page-path.ts";

/** Where most travellers of each edition are from, in order. */
const frequent: Readonly<Record<Edition["country"], readonly string[]>> = {
  PK: ["PK", "AF", "SA", "AE", "GB", "US", "CA"],
  SA: ["SA", "EG", "YE", "PK", "IN", "BD", "SY", "JO", "SD", "PH", "ID"],
};

/** Countries to choose from, the edition's own and those that are chosen most first. One that was chosen is always among them. */
export function CountryOptions({ countries, chosen }: { countries: readonly Country[]; chosen: string }) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const first = frequent[edition].flatMap((one) => countries.filter(({ code }) => code === one));
  const others = countries.filter((country) => !first.includes(country));
  const isKnown = countries.some(({ code }) => code === chosen);
  return (
    <>
      <option value="">{t`Please choose`}</option>
      {!isKnown && chosen !== "" && <option value={chosen}>{chosen}</option>}
      {[...first, ...others].map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}

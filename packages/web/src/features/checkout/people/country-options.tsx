import { useLingui } from "@lingui/react/macro";
import type { Country } from "@safar/engine";
import { useFacts } from "../../../app/addresses/page-path.ts";

/** Countries to choose from, the edition's own first. One that was chosen is always among them. */
export function CountryOptions({ countries, chosen }: { countries: readonly Country[]; chosen: string }) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const own = countries.find(({ code }) => code === edition);
  const isKnown = countries.some(({ code }) => code === chosen);
  return (
    <>
      <option value="">{t`Please choose`}</option>
      {!isKnown && chosen !== "" && <option value={chosen}>{chosen}</option>}
      {own && <option value={own.code}>{own.name}</option>}
      {countries
        .filter(({ code }) => code !== edition)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </>
  );
}

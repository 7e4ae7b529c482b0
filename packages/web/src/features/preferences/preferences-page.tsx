import { Trans } from "@lingui/react/macro";
import type { Currency, CurrencyCode } from "@safar/engine";
import { useGeneralData } from "../../engine/flows/general-data.flow.ts";
import { openBooking } from "../../engine/walk/open-booking.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { Appearance } from "./appearance.tsx";
import { Country } from "./country.tsx";
import { CurrencyForm } from "./currency-form.tsx";
import { Languages } from "./languages.tsx";
import * as css from "./preferences.css.ts";

/** What anybody may choose, signed in or not. */
export function PreferencesPage({ currencies, chosen }: { currencies: readonly Currency[]; chosen: CurrencyCode }) {
  // What this device remembers stands in for a list that could not be had.
  const remembered = useGeneralData().currencies;
  return (
    <AccountPlace width="wide">
      <div className={css.page}>
        <div className={css.intro}>
          <h1>
            <Trans>Language, currency and appearance</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>Saved in this browser. You do not need an account.</Trans>
          </p>
        </div>
        <div className={css.rows}>
          <Languages />
          <Country />
          <Appearance />
        </div>
        <CurrencyForm
          key={currencies.length > 0 ? "listed" : `remembered ${remembered.length}`}
          currencies={currencies.length > 0 ? currencies : remembered}
          current={chosen}
          openBooking={openBooking}
        />
      </div>
    </AccountPlace>
  );
}

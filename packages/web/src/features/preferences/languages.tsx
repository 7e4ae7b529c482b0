import { Trans } from "@lingui/react/macro";
import { type Locale, locales } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { Check } from "lucide-react";
import { directionOf, localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./preferences.css.ts";

/** Each language by its own name, so that whoever needs it can read it. */
const names: Readonly<Record<Locale, string>> = { en: "English", ar: "العربية" };

export function Languages() {
  const { locale } = useFacts();
  return (
    <section className={css.row} aria-labelledby="language">
      <h2 id="language" className={css.rowName}>
        <Trans>Language</Trans>
      </h2>
      <ul role="list" className={css.links}>
        {locales.map((language) => (
          <li key={language}>
            <Anchor
              className={css.choice}
              href={localisePath(paths.preferences(), language)}
              hrefLang={language}
              lang={language}
              dir={directionOf(language)}
              aria-current={language === locale ? "true" : undefined}
            >
              {language === locale && <Icon of={Check} size={18} />}
              {names[language]}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { locales } from "@safar/engine";
import { useSuspenseQuery } from "@tanstack/react-query";
import { isSold } from "../../app/verticals.ts";
import { shellQuery } from "../../session/queries.ts";
import * as css from "./content.css.ts";

/** How much of everything there is, as counted now. What could not be counted is left out. */
export function AboutNumbers({ currencies }: { readonly currencies: number | null }) {
  const { t } = useLingui();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const kinds = shell.verticals.filter(isSold).length;
  const languages = locales.length;
  const numbers = [
    { count: kinds, of: t`${plural(kinds, { one: "kind of booking", other: "kinds of booking" })}` },
    { count: languages, of: t`${plural(languages, { one: "language", other: "languages" })}` },
    ...(currencies === null
      ? []
      : [{ count: currencies, of: t`${plural(currencies, { one: "currency", other: "currencies" })}` }]),
  ];
  return (
    <dl className={css.numbers}>
      {numbers.map(({ count, of }) => (
        <div key={of} className={css.number}>
          <dt className={css.countedOf}>{of}</dt>
          <dd className={css.counted}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

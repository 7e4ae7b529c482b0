import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useFacts, usePagePath } from "../../app/addresses/page-path.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { isSold, soldVerticals } from "../../app/verticals.ts";
import { verticalNames } from "../../seo/vertical-names.ts";
import { shellQuery } from "../../session/queries.ts";
import { type PlaceMeant, pagesMeant } from "./pages-meant.ts";
import * as css from "./shell.css.ts";
import { verticalIcons } from "./vertical-icons.ts";

/** What somebody may have meant by an address that leads nowhere: the place that it nearly names before all else. */
export function WaysMeant({ place }: { readonly place: PlaceMeant | undefined }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const pages = pagesMeant(usePagePath()).map(({ href, label }) => ({ href, words: t(label) }));
  const meant = [...(place === undefined ? [] : [{ href: place.href, words: place.name[locale] }]), ...pages];
  if (meant.length === 0) return null;
  return (
    <p>
      <Trans>Did you mean:</Trans>{" "}
      {meant.map(({ href, words }, at) => (
        <span key={href}>
          {at > 0 && " · "}
          <Link href={href}>{words}</Link>
        </span>
      ))}
    </p>
  );
}

/** Where everything that is sold begins. */
export function WaysOn() {
  const { t } = useLingui();
  const { data: shell } = useQuery({ ...shellQuery, enabled: false });
  const sold = shell?.verticals.filter(isSold) ?? soldVerticals;
  return (
    <div className={css.waysOn}>
      {sold.map((vertical) => (
        <ButtonLink key={vertical} size="small" href={verticalHomes[vertical]}>
          <Icon of={verticalIcons[vertical]} size={18} />
          {t(verticalNames[vertical])}
        </ButtonLink>
      ))}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { useSuspenseQuery } from "@tanstack/react-query";
import { isSold } from "../../app/verticals.ts";
import { shellQuery } from "../../session/queries.ts";
import { verticalIcons } from "../shell/vertical-icons.ts";
import { verticalPlaces } from "../shell/vertical-places.ts";
import * as css from "./content.css.ts";

/** From words to what they are about: where everything that is sold begins. */
export function SoldLinks() {
  const { t } = useLingui();
  const { data: shell } = useSuspenseQuery(shellQuery);
  return (
    <nav aria-label={t`Book your journey`} className={css.filters}>
      {verticalPlaces(shell.verticals).map(({ href, label, vertical }) => (
        <Anchor key={href} href={href} className={css.filter}>
          {isSold(vertical) && <Icon of={verticalIcons[vertical]} size={18} />}
          {t(label)}
        </Anchor>
      ))}
    </nav>
  );
}

import ChevronRight from "lucide-react/icons/chevron-right";
import { Anchor } from "../anchor/anchor.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "./breadcrumbs.css.ts";

/** The way here; the last crumb is this page and no link. */
export const Breadcrumbs = ({
  label,
  trail,
  here,
}: {
  label: string;
  trail: readonly { href: string; label: string }[];
  here: string;
}) => (
  <nav aria-label={label}>
    <ol className={css.list}>
      {trail.map(({ href, label }, index) => (
        <li key={href} className={css.crumb}>
          <Anchor href={href} className={`${css.link}${index ? ` ${css.next}` : ""}`}>
            {label}
          </Anchor>
          <Icon of={ChevronRight} size={16} directional />
        </li>
      ))}
      <li className={css.current} aria-current="page">
        {here}
      </li>
    </ol>
  </nav>
);

import { Anchor } from "@safar/ui/anchor";
import { Emblem } from "@safar/ui/emblem";
import { Icon } from "@safar/ui/icon";
import { Section } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import ArrowRight from "lucide-react/icons/arrow-right";
import * as css from "./firm-links.css.ts";

/** The pages of firms whose seats are sold, each by its mark and its name. */
export function FirmLinks({
  title,
  all,
  of,
}: {
  readonly title: string;
  /** The page that leads to all of them. */
  readonly all: { readonly href: string; readonly words: string };
  readonly of: readonly { readonly emblem: string; readonly href: string; readonly name: string }[];
}) {
  if (of.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        <Link kind="alone" href={all.href}>
          {all.words}
          <Icon of={ArrowRight} size={18} directional />
        </Link>
      }
    >
      <ul role="list" className={css.firms}>
        {of.map(({ emblem, href, name }) => (
          <li key={href}>
            <Anchor href={href} className={css.firm}>
              <Emblem of={emblem} />
              <bdi>{name}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}

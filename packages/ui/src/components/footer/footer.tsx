import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Container, Inline } from "../../layout/layout.tsx";
import { Icon } from "../icon/icon.tsx";
import { Lattice } from "../lattice/lattice.tsx";
import { Link } from "../link/link.tsx";
import * as css from "./footer.css.ts";

const none: readonly { title: string; links: readonly { href: string; label: string }[] }[] = [];

export const Footer = ({
  columns = none,
  lead,
  marks,
  children,
}: {
  /** Without any, the last line alone. */
  columns?: readonly { title: string; links: readonly { href: string; label: string }[] }[];
  /** Before the columns: whom to ask. */
  lead?: ReactNode;
  /** What the place is known by, in a row below them. */
  marks?: { title: string; names: readonly string[] };
  /** The last line: who runs this, language, mode. */
  children?: ReactNode;
}) => (
  <footer className={columns.length === 0 ? css.brief : css.footer}>
    <Lattice fade="end" />
    <Container>
      {columns.length > 0 && (
        <div className={css.columns}>
          {lead && <div>{lead}</div>}
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.heading}>{title}</h2>
              <details className={css.fold}>
                <summary>
                  {title}
                  <Icon of={ChevronDown} size={18} />
                </summary>
                <ul>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <Link kind="plain" href={href}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
        </div>
      )}
      {marks && (
        <div style={css.marks}>
          <Inline gap="2">
            {marks.title}
            {marks.names.map((name) => (
              <b key={name} style={css.mark}>
                {name}
              </b>
            ))}
          </Inline>
        </div>
      )}
      <div className={columns.length === 0 ? css.line : css.base}>{children}</div>
    </Container>
  </footer>
);

import type { ReactNode } from "react";
import { Container } from "../../layout/layout.tsx";
import { Lattice } from "../lattice/lattice.tsx";
import { Link } from "../link/link.tsx";
import * as css from "./footer.css.ts";

export const Footer = ({
  columns,
  children,
}: {
  columns: readonly { title: string; links: readonly { href: string; label: string }[] }[];
  /** The last line: who runs this, language, mode. */
  children?: ReactNode;
}) => (
  <footer className={css.footer}>
    <Lattice fade="end" />
    <Container>
      <div className={css.columns}>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.heading}>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link kind="plain" href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={css.base}>{children}</div>
    </Container>
  </footer>
);

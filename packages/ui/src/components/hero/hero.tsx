import type { ReactNode } from "react";
import { Container } from "../../layout/layout.tsx";
import { cx } from "../../support/cx.ts";
import { Lattice } from "../lattice/lattice.tsx";
import * as css from "./hero.css.ts";

/** Opens a page: the night-blue tiles, one sentence, and the panel with the one thing to do laid over their edge. */
export const Hero = ({
  title,
  intro,
  panel,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  panel?: ReactNode;
  children?: ReactNode;
}) => (
  <>
    <div className={cx(css.hero, Boolean(panel) && css.withPanel)}>
      <Lattice fade="end" />
      <Container>
        <h1 className={panel ? undefined : css.title}>{title}</h1>
        {intro && <p className={css.words}>{intro}</p>}
        {children}
      </Container>
    </div>
    {panel && (
      <Container>
        <div className={css.panel}>{panel}</div>
      </Container>
    )}
  </>
);

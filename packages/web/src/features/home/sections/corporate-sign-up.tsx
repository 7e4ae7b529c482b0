import { Trans } from "@lingui/react/macro";
import type { Dashboard } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Lattice } from "@safar/ui/lattice";
import { Container, Stack } from "@safar/ui/layout";
import { Check } from "lucide-react";
import { paths } from "../../../app/addresses/paths.ts";
import * as css from "./sections.css.ts";

export const CorporateSignUp = ({ corporate }: { corporate: NonNullable<Dashboard["corporate"]> }) => (
  <Container>
    <section className={css.band} aria-labelledby="corporate">
      <Lattice fade="end" />
      <Stack>
        <h2 id="corporate">{corporate.title}</h2>
        <p>{corporate.text}</p>
        <div>
          <ButtonLink href={corporate.href ?? paths.contactUs()}>
            <Trans>Talk to us about your company</Trans>
          </ButtonLink>
        </div>
      </Stack>
      <ul className={css.benefits}>
        {corporate.benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <Icon of={Check} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  </Container>
);

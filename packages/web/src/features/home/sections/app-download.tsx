import type { Dashboard } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Inline, Section } from "@safar/ui/layout";

export const AppDownload = ({ app }: { app: NonNullable<Dashboard["appDownload"]> }) => (
  <Section title={app.title} intro={app.text}>
    <Inline>
      {app.stores.map(({ name, href }) => (
        <ButtonLink key={name} href={href} rel="noopener">
          {name}
        </ButtonLink>
      ))}
    </Inline>
  </Section>
);

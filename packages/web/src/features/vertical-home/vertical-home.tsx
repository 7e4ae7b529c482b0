import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Hero } from "@safar/ui/hero";
import { Container, Section } from "@safar/ui/layout";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { breadcrumbThing, faqThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { Questions } from "../content/questions.tsx";
import { type Stand, StandsFor } from "./stands-for.tsx";
import * as css from "./vertical-home.css.ts";

type Asked = { readonly question: MessageDescriptor; readonly answer: MessageDescriptor };

const none: readonly Asked[] = [];

type Props = {
  readonly vertical: SoldVertical;
  /** In the way to this page. */
  readonly name: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly form: ReactNode;
  /** What was searched for before. */
  readonly recent: ReactNode;
  /** What people ask before they search. */
  readonly questions?: readonly Asked[];
  /** What holds for all of it, beside what people ask. */
  readonly stands?: readonly Stand[];
  /** What else there is to begin with. */
  readonly children: ReactNode;
};

/** Where a vertical begins: its search, what was searched for before, what others look for, what people ask. */
export function VerticalHome({
  vertical,
  name,
  title,
  intro,
  form,
  recent,
  questions = none,
  stands,
  children,
}: Props) {
  const { t } = useLingui();
  const facts = useFacts();
  const asked = questions.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }));
  return (
    <>
      <Hero title={title} intro={intro} panel={form} />
      <Container>{recent}</Container>
      {children}
      {asked.length > 0 && (
        <Section title={t`Frequently asked questions`}>
          <div className={stands ? css.beside : css.questions}>
            <Questions of={asked} />
            {stands && <StandsFor of={stands} />}
          </div>
        </Section>
      )}
      <JsonLdScript
        things={[
          organizationThing(facts),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: verticalHomes[vertical], label: name },
          ]),
          ...(asked.length > 0 ? [faqThing(asked)] : []),
        ]}
      />
    </>
  );
}

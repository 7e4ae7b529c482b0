import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type Page } from "@safar/engine";
import { Container } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import type { ReactNode } from "react";
import { useFacts, usePagePath } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatDay } from "../../i18n/format.ts";
import { breadcrumbThing, faqThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { Blocks } from "./blocks.tsx";
import * as css from "./content.css.ts";
import { headingsOf } from "./headings.ts";
import { PageHeadBand } from "./page-head-band.tsx";
import { Questions } from "./questions.tsx";

const partsWorthListing = 3;

/** About us, the small print, and the pages that people find by searching. */
export function ContentPage({
  page,
  head,
  isLively = false,
  children,
}: {
  readonly page: Page;
  /** Under its title. */
  readonly head?: ReactNode;
  /** Looked at more than read: its lists are as wide as the page, and what begins with its name in bold is a card. */
  readonly isLively?: boolean;
  /** Where to go on, below its words. */
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const facts = useFacts();
  const path = usePagePath();
  const { title, description, body, questions, updatedAt } = page;
  const parts = headingsOf(body);
  return (
    <Container>
      <article>
        <PageHeadBand title={title} lead={description}>
          {head}
        </PageHeadBand>
        <div className={isLively ? css.looking : css.reading}>
          <div className={isLively ? css.lively : undefined}>
            <Blocks blocks={body} />
            {children}
            {questions.length > 0 && (
              <section className={css.questions} aria-labelledby="questions">
                <h2 id="questions">
                  <Trans>Frequently asked questions</Trans>
                </h2>
                <Questions of={questions} />
              </section>
            )}
          </div>
          <aside className={css.aside}>
            {!isLively && parts.length >= partsWorthListing && (
              <nav aria-labelledby="parts" className={css.parts}>
                <h2 id="parts" className={css.smallHeading}>
                  <Trans>On this page</Trans>
                </h2>
                <ul role="list" className={css.contents}>
                  {parts.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <p className={css.small}>
              <Trans>
                Last updated on{" "}
                <time dateTime={new Date(updatedAt).toISOString()}>
                  {formatDay(updatedAt, facts.locale, editions[facts.edition].timeZone)}
                </time>
              </Trans>
              {" · "}
              <Link href={paths.contactUs()}>
                <Trans>Contact us about it</Trans>
              </Link>
            </p>
          </aside>
        </div>
      </article>
      <JsonLdScript
        things={[
          organizationThing(facts),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: path, label: title },
          ]),
          ...(questions.length > 0 ? [faqThing(questions)] : []),
        ]}
      />
    </Container>
  );
}

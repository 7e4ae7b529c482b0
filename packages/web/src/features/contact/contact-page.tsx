import { Trans, useLingui } from "@lingui/react/macro";
import type { AppSettings } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Container } from "@safar/ui/layout";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { breadcrumbThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { ChipLinks } from "../vertical-home/chip-links.tsx";
import * as css from "./contact.css.ts";
import { ContactForm } from "./contact-form.tsx";
import { contactService } from "./contact-service.ts";
import { SupportCard } from "./support-card.tsx";

export function ContactPage({
  support,
  booking,
}: {
  support: AppSettings["support"] | null;
  /** What somebody writes about, by its reference. */
  booking: string | null;
}) {
  const { t } = useLingui();
  const facts = useFacts();
  return (
    <Container>
      <div className={css.page}>
        <div>
          <div className={css.intro}>
            <h1>
              <Trans>Write to us</Trans>
            </h1>
            <p className={css.lead}>
              <Trans>A question, a complaint or an idea. If it is about a booking, give its reference.</Trans>
            </p>
          </div>
          <div className={css.ways}>
            <ChipLinks
              label={t`Answers without waiting`}
              of={[
                { href: paths.findBooking(), words: <Trans>Find my booking</Trans> },
                { href: paths.bookings(), words: <Trans>Change or cancel a booking</Trans> },
                { href: paths.wallet(), words: <Trans>Refunds and my wallet</Trans> },
              ]}
            />
          </div>
          <noscript>
            <div className={css.notice}>
              <Alert tone="info" title={t`This form needs JavaScript`}>
                <Trans>It is off in your browser. The ways to reach us on this page work without it.</Trans>
              </Alert>
            </div>
          </noscript>
          <ContactForm service={contactService} booking={booking} />
        </div>
        {support && <SupportCard support={support} />}
      </div>
      <JsonLdScript
        things={[
          organizationThing(facts, support ?? undefined),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.contactUs(), label: t`Contact us` },
          ]),
        ]}
      />
    </Container>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { AppSettings } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Container } from "@safar/ui/layout";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { writeAddress, writeId } from "../../app/addresses/write-place.ts";
import { breadcrumbThing, faqThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { shellQuery } from "../../session/queries.ts";
import { PageHeadBand } from "../content/page-head-band.tsx";
import { ChipLinks } from "../vertical-home/chip-links.tsx";
import * as css from "./contact.css.ts";
import { type BookingAbout, ContactForm } from "./contact-form.tsx";
import { contactService } from "./contact-service.ts";
import { letterTitle } from "./contact-words.ts";
import { HelpAnswers } from "./help-answers.tsx";
import { helpTopics } from "./help-topics.ts";
import { SupportCard } from "./support-card.tsx";
import { WishedDay } from "./wished-day.tsx";

/** The form to write with. */
const Write = ({ booking }: { booking: BookingAbout | null }) => {
  const { t } = useLingui();
  const { viewer } = useSuspenseQuery(shellQuery).data;
  return (
    <section id={writeId} aria-label={t`Write to us`} className={booking === null ? css.write : css.letter}>
      {booking === null && (
        <h2 className={css.intro}>
          <Trans>Write to us</Trans>
        </h2>
      )}
      <noscript>
        <div className={css.notice}>
          <Alert tone="info" title={t`This form needs JavaScript`}>
            <Trans>It is off in your browser. The ways to reach us on this page work without it.</Trans>
          </Alert>
        </div>
      </noscript>
      <ContactForm service={contactService} booking={booking} Wish={WishedDay} writer={viewer} />
    </section>
  );
};

/** The search first, then answers, then people; where there is room they stand beside each other. A letter about a booking is a page of its own. */
export function ContactPage({
  support,
  booking,
  asked,
}: {
  support: AppSettings["support"] | null;
  /** What somebody writes about. */
  booking: BookingAbout | null;
  /** What the answers were searched for; empty for all of them. */
  asked: string;
}) {
  const { i18n, t } = useLingui();
  const facts = useFacts();
  const questions = helpTopics.flatMap((topic) => topic.questions);
  if (booking !== null)
    return (
      <Container>
        <PageHeadBand title={letterTitle(i18n, booking)} within={{ href: booking.back, label: t`Your booking` }} />
        <div className={css.page}>
          <Write booking={booking} />
          {support && <SupportCard support={support} />}
        </div>
      </Container>
    );
  return (
    <Container>
      <PageHeadBand
        title={t`How can we help?`}
        lead={<Trans>Answers about bookings, refunds and payments, and the ways to reach us.</Trans>}
      >
        <ChipLinks
          label={t`Answers without waiting`}
          of={[
            ...(support?.phone ? [{ href: `tel:${support.phone}`, words: <Trans>Call</Trans> }] : []),
            { href: writeAddress, words: <Trans>Write to us</Trans> },
            { href: paths.findBooking(), words: <Trans>Find my booking</Trans> },
            { href: paths.bookings(), words: <Trans>Change or cancel a booking</Trans> },
            { href: paths.wallet(), words: <Trans>Refunds and my wallet</Trans> },
          ]}
        />
      </PageHeadBand>
      <div className={css.page}>
        <HelpAnswers asked={asked} />
        {support && <SupportCard support={support} />}
        <Write booking={null} />
      </div>
      <JsonLdScript
        things={[
          organizationThing(facts, support ?? undefined),
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.contactUs(), label: t`Contact us` },
          ]),
          faqThing(questions.map(({ answer, question }) => ({ question: t(question), answer: t(answer) }))),
        ]}
      />
    </Container>
  );
}

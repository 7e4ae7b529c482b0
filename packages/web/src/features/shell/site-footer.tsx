import { Trans, useLingui } from "@lingui/react/macro";
import { Footer } from "@safar/ui/footer";
import { Link } from "@safar/ui/link";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import { EditionSwitch } from "./edition-switch.tsx";
import { verticalPlaces } from "./vertical-places.ts";
import { waysToPay } from "./ways-to-pay.ts";

const Call = ({ phone, written }: { phone: string; written: string }) => (
  <Link kind="plain" href={`tel:${phone}`}>
    <span>
      <Trans>
        Call <bdi dir="ltr">{written}</bdi>
      </Trans>
    </span>
  </Link>
);

/** Whom to ask, and when they are there. */
const Support = ({ support: { call, email, text } }: { support: NonNullable<Shell["support"]> }) => (
  <>
    <p>
      <strong>
        <Trans>Talk to a person</Trans>
      </strong>
    </p>
    <p>{text}</p>
    {call && (
      <p>
        <Call {...call} />
      </p>
    )}
    {email !== null && (
      <p>
        <Link kind="plain" href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
      </p>
    )}
  </>
);

/** Every place of the site. On a step of a booking what its terms are, and whom to ask. */
export function SiteFooter({ shell, isStep }: { shell: Shell; isStep: boolean }) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const { support } = shell;
  const legal = [
    { href: paths.terms(), label: t`Terms and conditions` },
    { href: paths.privacyPolicy(), label: t`Privacy policy` },
  ];
  if (isStep) {
    return (
      <Footer>
        {support?.call && <Call {...support.call} />}
        {[{ href: paths.contactUs(), label: t`Contact us` }, ...legal].map(({ href, label }) => (
          <Link key={href} kind="plain" href={href}>
            {label}
          </Link>
        ))}
      </Footer>
    );
  }
  const book = verticalPlaces(shell.verticals).map(({ label, href }) => ({ label: t(label), href }));
  return (
    <Footer
      lead={support && <Support support={support} />}
      marks={{ title: t`Ways to pay`, names: waysToPay[edition].map((name) => t(name)) }}
      columns={[
        ...(book.length > 0 ? [{ title: t`Book`, links: book }] : []),
        {
          title: t`Safar`,
          links: [
            { href: paths.findBooking(), label: t`Find my booking` },
            { href: paths.saved(), label: t`Saved` },
            { href: paths.aboutUs(), label: t`About us` },
            { href: paths.blogs(), label: t`Blog` },
            { href: paths.contactUs(), label: t`Contact us` },
          ],
        },
        {
          title: t`Legal`,
          links: legal,
        },
      ]}
    >
      <p>
        <Trans>Safar is free software. Its name is the word for a journey in Arabic and in Urdu.</Trans>{" "}
        {shell.isSandbox && (
          <Trans>This is a demonstration: what is sold here is invented, and no real money moves.</Trans>
        )}
      </p>
      <Link kind="plain" href={paths.preferences()}>
        <Trans>Language, currency and appearance</Trans>
      </Link>
      {shell.isSandbox && <EditionSwitch />}
    </Footer>
  );
}

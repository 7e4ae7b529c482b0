import { Trans, useLingui } from "@lingui/react/macro";
import { Footer } from "@safar/ui/footer";
import { Link } from "@safar/ui/link";
import { paths } from "../../app/addresses/paths.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import { EditionSwitch } from "./edition-switch.tsx";
import { verticalPlaces } from "./vertical-places.ts";

/** Every place of the site. On a step of a booking what its terms are, and whom to ask. */
export function SiteFooter({ shell, isStep }: { shell: Shell; isStep: boolean }) {
  const { t } = useLingui();
  const legal = [
    { href: paths.terms(), label: t`Terms and conditions` },
    { href: paths.privacyPolicy(), label: t`Privacy policy` },
  ];
  if (isStep) {
    return (
      <Footer>
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
        <Trans>Safar is free software. Its name is the word for a journey in Arabic and in Urdu.</Trans>
      </p>
      <Link kind="plain" href={paths.preferences()}>
        <Trans>Language, currency and appearance</Trans>
      </Link>
      {shell.isSandbox && <EditionSwitch />}
    </Footer>
  );
}

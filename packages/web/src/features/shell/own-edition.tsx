import { Trans, useLingui } from "@lingui/react/macro";
import type { EditionCountry } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Container, Inline } from "@safar/ui/layout";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts, usePageAddress } from "../../app/addresses/page-path.ts";
import * as css from "./shell.css.ts";

/** A plain form. An edition that is chosen is kept on the device, and so this is asked once. */
const Choice = ({
  edition,
  back,
  onSubmit,
  children,
}: {
  edition: EditionCountry;
  /** Where to go on, where the page is to stay. */
  back?: string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) => {
  const { locale } = useFacts();
  return (
    <form method="post" action="/api/preferences" onSubmit={onSubmit}>
      <input type="hidden" name="edition" value={edition} />
      <input type="hidden" name="locale" value={locale} />
      {back !== undefined && <input type="hidden" name="return" value={back} />}
      <Button type="submit" size="small" kind={back === undefined ? "primary" : "quiet"}>
        {children}
      </Button>
    </form>
  );
};

/** Offers the edition of the country that the viewer's number is of, where another one is shown. */
export function OwnEdition({ own }: { own: EditionCountry }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const here = localisePath(usePageAddress(), locale);
  const [isKept, setKept] = useState(false);
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The page is what was asked for; if this does not arrive, it is asked again.
    void fetch("/api/preferences", {
      method: "POST",
      body: new URLSearchParams({ edition, locale, return: here }),
      redirect: "manual",
      keepalive: true,
    }).catch(() => undefined);
    document.getElementById("main")?.focus({ preventScroll: true });
    setKept(true);
  };
  if (isKept) return null;
  return (
    <aside className={css.question} aria-label={t`Edition`}>
      <Container>
        <Inline gap="2">
          <p className={css.whyAsked}>
            {own === "SA" ? (
              <Trans>Your number is Saudi. Show prices in riyals?</Trans>
            ) : (
              <Trans>Your number is Pakistani. Show prices in rupees?</Trans>
            )}
          </p>
          <Choice edition={own}>{own === "SA" ? <Trans>Show riyals</Trans> : <Trans>Show rupees</Trans>}</Choice>
          <Choice edition={edition} back={here} onSubmit={keep}>
            {own === "SA" ? <Trans>Keep rupees</Trans> : <Trans>Keep riyals</Trans>}
          </Choice>
        </Inline>
      </Container>
    </aside>
  );
}

import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "@safar/engine";
import { ToastRegion } from "@safar/ui/toast";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { i18nOf } from "../../i18n/i18n.ts";

/** As long as it takes to read. */
const shownMs = 6000;

type Newcomer = {
  readonly name: string;
  /** Where they have come to: home, or where they were going. */
  readonly isHome: boolean;
};

function Welcome({ name, isHome, onClose }: Newcomer & { onClose: () => void }) {
  const { t } = useLingui();
  const [isSaid, setSaid] = useState(false);
  // A region is read aloud for what is added to it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setSaid(true), []);
  const message = (
    <>
      <Trans>
        Welcome, <bdi>{name}</bdi>. Your account is ready.
      </Trans>{" "}
      {isHome ? <Trans>Where to first?</Trans> : <Trans>You can go on from here.</Trans>}
    </>
  );
  return (
    <ToastRegion
      label={t`Notices`}
      close={t`Close`}
      onClose={onClose}
      isOnTop
      toasts={isSaid ? [{ id: "welcome", tone: "success", lasts: shownMs, message }] : []}
    />
  );
}

/**
 * Says to somebody who has just signed up that they are in, and what comes next. It stands beside the page, which is any there is, and
 * goes away by itself: no page carries a place for it.
 */
export const welcome = (locale: Locale, newcomer: Newcomer): void => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <I18nProvider i18n={i18nOf(locale)}>
      <Welcome {...newcomer} onClose={close} />
    </I18nProvider>,
  );
};

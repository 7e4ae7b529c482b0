import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Mail, MessageCircle } from "lucide-react";
import { CopyButton } from "../shell/copy-button.tsx";
import * as css from "./content.css.ts";

/** Links to where people share, and nothing of theirs on the page. Copying needs script, so it comes with it. */
export function ShareStory({ title, address }: { title: string; address: string }) {
  const { t } = useLingui();
  const words = encodeURIComponent(`${title}\n${address}`);
  return (
    <section className={css.share} aria-label={t`Share this story`}>
      <span className={css.muted}>
        <Trans>Share this story</Trans>
      </span>
      <ButtonLink size="small" href={`https://wa.me/?text=${words}`} target="_blank" rel="noopener noreferrer">
        <Icon of={MessageCircle} size={18} />
        <Trans>WhatsApp</Trans>
      </ButtonLink>
      <ButtonLink
        size="small"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        <Icon of={Mail} size={18} />
        <Trans>Email</Trans>
      </ButtonLink>
      <CopyButton text={address} copied={<Trans>Address copied</Trans>}>
        <Trans>Copy the address</Trans>
      </CopyButton>
    </section>
  );
}

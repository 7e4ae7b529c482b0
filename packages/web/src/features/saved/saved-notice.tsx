import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { ToastRegion } from "@safar/ui/toast";
import { useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { Taken } from "./use-kept-list.ts";

const shownMs = 10_000;

/** A dash stays with the word before it. */
const beforeDash = (way: string): string => way.replaceAll(" – ", "\u00a0– ");

/** What was removed last, to be had back. */
export function SavedNotice({ taken, onClose }: { readonly taken: Taken | null; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const id = useId();
  const lost = { id: "lost", tone: "danger", message: <Trans>This browser could not write it down.</Trans> } as const;
  const toastOf = (one: Taken) =>
    one.type === "LOST"
      ? lost
      : {
          id: one.key,
          message: (
            <span id={id}>
              {one.count === 1 ? (
                <Trans>Removed: {isolated(beforeDash(one.title[locale]))}</Trans>
              ) : (
                <Plural value={one.count} one="# removed." other="# removed." />
              )}
            </span>
          ),
          // Whoever goes by the keyboard has a long way to it.
          ...(!one.isByKeyboard && { lasts: shownMs }),
          action: (
            <Button size="small" kind="quiet" aria-describedby={id} onClick={one.undo}>
              <Trans>Undo</Trans>
            </Button>
          ),
        };
  return (
    <ToastRegion
      label={t`Notices`}
      close={t`Close`}
      onClose={onClose}
      toasts={taken === null ? [] : [toastOf(taken)]}
    />
  );
}

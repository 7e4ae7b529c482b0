import { isUuid, type WithdrawalView } from "@safar/engine";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { paths } from "../../app/addresses/paths.ts";

/** The page of a code; a service that names no attempts has it on the request's own page. */
const codePage = ({ withdrawal }: WithdrawalView): string => {
  const attempt = withdrawal?.attempt ?? "";
  return isUuid(attempt) ? paths.walletCode(attempt) : paths.withdrawalRequest();
};

/** The page that a withdrawal's step belongs to; null when any will do. */
export const withdrawalPage = (view: WithdrawalView): string | null => {
  switch (view.screen) {
    case "loading":
    case "unavailable":
    case "done":
      return null;
    case "amount":
    case "account":
      return paths.withdrawCash();
    case "code":
      return codePage(view);
    default:
      return paths.withdrawalRequest();
  }
};

/** What the page's step belonged to before; undefined where the page was opened upon a flow that was going on. */
type Seen = { readonly href: string | null; readonly before: string | null | undefined };

/**
 * Follows the flow to the page of its step, and says whether it is on its way there. It leads on only when the step changes under the
 * person's eyes: who comes back to a page by the browser's button, with a flow that was going on before, stays there.
 */
export const useStepPage = (
  own: string,
  { isLive, wasGoing, href }: { readonly isLive: boolean; readonly wasGoing: boolean; readonly href: string | null },
): boolean => {
  const router = useRouter();
  const [seen, setSeen] = useState<Seen | null>(null);
  if (isLive && (seen === null || seen.href !== href)) {
    setSeen({ href, before: seen === null ? (wasGoing ? undefined : null) : seen.href });
  }
  const before = seen?.before;
  const to = isLive && seen?.href === href && before !== undefined && href !== own ? href : null;
  useEffect(() => {
    if (to === null) return;
    // From the form one may come back to it; a code's page is no place to come back to.
    void router.navigate({ href: to, replace: own !== paths.withdrawCash() || before === null });
  }, [own, to, before, router]);
  return to !== null;
};

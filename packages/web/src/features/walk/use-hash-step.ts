import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

type Step = {
  readonly hash: string;
  /** Which of the two is on the screen; null while it is neither. */
  readonly at: "first" | "second" | null;
  /** Leads on to the second; null while it cannot. */
  readonly go: (() => void) | null;
  readonly goBack: () => void;
};

/**
 * The second of two screens at one address has an address within it: the browser's back leads from it to the first, where everything stays
 * chosen, and its forward to the second again.
 */
export const useHashStep = ({ at, go, goBack, hash }: Step): void => {
  const router = useRouter();
  const pathname = useLocation({ select: (here) => here.pathname });
  const [own] = useState(pathname);
  // Whoever leaves for another page has not gone back to the first screen.
  const isHere = pathname === own;
  const isNamed = useLocation({ select: (here) => here.hash === hash });
  const wasNamed = useRef(false);
  // Asked for once: whoever cannot go on stays with the first.
  const wasAsked = useRef(false);
  useEffect(() => {
    // While neither is shown, what was asked for is kept: it is done once one of them is.
    if (!isHere || at === null) return;
    const hasLeft = wasNamed.current && !isNamed;
    wasNamed.current = isNamed;
    const name = (hash: string, replace: boolean) =>
      void router.navigate({ to: ".", search: true, hash, replace, resetScroll: false });
    if (at === "second") {
      wasAsked.current = !hasLeft;
      if (hasLeft) goBack();
      else if (!isNamed) name(hash, false);
    } else if (isNamed) {
      const isAsking = go !== null && !wasAsked.current;
      wasAsked.current = isAsking;
      if (isAsking) go();
      else name("", true);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is sent does not change with who sends it
  }, [at, hash, isHere, isNamed, router]);
};

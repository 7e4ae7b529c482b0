import { Plural, Trans } from "@lingui/react/macro";
import { connectReturnHome, returnHomeMachine, secondsUntil } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { VisuallyHidden } from "@safar/ui/layout";
import { vars } from "@safar/ui/theme";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { byHand } from "../../app/hooks/by-hand.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { useFlow } from "../../engine/flows/use-flow.ts";

const wantsStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const otherSigns = ["focusin", "pointermove"] as const;
/** Whoever moves to the way to stay finds it there. */
const isAtCount = ({ target, type }: Event) =>
  type === "pointermove" && target instanceof Element && target.closest("[data-count]") !== null;

/** At its element, for few see it. */
const count = { display: "flex", alignItems: "center", gap: vars.space["3"] };

/** For so long a page that could not be shown is read before it begins to count. */
const readingMs = 10_000;

/** The count home, once nobody has shown for a while that they are there. */
export function ReturnHome() {
  const [isDue, setDue] = useState(false);
  // Whoever sees where it will be said is already listened to.
  useLayoutEffect(() => {
    if (isDue) return undefined;
    const due = setTimeout(() => setDue(true), readingMs);
    const unheard = byHand(() => clearTimeout(due), ...otherSigns);
    return () => {
      clearTimeout(due);
      unheard();
    };
  }, [isDue]);
  return (
    // Only what is put into a region that is already there is read aloud.
    <div style={count} data-count="" role="status">
      {isDue && <Count />}
    </div>
  );
}

/** Goes home by itself after a count that anybody can stop by doing something, or by asking to stay. */
function Count() {
  const router = useRouter();
  const [now, setNow] = useState(() => serverClock.now());
  const [mayLeave] = useState(() => !wantsStillness());
  const [isSeen] = useState(() => document.hasFocus());
  const { view, actor } = useFlow(returnHomeMachine, connectReturnHome, { input: { now, mayLeave, isSeen } });
  const isOpen = view.leavesAt !== null || view.leftMs !== null;

  useEffect(() => {
    const left = actor.on("home.left", () => void router.navigate({ href: paths.home() }));
    return () => left.unsubscribe();
  }, [actor, router]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const tick = setInterval(() => setNow(serverClock.now()), 250);
    const ends = new AbortController();
    const engage = (event: Event) => {
      if (!isAtCount(event)) actor.send({ type: "person.engage" });
    };
    const unheard = byHand(engage, ...otherSigns);
    window.addEventListener("blur", () => actor.send({ type: "page.leave", now: serverClock.now() }), ends);
    window.addEventListener(
      "focus",
      () => {
        const back = serverClock.now();
        setNow(back);
        actor.send({ type: "page.return", now: back });
      },
      ends,
    );
    return () => {
      clearInterval(tick);
      unheard();
      ends.abort();
    };
  }, [isOpen, actor]);

  if (!isOpen) return null;
  const seconds = secondsUntil(view.leavesAt ?? now + (view.leftMs ?? 0), now);
  return (
    <>
      {/* Read once, not every second. */}
      <VisuallyHidden>
        <Trans>You are being taken home.</Trans>
      </VisuallyHidden>
      <span aria-hidden="true">
        <Plural
          value={seconds}
          one="You are being taken home in # second"
          other="You are being taken home in # seconds"
        />
      </span>
      <Button size="small" onClick={view.commands.stay}>
        <Trans>Stay here</Trans>
      </Button>
    </>
  );
}

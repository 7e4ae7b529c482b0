import { useEffect, useEffectEvent } from "react";

/** Calls back when somebody leaves what calls it, by a reload too. */
export const useLeft = (onLeft: () => void): void => {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const told = () => left();
    window.addEventListener("pagehide", told);
    return () => {
      window.removeEventListener("pagehide", told);
      told();
    };
  }, []);
};

/** Whoever leaves a page has read what was wrong: it is not said again of what is typed when they come back. */
export const useForgottenProblems = (send: (event: { type: "problems.forget" }) => void): void =>
  useLeft(() => send({ type: "problems.forget" }));

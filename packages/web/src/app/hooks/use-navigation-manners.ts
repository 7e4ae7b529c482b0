import { closeAllDialogs } from "@safar/ui/dialog-registry";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * What a new page owes to a person who goes to it without loading a document: nothing modal is left open, and the keyboard
 * and the reader stand at its beginning.
 */
export const useNavigationManners = (): void => {
  const router = useRouter();
  useEffect(() => {
    const leaving = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) closeAllDialogs();
    });
    const arriving = router.subscribe("onRendered", ({ fromLocation, pathChanged, toLocation }) => {
      if (!fromLocation || !pathChanged || toLocation.hash) return;
      const main = document.getElementById("main");
      // A screen that has chosen where its reader begins knows better.
      if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
    });
    return () => {
      leaving();
      arriving();
    };
  }, [router]);
};

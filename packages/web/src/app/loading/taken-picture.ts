import { takeName } from "./taken-name.ts";

/** In pixels: an emblem is nothing to follow with the eye. */
const leastWidth = 80;

/** What was taken along, until somebody presses again. */
let taken: HTMLImageElement | null = null;

/** The browser moves the picture that is marked so to where the next page has its own, `data-opening`: see the theme's `movement.css.ts`. */
const mark = (isMoving: boolean) => taken?.toggleAttribute("data-taken", isMoving);

/** No picture is on its way any more. */
export const leavePicture = (): void => void mark(false);

/** The address of the picture that was taken along: it stands in until the page that it opens has come. */
export const pictureTaken = (): string | null => taken?.currentSrc ?? null;

const forget = () => {
  leavePicture();
  taken = null;
};

/** Takes along what a link that is pressed leads on from: its name, and the picture of its card where there is one to see move. */
export const takeCard = (link: Element): void => {
  forget();
  takeName(link);
  const picture = link.closest("article, li")?.querySelector<HTMLImageElement>("[data-picture], img");
  if (!picture || picture.offsetWidth < leastWidth || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  taken = picture;
  mark(true);
  addEventListener("click", forget, { capture: true, once: true });
};

/** Shows what comes next, at once where no picture was taken along or the browser moves none. */
export const movePicture = async (show: () => Promise<void> | void): Promise<void> => {
  if (!taken?.matches("[data-taken]") || !("startViewTransition" in document)) return show();
  const { ready, updateCallbackDone } = document.startViewTransition(show);
  // One that is overtaken by the next is left out; what was to be shown is shown.
  ready.catch(() => undefined);
  return updateCallbackDone;
};

import type { MouseEvent } from "react";
import { leavePicture, movePicture, takeCard } from "../../app/loading/taken-picture.ts";

/** Whether a press is meant for this page, and not for another tab or window. */
export const isPlainPress = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Does something in place of following a link, where the press is meant for this page; without anything to do it is a plain link. */
export const insteadOfLink =
  (act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (act === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    takeCard(event.currentTarget);
    void movePicture(() => {
      act();
      // The next screen is drawn before this is.
      queueMicrotask(leavePicture);
    });
  };

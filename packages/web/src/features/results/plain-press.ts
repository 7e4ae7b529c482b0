import type { MouseEvent } from "react";

/** Whether a press is meant for this page, and not for another tab or window. */
export const isPlainPress = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

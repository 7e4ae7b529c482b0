/** Runs once there is nothing else to do on the page; soon where a browser does not say when it rests. */
export const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? window.setTimeout)(run);
